import type { ProcessParts } from './process-parts.ts';

/** The jobs, those that come back again and again among them, and the fleet where it moves by itself. */
export function startWork({ jobs, deliveries, live, closers }: ProcessParts): void {
  closers.add(() => jobs.stop());
  closers.add(() => deliveries.stop());
  // Other processes add jobs too; without this notice they would wait for the next look.
  const stopListening = live.bus.subscribe('jobs-added', () => jobs.wake());
  closers.add(async () => stopListening());
  jobs.start();
  deliveries.start();
}
