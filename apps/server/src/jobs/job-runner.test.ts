import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { JobRunner, pauseAfter, type JobRunnerParts } from './job-runner.ts';
import type { ClaimedJob, JobQueue, NewJob } from './ports.ts';

interface StoredJob extends ClaimedJob {
  key: string | null;
  runAt: number;
  state: 'waiting' | 'running' | 'finished' | 'dead';
  reason: string;
}

/** A job table in memory, with the parts that the runner uses. */
class MemoryQueue implements JobQueue {
  readonly jobs: StoredJob[] = [];
  failing = false;

  async add({ name, key, payload, runAt }: NewJob): Promise<void> {
    const taken = this.jobs.some(
      (job) => job.name === name && job.key === key && job.state in { waiting: 1, running: 1 },
    );
    if (key !== null && taken) return;
    const id = String(this.jobs.length + 1);
    this.jobs.push({ id, name, key, payload, runAt, attempt: 0, state: 'waiting', reason: '' });
  }

  async claim({ names, limit, now }: { names: readonly string[]; limit: number; now: number }): Promise<ClaimedJob[]> {
    if (this.failing) throw new Error('away');
    const due = this.jobs.filter((job) => job.state === 'waiting' && job.runAt <= now && names.includes(job.name));
    return due.slice(0, limit).map((job) => {
      job.state = 'running';
      job.attempt += 1;
      return { ...job };
    });
  }

  async finish({ id }: ClaimedJob): Promise<void> {
    this.#set(id, { state: 'finished' });
  }

  async retry({ id }: ClaimedJob, runAt: number, reason: string): Promise<void> {
    this.#set(id, { state: 'waiting', runAt, reason });
  }

  async markDead({ id }: ClaimedJob, reason: string): Promise<void> {
    this.#set(id, { state: 'dead', reason });
  }

  async sweep(): Promise<number> {
    return 0;
  }

  #set(id: string, change: Partial<StoredJob>): void {
    Object.assign(this.jobs.find((job) => job.id === id) ?? {}, change);
  }
}

let runner: JobRunner | null = null;
afterEach(async () => {
  await runner?.stop();
});

function run(queue: JobQueue, parts: Partial<JobRunnerParts>): JobRunner {
  const usual = {
    queue,
    handlers: {},
    recurring: [],
    now: () => 0,
    logger: pino({ level: 'silent' }),
    pollMilliseconds: 5,
  };
  runner = new JobRunner({ ...usual, ...parts });
  runner.start();
  return runner;
}

const job = (name: string, runAt = 0): NewJob => ({ name, key: null, payload: { name }, runAt });

describe('the job runner', () => {
  it('runs a due job once, with its payload', async () => {
    const queue = new MemoryQueue();
    await queue.add(job('greet'));
    await queue.add(job('greet', 1000));
    const done: unknown[] = [];
    run(queue, { handlers: { greet: async (payload) => void done.push(payload) } });
    await expect.poll(() => queue.jobs[0]?.state).toBe('finished');
    expect(done).toEqual([{ name: 'greet' }]);
    expect(queue.jobs[1]?.state).toBe('waiting');
  });

  it('retries a failed job with growing pauses, and finally gives up', async () => {
    const queue = new MemoryQueue();
    await queue.add(job('fail'));
    let now = 0;
    const handlers = {
      fail: async () => {
        throw new Error('no luck');
      },
    };
    run(queue, { handlers, now: () => now, maxAttempts: 3 });
    await expect.poll(() => queue.jobs[0]).toMatchObject({ state: 'waiting', runAt: 1000, reason: 'no luck' });
    now = 1000;
    await expect.poll(() => queue.jobs[0]).toMatchObject({ state: 'waiting', runAt: 3000 });
    now = 3000;
    await expect.poll(() => queue.jobs[0]).toMatchObject({ state: 'dead', attempt: 3, reason: 'no luck' });
    expect(pauseAfter(30)).toBe(300_000);
  });

  it('runs at most as many jobs at once as its width, and ignores unknown names', async () => {
    const queue = new MemoryQueue();
    for (let times = 0; times < 6; times += 1) await queue.add(job('slow'));
    await queue.add(job('somebody-elses'));
    let atOnce = 0;
    let most = 0;
    const handlers = {
      slow: async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setTimeout(resolve, 10));
        atOnce -= 1;
      },
    };
    run(queue, { handlers, width: 2 });
    await expect.poll(() => queue.jobs.filter(({ state }) => state === 'finished').length).toBe(6);
    expect(most).toBe(2);
    expect(queue.jobs.at(-1)?.state).toBe('waiting');
  });

  it('continues after the queue was unavailable', async () => {
    const queue = new MemoryQueue();
    queue.failing = true;
    await queue.add(job('greet'));
    run(queue, { handlers: { greet: async () => undefined } });
    queue.failing = false;
    await expect.poll(() => queue.jobs[0]?.state).toBe('finished');
  });

  it('finishes running jobs when it stops, and starts no others', async () => {
    const queue = new MemoryQueue();
    await queue.add(job('slow'));
    const started = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const handlers = {
      slow: async () => {
        started.resolve();
        await end.promise;
      },
    };
    const stoppable = run(queue, { handlers });
    await started.promise;
    await queue.add(job('slow'));
    const stopped = stoppable.stop();
    end.resolve();
    await stopped;
    expect(queue.jobs.map(({ state }) => state)).toEqual(['finished', 'waiting']);
  });

  it('adds recurring jobs at the start and after each interval, never twice at once', async () => {
    const queue = new MemoryQueue();
    let runs = 0;
    const recurring = [{ name: 'sweep', everyMilliseconds: 10, run: async () => void (runs += 1) }];
    run(queue, { recurring });
    await expect.poll(() => runs).toBeGreaterThan(2);
  });
});
