import { calls } from '@riderbell/contract/calls.ts';
import type { BulkJob, BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookWriter } from '../../src/adapters/sheets/workbook-writer.ts';
import { TestingClient } from '../testing-client.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { MortalServer } from './mortal-server.ts';
import { Submissions } from './submissions.ts';

const rows = 400;
/** On PostgreSQL another process takes the work over when the lease of the killed one ends, after a minute. */
const takeover = { timeout: 150_000, interval: 250 };

const headings = [
  'reference',
  'customer_name',
  'customer_phone_number',
  'address',
  'latitude',
  'longitude',
  'description',
  'amount',
  'payment_method',
];

let data: TestingData;
let server: MortalServer;
let client: TestingClient;
let submissions: Submissions;

beforeAll(async () => {
  data = await testingData();
  server = new MortalServer({ ...data.settings, DEMO_DATA: 'true', FLEET: 'none', REQUESTS_PER_MINUTE: '0' });
  client = new TestingClient(() => server.address);
  submissions = new Submissions(client);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

function row(number: number): string[] {
  const door = [String(13.74 + number / 1e5), '100.5637'];
  const phone = `08${10_000_000 + number}`;
  return [`B-${number}`, 'Somsri Thongchai', phone, `${number} Soi 23`, ...door, `order ${number}`, '265', 'PAID'];
}

async function workbook(): Promise<string> {
  const cells = Array.from({ length: rows }, (_, index) => ({ cells: row(index + 1), results: [] }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of workbookWriter.rows({ sheetName: 'Orders', headings, resultHeadings: [], rows: cells })) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('base64');
}

async function upload(as: string): Promise<string> {
  const body = { vendor_id: 'd001', content: await workbook(), file_name: 'orders.xlsx' };
  const { body: answer } = await client.answer(calls.createBulkJob, { body }, { as });
  return answer.bulk_job.bulk_job_id;
}

async function seen(jobId: string, as: string): Promise<{ bulk_job: BulkJob; orders: BulkRow[] }> {
  const params = { vendorId: 'd001', jobId };
  return (await client.answer(calls.getBulkJob, { params, query: {} }, { as })).body;
}

/** Kills the server when some of the rows are done and others are not, and starts it again. */
async function killHalfway(jobId: string, as: string): Promise<void> {
  const params = { vendorId: 'd001', jobId };
  for (;;) {
    // Without the rows, whose answer takes longer than their work.
    const query = { changed_since: '999999999' };
    const { body } = await client.answer(calls.getBulkJob, { params, query }, { as });
    const { progress } = body.bulk_job;
    if (progress === null) throw new Error('the work had ended before the server could be killed');
    if (progress.done > 0 && progress.done < progress.total) break;
  }
  await server.kill();
  await server.start();
}

async function ended(jobId: string, as: string): Promise<BulkJob> {
  await expect.poll(async () => (await seen(jobId, as)).bulk_job.progress, takeover).toBeNull();
  return (await seen(jobId, as)).bulk_job;
}

function byDescription(orders: readonly Order[]): Map<string, string> {
  return new Map(orders.map(({ order_id: id, order }) => [order.description, id]));
}

describe('a server that is killed while it works on a workbook', () => {
  it(
    'checks every row, places every row once, and does nothing for the same workbook',
    { timeout: 500_000 },
    async () => {
      const as = await submissions.signIn();
      const jobId = await upload(as);
      await killHalfway(jobId, as);
      const checked = await ended(jobId, as);
      expect(checked.summary).toMatchObject({ total_rows: rows, orders_to_place: rows, errors: 0 });
      expect(checked.status).toBe('PREPROCESS_SUCCESS');

      await client.answer(calls.placeBulkOrders, { params: { jobId }, query: {} }, { as, key: 'place-1' });
      await killHalfway(jobId, as);
      // The caller has had no answer, or clicks again.
      await client.answer(calls.placeBulkOrders, { params: { jobId }, query: {} }, { as, key: 'place-1' });
      await client.answer(calls.placeBulkOrders, { params: { jobId }, query: {} }, { as, key: 'place-2' });
      const placed = await ended(jobId, as);
      expect(placed).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS', summary: { orders_placed: rows, errors: 0 } });

      const stored = await submissions.stored(as);
      expect(stored).toHaveLength(rows);
      const { orders } = await seen(jobId, as);
      const ids = byDescription(stored);
      expect(orders.map(({ order_id: id }) => id)).toEqual(
        orders.map(({ values }) => ids.get(values.description ?? '')),
      );

      const again = await upload(as);
      const unchanged = await ended(again, as);
      expect(unchanged.summary).toMatchObject({ total_rows: rows, unchanged: rows, orders_to_place: 0, edits: 0 });
      await client.answer(calls.placeBulkOrders, { params: { jobId: again }, query: {} }, { as });
      await ended(again, as);
      expect(byDescription(await submissions.stored(as))).toEqual(ids);
    },
  );
});
