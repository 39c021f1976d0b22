import { bulkFileLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { bodyOf } from '../../envelopes.ts';
import { bulkJob, bulkRow } from '../../shapes/bulk-job.ts';
import { id, personText } from '../../shapes/primitives.ts';
import { defaulted } from '../../shapes/requested.ts';

/** Longer than the base64 of the largest file, so that a file that is a little too large gets its own error. */
const longestContent = Math.ceil((bulkFileLimit * 4) / 3) + 1_000_000;

/**
 * Reads a workbook and begins to check its rows in the background (specification §4, bulk flow). The answer has the first hundred rows as
 * they were read, unchecked; `get-bulk-job` answers all and the progress. `content` is the XLSX file in base64.
 */
export const createBulkJob = defineCall({
  id: 'create-bulk-job',
  summary: 'Upload a workbook with many orders',
  service: 'orders',
  method: 'POST',
  path: '/bulk-job/create',
  access: 'account',
  idempotent: true,
  mostBodyBytes: longestContent + 10_000,
  body: z.strictObject({
    vendor_id: id,
    content: z.string().check(z.maxLength(longestContent)),
    file_name: defaulted(personText(255), ''),
  }),
  answer: bodyOf(z.object({ bulk_job: bulkJob, orders: z.array(bulkRow) })),
  errors: [
    'vendor.not-found',
    'bulk.not-offered',
    'bulk.file-format',
    'bulk.file-too-large',
    'bulk.file-locked',
    'bulk.file-macros',
    'bulk.file-unpacks-too-large',
    'bulk.file-unreadable',
    'bulk.no-rows',
    'bulk.too-many-rows',
    'bulk.too-many-jobs',
  ],
});
