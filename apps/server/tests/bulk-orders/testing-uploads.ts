import { calls } from '@riderbell/contract/calls.ts';
import type { BulkJob, BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import type { BulkColumn } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { expect, vi } from 'vitest';
import { textRow, workbookOf } from '../../src/adapters/sheets/testing-workbooks.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

/** An outlet of the demo at which bulk orders are not offered. */
export const without = 'd003';

/** Vendors that are not those of the demo's owner. */
export const strangers = ['othr', 'none', 'guest'];

/** A server that offers bulk orders at all outlets but one. */
export function startBulkServer(): Promise<TestingServer> {
  const off = defaultFlags();
  const on = { ...off, 'bulk-order-upload': true, pre_order: true };
  const flags = {
    now: () => on,
    of: async ({ vendorId }: { readonly vendorId: string | null }) => (vendorId === without ? off : on),
    close: async () => undefined,
  };
  return startTestingServer({ settings: { FLEET: 'none' }, overrides: { flags } });
}

type SheetRow = Partial<Readonly<Record<BulkColumn, string>>>;

export interface Upload {
  readonly bulk_job: BulkJob;
  readonly orders: BulkRow[];
}

export const idOf = ({ bulk_job: job }: Upload): string => job.bulk_job_id;

/** A row that is placed as it is; the amount and the phone number differ from those of other numbers. */
export function goodRow(number: number, changes: SheetRow = {}): SheetRow {
  return {
    reference: `B-${number}`,
    customer_name: 'Somsri Thongchai',
    customer_phone_number: `+6681234${String(number).padStart(4, '0')}`,
    address: `${number} Soi 23`,
    latitude: '13.7402',
    longitude: '100.5637',
    description: `order ${number}`,
    amount: String(200 + number),
    payment_method: 'CASH_ON_DELIVERY',
    ...changes,
  };
}

/** A workbook with these rows in base64; its columns are those of the first row. */
export async function workbookFrom(rows: readonly SheetRow[]): Promise<string> {
  const columns = Object.keys(rows[0] ?? goodRow(1)) as BulkColumn[];
  const lines = rows.map((row, index) => textRow(index + 2, ...columns.map((column) => row[column] ?? '')));
  return (await workbookOf([textRow(1, ...columns), ...lines].join(''))).toString('base64');
}

/** Sends an upload without waiting for its check. */
export async function send(server: TestingServer, content: string, vendorId = 'd001', as?: string) {
  const body = { vendor_id: vendorId, content, file_name: 'orders.xlsx' };
  return server.client.call(calls.createBulkJob, { body }, { as: as ?? (await server.demo()) });
}

/** Uploads rows and waits for the end of their check. */
export async function upload(
  server: TestingServer,
  rows: readonly SheetRow[],
  vendorId = 'd001',
  as?: string,
): Promise<Upload> {
  const sent = await send(server, await workbookFrom(rows), vendorId, as);
  if (!sent.ok) throw new Error(JSON.stringify(sent.error.errors));
  return ended(server, sent.answer.body.bulk_job.bulk_job_id, vendorId);
}

export async function seen(server: TestingServer, jobId: string, vendorId = 'd001'): Promise<Upload> {
  const as = await server.demo();
  return (await server.client.answer(calls.getBulkJob, { params: { vendorId, jobId }, query: {} }, { as })).body;
}

/** The upload after its check or its placement has ended. */
export async function ended(server: TestingServer, jobId: string, vendorId = 'd001'): Promise<Upload> {
  return vi.waitFor(
    async () => {
      const upload = await seen(server, jobId, vendorId);
      expect(upload.bulk_job.progress).toBeNull();
      return upload;
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** Places an upload and waits for the end. */
export async function place(server: TestingServer, jobId: string, vendorId = 'd001'): Promise<Upload> {
  await server.client.answer(calls.placeBulkOrders, { params: { jobId }, query: {} }, { as: await server.demo() });
  return ended(server, jobId, vendorId);
}

/** Makes jobs look as if the server worked on them, until the returned function is called. */
export async function holdUnderWay(server: TestingServer, jobIds: readonly string[]): Promise<() => Promise<void>> {
  const jobs = server.server.database.kysely;
  const before = await jobs
    .selectFrom('bulk_jobs')
    .select(['bulk_job_id', 'status'])
    .where('bulk_job_id', 'in', jobIds)
    .execute();
  await jobs.updateTable('bulk_jobs').set({ status: 'UNKNOWN' }).where('bulk_job_id', 'in', jobIds).execute();
  return async () => {
    for (const { bulk_job_id: jobId, status } of before) {
      await jobs.updateTable('bulk_jobs').set({ status }).where('bulk_job_id', '=', jobId).execute();
    }
  };
}

/** Waits until the server works on no upload, so that the next one is not refused. */
export async function allEnded(server: TestingServer): Promise<void> {
  const jobs = server.server.database.kysely;
  await vi.waitFor(
    async () => {
      const underWay = jobs.selectFrom('bulk_jobs').select('bulk_job_id').where('status', '=', 'UNKNOWN');
      expect(await underWay.where('waits_for', 'is', null).execute()).toEqual([]);
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** Changes rows as the caller sends it. @returns the codes of the refusal */
export async function change(
  server: TestingServer,
  jobId: string,
  rows: readonly object[],
  vendorId = 'd001',
): Promise<string[]> {
  const body = calls.changeBulkRows.body.parse({ rows });
  const request = { params: { vendorId, jobId }, body };
  const answered = await server.client.call(calls.changeBulkRows, request, { as: await server.demo() });
  return answered.ok ? [] : answered.codes;
}
