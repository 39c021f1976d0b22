import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { partsOf, textRow, zipOf } from '../../src/adapters/sheets/testing-workbooks.ts';
import { describeCall } from '../covered.ts';
import type { TestingServer } from '../testing-server.ts';
import {
  ended,
  goodRow,
  holdUnderWay,
  idOf,
  send,
  startBulkServer,
  strangers,
  upload,
  without,
  workbookFrom,
} from './testing-uploads.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startBulkServer();
});
afterAll(() => server.stop());

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const rowsXml =
  textRow(1, 'customer_name', 'customer_phone_number', 'address') + textRow(2, 'Ann', '0812345678', 'Soi 1');
const parts = partsOf({ sheets: [{ rows: rowsXml }] });

async function codesOf(content: string, vendorId = 'd001'): Promise<string[]> {
  const sent = await send(server, content, vendorId);
  return sent.ok ? [] : sent.codes;
}

describeCall('createBulkJob', () => server, {
  answers: async () => {
    const rows = [goodRow(1), goodRow(2, { customer_name: '', amount: 'free' })];
    const sent = await send(server, await workbookFrom(rows));
    if (!sent.ok) throw new Error('refused');
    const { bulk_job: job, orders } = sent.answer.body;
    expect(job).toMatchObject({ vendor_id: 'd001', file_name: 'orders.xlsx', action: 'PREPROCESS', status: 'UNKNOWN' });
    expect(orders.map(({ status, row_number: number }) => [status, number])).toEqual([
      ['WAITING', 2],
      ['WAITING', 3],
    ]);
    const checked = await ended(server, job.bulk_job_id);
    expect(checked.bulk_job).toMatchObject({
      status: 'PREPROCESS_SUCCESS_WITH_ERROR',
      metadata: { success_row_count: 1 },
      summary: { total_rows: 2, orders_to_place: 1, errors: 1, total_amount: 201 },
    });
    expect(checked.orders[0]).toMatchObject({ status: 'READY', delivery_type: 'instant', error: [] });
    expect(checked.orders[0]?.delivery_fee).toBeGreaterThan(0);
    expect(checked.orders[1]?.error.map(({ code, column, value }) => [code, column, value])).toEqual([
      ['bulk.amount-unclear', 'amount', 'free'],
      ['order.customer-name-missing', 'customer_name', ''],
    ]);
  },
  'vendor.not-found': async () => {
    const content = await workbookFrom([goodRow(1)]);
    for (const vendorId of strangers) expect(await codesOf(content, vendorId)).toEqual(['vendor.not-found']);
  },
  'bulk.not-offered': async () => {
    await codesOf(await workbookFrom([goodRow(1)]), without);
  },
  'bulk.file-format': async () => {
    for (const content of ['', 'no base64!', base64(Buffer.from('Name;Phone\nAnn;1')), base64(randomBytes(100))]) {
      expect(await codesOf(content)).toEqual(['bulk.file-format']);
    }
  },
  'bulk.file-too-large': async () => {
    expect(await codesOf(base64(randomBytes(5_242_881)))).toEqual(['bulk.file-too-large']);
    expect(await codesOf(base64(randomBytes(5_242_880)))).toEqual(['bulk.file-format']);
  },
  'bulk.file-locked': async () => {
    const zip = await zipOf(parts);
    // The bit of encrypted parts, in each header of the directory.
    for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 1)) {
      zip.writeUInt16LE(zip.readUInt16LE(at + 8) | 1, at + 8);
    }
    await codesOf(base64(zip));
  },
  'bulk.file-macros': async () => {
    const mainType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
    const withMacros = { ...partsOf({ sheets: [{ rows: rowsXml }], mainType }), 'xl/vbaProject.bin': 'macro' };
    await codesOf(base64(await zipOf(withMacros)));
  },
  'bulk.file-unpacks-too-large': async () => {
    await codesOf(base64(await zipOf({ ...parts, 'xl/media.bin': Buffer.alloc(3_000_000) })));
  },
  'bulk.file-unreadable': async () => {
    await codesOf(base64((await zipOf(parts)).subarray(0, -30)));
  },
  'bulk.no-rows': async () => {
    await codesOf(await workbookFrom([]));
  },
  'bulk.too-many-rows': async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => ({ customer_name: `Ann ${index}`, address: 'Soi 1' }));
    expect(await codesOf(await workbookFrom(rows))).toEqual(['bulk.too-many-rows']);
  },
  'bulk.too-many-jobs': async () => {
    const jobs = [];
    for (let number = 0; number < 3; number += 1) jobs.push(idOf(await upload(server, [goodRow(number)], 'd002')));
    const release = await holdUnderWay(server, jobs);
    expect(await codesOf(await workbookFrom([goodRow(9)]), 'd002')).toEqual(['bulk.too-many-jobs']);
    // Another outlet of the family is not held up.
    await upload(server, [goodRow(9)], 'd001');
    await release();
  },
});
