import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkColumn, bulkJob, bulkRow } from '../../shapes/bulk-job.ts';
import { id } from '../../shapes/primitives.ts';
import { optional } from '../../shapes/requested.ts';

const change = z.strictObject({
  /** null adds a row. */
  row_id: z.nullable(id),
  /** The texts that change; an empty text clears a column. */
  values: optional(z.partialRecord(bulkColumn, z.string().check(z.maxLength(32_767)))),
  /** Leaves the row out of the placement, or takes it in again; an offered cancellation is chosen by `false`. */
  left_out: optional(z.boolean()),
});

/**
 * Changes rows, or adds rows behind the last one. Each changed row is checked and priced alone before the answer, which has all rows that
 * changed: also others, whose warnings about repeated rows are new or gone.
 */
export const changeBulkRows = defineCall({
  id: 'change-bulk-rows',
  summary: 'Change, add or leave out rows of an upload',
  service: 'orders',
  method: 'PUT',
  path: '/bulk-job/rows/:vendorId/:jobId',
  access: 'account',
  idempotent: true,
  params: z.object({ vendorId: id, jobId: id }),
  body: z.strictObject({ rows: z.array(change).check(z.minLength(1), z.maxLength(200)) }),
  answer: bodyOf(z.object({ bulk_job: bulkJob, orders: z.array(bulkRow) })),
  errors: [
    'vendor.not-found',
    'bulk.not-offered',
    'bulk.job-not-found',
    'bulk.job-under-way',
    'bulk.job-placed',
    'bulk.row-not-found',
    'bulk.too-many-rows',
  ],
});
