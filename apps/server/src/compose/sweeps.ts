import type { RecurringJob } from '../jobs/job-runner.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long events are stored; a client that was away for longer reloads its lists. */
const eventLifetime = 2 * day;
const finishedJobLifetime = 7 * day;

interface Swept {
  sweep(before: number): Promise<number>;
}

/** Jobs that delete old rows. Each runs in one process at a time. */
export function sweeps(parts: {
  eventLog: Swept;
  queue: Swept;
  answers: { sweep(): Promise<number> };
  now: () => number;
}): RecurringJob[] {
  const { eventLog, queue, answers, now } = parts;
  return [
    {
      name: 'sweep-events',
      everyMilliseconds: hour,
      run: async () => void (await eventLog.sweep(now() - eventLifetime)),
    },
    {
      name: 'sweep-jobs',
      everyMilliseconds: hour,
      run: async () => void (await queue.sweep(now() - finishedJobLifetime)),
    },
    { name: 'sweep-idempotency-keys', everyMilliseconds: hour, run: async () => void (await answers.sweep()) },
  ];
}

export function sweepOf(name: string, sweep: () => Promise<unknown>): RecurringJob {
  return { name, everyMilliseconds: hour, run: async () => void (await sweep()) };
}
