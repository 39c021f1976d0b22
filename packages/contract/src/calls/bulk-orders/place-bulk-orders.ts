import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkJob, jobVersion } from '../../shapes/bulk-job.ts';
import { id } from '../../shapes/primitives.ts';

/**
 * Places all rows that are READY, in the background (specification §4, bulk flow). If fees have changed since they were shown, nothing is
 * placed: the job waits for `fees`, and a call whose `fees_of` is the version of the job with the new fees confirms them. A job that is being
 * placed is answered as it is, and so is one whose fees are not confirmed: the second click of a double click changes nothing.
 */
export const placeBulkOrders = defineCall({
  id: 'place-bulk-orders',
  summary: 'Place the orders of an upload',
  service: 'orders',
  method: 'POST',
  path: '/bulk-job/place-orders/:jobId',
  access: 'account',
  idempotent: true,
  params: z.object({ jobId: id }),
  query: z.strictObject({ fees_of: z.optional(jobVersion) }),
  answer: bodyOf(z.object({ bulk_job: bulkJob })),
  errors: ['bulk.not-offered', 'bulk.job-not-found', 'bulk.job-under-way', 'bulk.job-placed', 'bulk.nothing-to-place'],
});
