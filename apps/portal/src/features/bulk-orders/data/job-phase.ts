import type { BulkJob } from '@riderbell/contract/shapes/bulk-job.ts';

/** What a job is doing or waits for, in the order of its life. */
export type JobPhase = 'checking' | 'columns' | 'ready' | 'fees' | 'placing' | 'placed';

export type PhaseFacts = Pick<BulkJob, 'status' | 'action' | 'waits_for' | 'progress'>;

export function phaseOf({ status, action, waits_for, progress }: PhaseFacts): JobPhase {
  if (waits_for !== null) return waits_for;
  if (status === 'UNKNOWN' || progress !== null) return action === 'PREPROCESS' ? 'checking' : 'placing';
  return status.startsWith('ORDER_PLACEMENT') ? 'placed' : 'ready';
}

/** Whether the server is working on the job. */
export function isUnderWay(job: BulkJob): boolean {
  const phase = phaseOf(job);
  return phase === 'checking' || phase === 'placing';
}

/** Whether the rows can still be changed. */
export function isEditable(job: BulkJob): boolean {
  const phase = phaseOf(job);
  return phase === 'ready' || phase === 'fees';
}

/** How many rows the placement would act on. */
export function actionsOf({ summary }: BulkJob): number {
  return summary.orders_to_place + summary.edits + summary.cancellations_chosen;
}

const progressEvery = 1000;
/** Another tab or person may place the job. */
const otherTabsEvery = 10_000;

/** When to read the job again, in milliseconds; false for a job that cannot change any more. */
export function pollingOf(job: BulkJob | undefined): number | false {
  if (job === undefined) return false;
  if (isUnderWay(job)) return progressEvery;
  return phaseOf(job) === 'placed' ? false : otherTabsEvery;
}
