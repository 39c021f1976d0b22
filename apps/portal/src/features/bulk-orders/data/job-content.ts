import type { BulkJob, BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';

/** A job as this tab knows it, with its rows in the order of the file. */
export interface JobContent {
  readonly job: BulkJob;
  readonly rows: readonly BulkRow[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Every change up to this version of the job is known. */
  readonly readTo: number;
}

/**
 * Takes an answer into what is known. Answers may come out of order: of each row and of the job, the newer version counts. Rows that did
 * not change stay the same objects.
 * @param readTo the version up to which the answer has all changes since the last reading; null if it only has those of one call
 */
export function withAnswer(
  known: JobContent | undefined,
  answer: { readonly bulk_job: BulkJob; readonly orders: readonly BulkRow[] },
  readTo: number | null,
): JobContent {
  const isReadTo = readTo ?? known?.readTo ?? 0;
  const job = known !== undefined && known.job.version > answer.bulk_job.version ? known.job : answer.bulk_job;
  if (known !== undefined && answer.orders.length === 0) return { ...known, job, readTo: isReadTo };
  const rows = known === undefined ? [] : [...known.rows];
  const added: BulkRow[] = [];
  for (const row of answer.orders) {
    const index = known?.indexOf.get(row.row_id);
    const before = index === undefined ? undefined : rows[index];
    if (index === undefined || before === undefined) added.push(row);
    else if (row.version >= before.version) rows[index] = row;
  }
  if (known !== undefined && added.length === 0) return { job, rows, indexOf: known.indexOf, readTo: isReadTo };
  const all = [...rows, ...added].sort((a, b) => a.row_number - b.row_number);
  return { job, rows: all, indexOf: new Map(all.map(({ row_id }, index) => [row_id, index])), readTo: isReadTo };
}
