import type { BulkJobAction, BulkJobStatus, BulkRowAction, BulkRowStatus } from './bulk-job.ts';

/** The facts of a row that a job counts; amounts in minor units. */
export interface CountedRow {
  readonly action: BulkRowAction;
  readonly status: BulkRowStatus;
  readonly fee: number | null;
  readonly amount: number | null;
  /** The fee that was confirmed, while a changed one waits for confirmation. */
  readonly previousFee: number | null;
}

/** The counts of a job (specification §3). Amounts are in minor units. */
export interface BulkSummary {
  /** The rows of the file; offered cancellations are not in it. */
  readonly totalRows: number;
  /** The rows without errors that are new orders, before and after their placement. */
  readonly ordersToPlace: number;
  readonly ordersPlaced: number;
  /** The rows with errors, of the check or of the placement. */
  readonly errors: number;
  /** The rows that edit an order, before and after the placement. */
  readonly edits: number;
  readonly cancellationsOffered: number;
  readonly cancellationsChosen: number;
  /** The rows that change nothing. */
  readonly unchanged: number;
  readonly changedFees: number;
  /** Of the orders to place. */
  readonly totalFee: number;
  readonly totalAmount: number;
  /** `metadata.success_row_count`: the rows that the last action finished without an error. */
  readonly successRows: number;
  /** The rows that the action has not reached yet. */
  readonly waiting: number;
  /** The rows whose action will be taken. */
  readonly ready: number;
  /** The rows whose action was taken, without those that change nothing. */
  readonly done: number;
}

/** The rows that a person has not left out and that had no error before the placement. */
const chosenStatuses: ReadonlySet<BulkRowStatus> = new Set<BulkRowStatus>(['READY', 'DONE', 'FAILED']);
const errorStatuses: ReadonlySet<BulkRowStatus> = new Set<BulkRowStatus>(['ERROR', 'FAILED']);

export function summaryOf(rows: Iterable<CountedRow>): BulkSummary {
  const counts = {
    totalRows: 0,
    ordersToPlace: 0,
    ordersPlaced: 0,
    errors: 0,
    edits: 0,
    cancellationsOffered: 0,
    cancellationsChosen: 0,
    unchanged: 0,
    changedFees: 0,
    totalFee: 0,
    totalAmount: 0,
    successRows: 0,
    waiting: 0,
    ready: 0,
    done: 0,
  };
  for (const { action, status, fee, amount, previousFee } of rows) {
    const isChosen = chosenStatuses.has(status);
    const isError = errorStatuses.has(status);
    if (action === 'CANCEL') {
      counts.cancellationsOffered += 1;
      if (isChosen) counts.cancellationsChosen += 1;
    } else counts.totalRows += 1;
    if (isError) counts.errors += 1;
    if (status === 'WAITING') counts.waiting += 1;
    if (action === 'NONE' && !isError && status !== 'WAITING' && status !== 'LEFT_OUT') {
      counts.unchanged += 1;
      counts.successRows += 1;
      continue;
    }
    if (status === 'READY') counts.ready += 1;
    if (status === 'DONE') counts.done += 1;
    if ((status === 'READY' || status === 'DONE') && action !== 'CANCEL') counts.successRows += 1;
    if (status === 'READY' && previousFee !== null && previousFee !== fee) counts.changedFees += 1;
    if (action === 'EDIT' && isChosen) counts.edits += 1;
    if (action !== 'CREATE' || !isChosen) continue;
    counts.ordersToPlace += 1;
    if (status === 'DONE') counts.ordersPlaced += 1;
    counts.totalFee += fee ?? 0;
    counts.totalAmount += amount ?? 0;
  }
  return counts;
}

/**
 * The status of a job (specification §4) whose last action was this one. UNKNOWN while the action is under way: rows still wait for the
 * check, or are still ready during the placement. Rows that are left out count neither way.
 */
export function statusOfJob(
  action: BulkJobAction,
  { errors, waiting, ready, done, unchanged }: BulkSummary,
): BulkJobStatus {
  if (waiting > 0) return 'UNKNOWN';
  if (action === 'PREPROCESS') {
    if (errors === 0) return 'PREPROCESS_SUCCESS';
    return ready + unchanged > 0 ? 'PREPROCESS_SUCCESS_WITH_ERROR' : 'PREPROCESS_FAIL';
  }
  if (ready > 0) return 'UNKNOWN';
  if (errors === 0) return 'ORDER_PLACEMENT_SUCCESS';
  return done > 0 ? 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR' : 'ORDER_PLACEMENT_FAIL';
}
