import type { ProcessParts } from './process-parts.ts';

/** Starts the jobs, including recurring ones, and the fleet. */
export function startWork({ jobs, deliveries, live, closers }: ProcessParts): void {
  closers.add(() => jobs.stop());
  closers.add(() => deliveries.stop());
  // Other processes add jobs too; without this message they would wait for the next poll.
  const stopListening = live.bus.subscribe('jobs-added', () => jobs.wake());
  closers.add(async () => stopListening());
  jobs.start();
  deliveries.start();
}
