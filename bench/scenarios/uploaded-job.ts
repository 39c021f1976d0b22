import { randomUUID } from 'node:crypto';
import { pathOf } from '@riderbell/contract/call.ts';
import { createBulkJob } from '@riderbell/contract/calls/bulk-orders/create-bulk-job.ts';
import { getBulkJob } from '@riderbell/contract/calls/bulk-orders/get-bulk-job.ts';
import type { BulkJob } from '@riderbell/contract/shapes/bulk-job.ts';
import type { Merchant } from '../merchant.ts';

type Signed = Pick<Merchant, 'url' | 'authorization'>;

const askEveryMs = 250;

/** Uploads a workbook to `d001`. @returns the id of the job */
export async function upload({ url, authorization }: Signed, workbook: Buffer): Promise<string> {
  const response = await fetch(url + pathOf(createBulkJob), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ vendor_id: 'd001', content: workbook.toString('base64'), file_name: 'orders.xlsx' }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The upload failed: ${response.status} ${text}`);
  return createBulkJob.answer.parse(JSON.parse(text)).body.bulk_job.bulk_job_id;
}

/** Waits until all rows of a job were checked. */
export async function untilChecked({ url, authorization }: Signed, jobId: string): Promise<BulkJob> {
  // The job alone: no row has such a version.
  const path = `${pathOf(getBulkJob, { vendorId: 'd001', jobId })}?changed_since=999999999`;
  for (;;) {
    const response = await fetch(url + path, { headers: { authorization } });
    const { bulk_job: job } = getBulkJob.answer.parse(await response.json()).body;
    if (job.progress === null) return job;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
