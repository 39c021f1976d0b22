import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ClaimedJob, JobQueue } from './ports.ts';

/** Runs a job. After a crash the job may run again, so running it twice must have the same result as running it once. */
export type JobHandler = (payload: unknown, attempt: number) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface RecurringJob {
  name: string;
  everyMilliseconds: number;
  run: () => Promise<void>;
}

/**
 * Milliseconds between two claims that got fewer jobs than they asked for. The first job after a pause runs at once; in a stream of jobs
 * several share a claim.
 */
const claimPause = 20;

export interface JobRunnerParts {
  queue: JobQueue;
  handlers: JobHandlers;
  recurring: readonly RecurringJob[];
  now: () => number;
  logger: Logger;
  /** How many jobs run at once in this process. */
  width?: number;
  pollMilliseconds?: number;
  leaseMilliseconds?: number;
  maxAttempts?: number;
}

/** Claims due jobs and runs them, with a lease, so that another process takes over after a crash, and with growing pauses. */
export class JobRunner {
  readonly #parts: Required<JobRunnerParts>;
  readonly #running = new Set<Promise<void>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #claiming: Promise<void> | null = null;
  #again = false;
  /** Whether the last claim left due jobs. */
  #more = false;
  #stopped = false;
  #failing = false;

  constructor(parts: JobRunnerParts) {
    const recurring = parts.recurring.map(({ name, run }): [string, JobHandler] => [name, run]);
    this.#parts = {
      // Jobs that start together share statements: as many as a busy server adds between two claims.
      width: 24,
      pollMilliseconds: 500,
      leaseMilliseconds: 60_000,
      maxAttempts: 12,
      ...parts,
      handlers: { ...parts.handlers, ...Object.fromEntries(recurring) },
    };
  }

  start(): void {
    this.#every(this.#parts.pollMilliseconds, () => this.wake());
    for (const { name, everyMilliseconds } of this.#parts.recurring) {
      const due = (): void => this.#track(this.#addRecurring(name));
      due();
      this.#every(everyMilliseconds, due);
    }
  }

  /** Claims due jobs now. Call it after adding a due job, so that the job does not wait for the next poll. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#claiming) {
      this.#again = true;
      return;
    }
    this.#claiming = this.#claimAndRest().finally(() => {
      this.#claiming = null;
      if (!this.#again) return;
      this.#again = false;
      this.wake();
    });
  }

  /** Claims no more jobs and waits for running ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#claiming;
    await Promise.all(this.#running);
  }

  async #claimAndRest(): Promise<void> {
    const free = this.#parts.width - this.#running.size;
    if (free > 0) await this.#claim(free);
    else this.#more = true;
    if (!this.#more) await pause(claimPause);
  }

  async #claim(limit: number): Promise<void> {
    const { queue, handlers, leaseMilliseconds, now, logger } = this.#parts;
    this.#more = false;
    try {
      const jobs = await queue.claim({ names: Object.keys(handlers), limit, leaseMs: leaseMilliseconds, now: now() });
      this.#more = jobs.length === limit;
      this.#failing = false;
      for (const job of jobs) this.#track(this.#do(job));
    } catch (error) {
      // The next poll tries again; an unavailable database is logged once instead of twice a second.
      if (!this.#failing) logger.error({ err: error }, 'jobs could not be claimed');
      this.#failing = true;
    }
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => {
      this.#running.delete(tracked);
      // Not for a single job, because a claim takes as long for many as for one.
      if (this.#more && this.#running.size <= this.#parts.width / 2) this.wake();
    });
    this.#running.add(tracked);
  }

  async #do(job: ClaimedJob): Promise<void> {
    const { queue, handlers, logger } = this.#parts;
    try {
      await handlers[job.name]?.(job.payload, job.attempt);
      await queue.finish(job);
    } catch (error) {
      logger.error({ err: error, job: job.name, job_id: job.id, attempt: job.attempt }, 'job failed');
      await this.#giveBack(job, error).catch((reason: unknown) => {
        // Its lease will end, and a process will run it then.
        logger.error({ err: reason, job: job.name, job_id: job.id }, 'job could not be given back');
      });
    }
  }

  async #giveBack(job: ClaimedJob, error: unknown): Promise<void> {
    const { queue, maxAttempts, now } = this.#parts;
    const reason = error instanceof Error ? error.message : String(error);
    if (job.attempt >= maxAttempts) await queue.markDead(job, reason, now());
    else await queue.retry(job, now() + pauseAfter(job.attempt), reason);
  }

  async #addRecurring(name: string): Promise<void> {
    const { queue, now, logger } = this.#parts;
    try {
      // With the key only one process runs it.
      await queue.add({ name, key: 'recurring', payload: null, runAt: now() });
      this.wake();
    } catch (error) {
      logger.warn({ err: error, job: name }, 'recurring job could not be added');
    }
  }

  #every(milliseconds: number, act: () => void): void {
    const timer = setInterval(act, milliseconds);
    timer.unref();
    this.#timers.push(timer);
  }
}

/** 1 s, 2 s, 4 s … and at most five minutes. */
export function pauseAfter(attempt: number): number {
  return Math.min(300_000, 1000 * 2 ** (attempt - 1));
}
