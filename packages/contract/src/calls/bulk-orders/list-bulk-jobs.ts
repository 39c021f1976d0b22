import { bulkJobStatuses } from '@riderbell/domain/bulk-orders/bulk-job.ts';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkJob } from '../../shapes/bulk-job.ts';
import { id, instant, personText } from '../../shapes/primitives.ts';

/** The jobs of a vendor, newest first, at most 50. The next page begins after the job `after`. */
export const listBulkJobs = defineCall({
  id: 'list-bulk-jobs',
  summary: 'List the uploads of a vendor',
  service: 'orders',
  method: 'GET',
  path: '/bulk-job/all/:vendorId',
  access: 'account',
  params: z.object({ vendorId: id }),
  query: z.strictObject({
    status: z.optional(z.enum(bulkJobStatuses)),
    created_by: z.optional(personText(320)),
    from: z.optional(instant),
    to: z.optional(instant),
    after: z.optional(id),
  }),
  answer: bodyOf(z.array(bulkJob)),
  errors: ['vendor.not-found', 'bulk.not-offered', 'bulk.job-not-found'],
});
