import type { RecurringJob } from '../jobs/job-runner.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** A client that was away for longer reads its lists again. */
const eventsKept = 2 * day;
const finishedJobsKept = 7 * day;

interface Swept {
  sweep(before: number): Promise<number>;
}

/** What must not grow for ever. Each runs in one process at a time. */
export function sweeps(parts: {
  eventLog: Swept;
  queue: Swept;
  answers: { sweep(): Promise<number> };
  now: () => number;
}): RecurringJob[] {
  const { eventLog, queue, answers, now } = parts;
  return [
    { name: 'sweep-events', everyMilliseconds: hour, run: async () => void (await eventLog.sweep(now() - eventsKept)) },
    {
      name: 'sweep-jobs',
      everyMilliseconds: hour,
      run: async () => void (await queue.sweep(now() - finishedJobsKept)),
    },
    { name: 'sweep-idempotency-keys', everyMilliseconds: hour, run: async () => void (await answers.sweep()) },
  ];
}
