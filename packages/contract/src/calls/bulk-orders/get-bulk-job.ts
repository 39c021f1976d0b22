import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkJob, bulkRow, jobVersion } from '../../shapes/bulk-job.ts';
import { id } from '../../shapes/primitives.ts';

const position = z.string().check(z.regex(/^\d{1,7}$/, 'must be a row'));

/**
 * A job with its rows, or only with those whose version is greater than `changed_since`, 500 at most. Where more follow, `next_row` is the
 * `after_row` of the next answer. What changes in between has a version greater than that of the first answer's job.
 */
export const getBulkJob = defineCall({
  id: 'get-bulk-job',
  summary: 'Get an upload with its rows',
  service: 'orders',
  method: 'GET',
  path: '/bulk-job/detail/:vendorId/:jobId',
  access: 'account',
  params: z.object({ vendorId: id, jobId: id }),
  query: z.strictObject({ changed_since: z.optional(jobVersion), after_row: z.optional(position) }),
  answer: bodyOf(z.object({ bulk_job: bulkJob, orders: z.array(bulkRow), next_row: z.nullable(z.string()) })),
  errors: ['vendor.not-found', 'bulk.not-offered', 'bulk.job-not-found'],
});
