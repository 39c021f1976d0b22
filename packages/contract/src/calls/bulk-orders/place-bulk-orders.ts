import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkJob } from '../../shapes/bulk-job.ts';
import { id } from '../../shapes/primitives.ts';

/**
 * Places all rows that are READY, in the background (specification §4, bulk flow). If fees have changed since they were shown, nothing is
 * placed: the job waits for `fees`, and the next call confirms them. `place-bulk-orders` of a job that is being placed answers it again.
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
  answer: bodyOf(z.object({ bulk_job: bulkJob })),
  errors: ['bulk.not-offered', 'bulk.job-not-found', 'bulk.job-under-way', 'bulk.job-placed', 'bulk.nothing-to-place'],
});
