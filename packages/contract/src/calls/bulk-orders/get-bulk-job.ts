import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkJob, bulkRow } from '../../shapes/bulk-job.ts';
import { id } from '../../shapes/primitives.ts';

/** A job with all of its rows, or only with those whose version is greater than `changed_since`. */
export const getBulkJob = defineCall({
  id: 'get-bulk-job',
  summary: 'Get an upload with its rows',
  service: 'orders',
  method: 'GET',
  path: '/bulk-job/detail/:vendorId/:jobId',
  access: 'account',
  params: z.object({ vendorId: id, jobId: id }),
  query: z.strictObject({ changed_since: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'must be a version'))) }),
  answer: bodyOf(z.object({ bulk_job: bulkJob, orders: z.array(bulkRow) })),
  errors: ['vendor.not-found', 'bulk.not-offered', 'bulk.job-not-found'],
});
