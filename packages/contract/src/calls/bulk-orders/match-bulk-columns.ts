import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkColumn, bulkJob } from '../../shapes/bulk-job.ts';
import { id } from '../../shapes/primitives.ts';

/** Says what each column of the file is, in the file's order; null is a column to ignore. All rows are checked again. */
export const matchBulkColumns = defineCall({
  id: 'match-bulk-columns',
  summary: 'Match the columns of an upload by hand',
  service: 'orders',
  method: 'PUT',
  path: '/bulk-job/columns/:vendorId/:jobId',
  access: 'account',
  params: z.object({ vendorId: id, jobId: id }),
  body: z.strictObject({ columns: z.array(z.nullable(bulkColumn)).check(z.maxLength(16_384)) }),
  answer: bodyOf(z.object({ bulk_job: bulkJob })),
  errors: [
    'vendor.not-found',
    'bulk.not-offered',
    'bulk.job-not-found',
    'bulk.job-under-way',
    'bulk.job-placed',
    'bulk.columns-repeated',
    'bulk.columns-missing',
  ],
});
