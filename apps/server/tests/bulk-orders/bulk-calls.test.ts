import { randomBytes } from 'node:crypto';
import { calls } from '@riderbell/contract/calls.ts';
import { defaultFlags } from '@riderbell/domain/flags/flags.ts';
import { demoVendors } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsOf, textRow, zipOf } from '../../src/adapters/sheets/testing-workbooks.ts';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import {
  ended,
  goodRow,
  holdUnderWay,
  place,
  seen,
  send,
  upload,
  type Upload,
  workbookFrom,
} from './testing-uploads.ts';

/** Bulk orders are not offered at this outlet. */
const without = 'd003';

let server: TestingServer;
beforeAll(async () => {
  expect(demoVendors.map(({ id }) => id)).toContain(without);
  const off = defaultFlags();
  const on = { ...off, 'bulk-order-upload': true, pre_order: true };
  server = await startTestingServer({
    settings: { FLEET: 'none' },
    overrides: {
      flags: {
        now: () => on,
        of: async ({ vendorId }) => (vendorId === without ? off : on),
        close: async () => undefined,
      },
    },
  });
});
afterAll(() => server.stop());

const strangers = ['othr', 'none', 'guest'];
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const rowsXml =
  textRow(1, 'customer_name', 'customer_phone_number', 'address') + textRow(2, 'Ann', '0812345678', 'Soi 1');
const parts = partsOf({ sheets: [{ rows: rowsXml }] });

async function codesOf(content: string, vendorId = 'd001'): Promise<string[]> {
  const sent = await send(server, content, vendorId);
  return sent.ok ? [] : sent.codes;
}

const idOf = ({ bulk_job: job }: Upload): string => job.bulk_job_id;

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

describeCall('getBulkJob', () => server, {
  answers: async () => {
    const job = await upload(server, [goodRow(1), goodRow(2)]);
    const params = { vendorId: 'd001', jobId: idOf(job) };
    const since = async (version: number) => {
      const query = { changed_since: String(version) };
      return (await server.client.answer(calls.getBulkJob, { params, query }, { as: await server.demo() })).body.orders;
    };
    expect(await since(0)).toHaveLength(2);
    expect(await since(job.bulk_job.version)).toEqual([]);
  },
  'vendor.not-found': async () => {
    const job = await upload(server, [goodRow(1)]);
    for (const vendorId of strangers) await refusalOf('getBulkJob', vendorId, idOf(job));
  },
  'bulk.not-offered': async () => {
    await refusalOf('getBulkJob', without, 'none');
  },
  'bulk.job-not-found': async () => {
    const job = await upload(server, [goodRow(1)]);
    // A job of another outlet of the family is not found there either.
    for (const [vendorId, jobId] of [
      ['d001', 'none'],
      ['d002', idOf(job)],
      ['demo', idOf(job)],
    ] as const) {
      expect(await refusalOf('getBulkJob', vendorId, jobId)).toEqual(['bulk.job-not-found']);
    }
  },
});

async function refusalOf(name: 'getBulkJob' | 'matchBulkColumns' | 'changeBulkRows', vendorId: string, jobId: string) {
  const as = await server.demo();
  const params = { vendorId, jobId };
  if (name === 'getBulkJob') return server.client.refusal(calls.getBulkJob, { params, query: {} }, { as });
  if (name === 'matchBulkColumns') return match(jobId, [], vendorId);
  return change(jobId, [{ row_id: '1', left_out: true }], vendorId);
}

async function change(jobId: string, rows: readonly object[], vendorId = 'd001'): Promise<string[]> {
  const body = calls.changeBulkRows.body.parse({ rows });
  const answered = await server.client.call(
    calls.changeBulkRows,
    { params: { vendorId, jobId }, body },
    { as: await server.demo() },
  );
  return answered.ok ? [] : answered.codes;
}

async function match(jobId: string, columns: readonly (string | null)[], vendorId = 'd001'): Promise<string[]> {
  const body = calls.matchBulkColumns.body.parse({ columns });
  const answered = await server.client.call(
    calls.matchBulkColumns,
    { params: { vendorId, jobId }, body },
    { as: await server.demo() },
  );
  return answered.ok ? [] : answered.codes;
}

describeCall('listBulkJobs', () => server, {
  answers: async () => {
    const as = await server.demo();
    const first = await upload(server, [goodRow(1)]);
    const second = await upload(server, [goodRow(2, { customer_name: '' })]);
    const list = async (query: object) => {
      const { body } = await server.client.answer(calls.listBulkJobs, { params: { vendorId: 'd001' }, query }, { as });
      return body.map(({ bulk_job_id: id }) => id);
    };
    const [newest, next] = await list({});
    expect([newest, next]).toEqual([idOf(second), idOf(first)]);
    expect((await list({ after: idOf(second) }))[0]).toBe(idOf(first));
    expect((await list({ status: 'PREPROCESS_FAIL' }))[0]).toBe(idOf(second));
    expect(await list({ created_by: 'no one%' })).toEqual([]);
    expect(await list({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    const { body } = await server.client.answer(
      calls.listBulkJobs,
      { params: { vendorId: 'd001' }, query: {} },
      { as },
    );
    expect(await list({ created_by: body[0]?.created_by.slice(1, 5), from: '2020-01-01T00:00:00Z' })).toContain(
      idOf(first),
    );
  },
  'vendor.not-found': async () => {
    const as = await server.demo();
    for (const vendorId of strangers) {
      await server.client.refusal(calls.listBulkJobs, { params: { vendorId }, query: {} }, { as });
    }
  },
  'bulk.not-offered': async () => {
    const as = await server.demo();
    await server.client.refusal(calls.listBulkJobs, { params: { vendorId: without }, query: {} }, { as });
  },
  'bulk.job-not-found': async () => {
    const as = await server.demo();
    const after = idOf(await upload(server, [goodRow(1)], 'd002'));
    await server.client.refusal(calls.listBulkJobs, { params: { vendorId: 'd001' }, query: { after } }, { as });
  },
});

describeCall('matchBulkColumns', () => server, {
  answers: async () => {
    const content = await workbookOfHeadings(['Who', 'Call', 'Where', 'How much', 'Pay']);
    const sent = await send(server, content);
    if (!sent.ok) throw new Error('refused');
    const { bulk_job: job } = sent.answer.body;
    expect(job).toMatchObject({ waits_for: 'columns', progress: null });
    expect(job.columns[0]).toEqual({ heading: 'Who', column: null, samples: ['Ann'] });
    const columns = ['customer_name', 'customer_phone_number', 'address', 'amount', 'payment_method'];
    expect(await match(job.bulk_job_id, columns)).toEqual([]);
    const { orders, bulk_job: matched } = await ended(server, job.bulk_job_id);
    expect(matched.columns.map(({ column }) => column)).toEqual(columns);
    expect(orders[0]).toMatchObject({ customer_name: 'Ann', amount: 265, payment_method: 'PAID' });
  },
  'vendor.not-found': async () => {
    const job = await upload(server, [goodRow(1)]);
    for (const vendorId of strangers) await refusalOf('matchBulkColumns', vendorId, idOf(job));
  },
  'bulk.not-offered': async () => {
    await refusalOf('matchBulkColumns', without, 'none');
  },
  'bulk.job-not-found': async () => {
    await refusalOf('matchBulkColumns', 'd001', 'none');
  },
  'bulk.job-under-way': async () => {
    const { bulk_job: job } = await upload(server, [goodRow(1)]);
    const release = await holdUnderWay(server, [job.bulk_job_id]);
    await match(
      job.bulk_job_id,
      job.columns.map(({ column }) => column),
    );
    await release();
  },
  'bulk.job-placed': async () => {
    const { bulk_job: job } = await upload(server, [goodRow(11)]);
    await place(server, job.bulk_job_id);
    await match(
      job.bulk_job_id,
      job.columns.map(({ column }) => column),
    );
  },
  'bulk.columns-repeated': async () => {
    const job = await upload(server, [goodRow(1)]);
    await match(idOf(job), ['address', 'address']);
  },
  'bulk.columns-missing': async () => {
    const job = await upload(server, [goodRow(1)]);
    expect(await match(idOf(job), ['address', null])).toEqual(['bulk.columns-missing']);
    expect((await seen(server, idOf(job))).bulk_job.status).toBe('PREPROCESS_SUCCESS');
  },
});

async function workbookOfHeadings(headings: readonly string[]): Promise<string> {
  const rows = textRow(1, ...headings) + textRow(2, 'Ann', '0812345678', '12 Asok', '265', 'PAID');
  return base64(await zipOf(partsOf({ sheets: [{ rows }] })));
}

describeCall('changeBulkRows', () => server, {
  answers: async () => {
    const job = await upload(server, [goodRow(1, { customer_name: '' }), goodRow(2)]);
    expect(job.orders.map(({ status }) => status)).toEqual(['ERROR', 'READY']);
    const rows = [
      { row_id: '1', values: { customer_name: 'Malee Srisai', reference: 'B-2' } },
      { row_id: null, values: goodRow(3), left_out: null },
    ];
    expect(await change(idOf(job), rows)).toEqual([]);
    const changed = await seen(server, idOf(job));
    expect(changed.orders.map(({ status, row_number: number }) => [status, number])).toEqual([
      ['READY', 2],
      ['ERROR', 3],
      ['READY', 4],
    ]);
    // The row above has its reference now.
    expect(changed.orders[1]?.error).toMatchObject([{ code: 'bulk.reference-repeated', values: { row_number: 2 } }]);
    await change(idOf(job), [{ row_id: '1', values: { reference: 'B-1' } }]);
    expect((await seen(server, idOf(job))).bulk_job).toMatchObject({ status: 'PREPROCESS_SUCCESS' });
  },
  'vendor.not-found': async () => {
    const job = await upload(server, [goodRow(1)]);
    for (const vendorId of strangers) await refusalOf('changeBulkRows', vendorId, idOf(job));
  },
  'bulk.not-offered': async () => {
    await refusalOf('changeBulkRows', without, 'none');
  },
  'bulk.job-not-found': async () => {
    await refusalOf('changeBulkRows', 'd001', 'none');
  },
  'bulk.job-under-way': async () => {
    const job = await upload(server, [goodRow(1)]);
    const release = await holdUnderWay(server, [idOf(job)]);
    await change(idOf(job), [{ row_id: '1', left_out: true }]);
    await release();
  },
  'bulk.job-placed': async () => {
    const job = await upload(server, [goodRow(12)]);
    await place(server, idOf(job));
    await change(idOf(job), [{ row_id: '1', values: { amount: '1' } }]);
    expect((await seen(server, idOf(job))).orders[0]).toMatchObject({ status: 'DONE', amount: 212 });
  },
  'bulk.row-not-found': async () => {
    const job = await upload(server, [goodRow(1)]);
    for (const id of ['2', '0', 'x', '99999999']) {
      const codes = await change(idOf(job), [
        { row_id: '1', left_out: true },
        { row_id: id, left_out: true },
      ]);
      expect(codes).toEqual(['bulk.row-not-found']);
    }
    expect((await seen(server, idOf(job))).orders[0]?.status).toBe('READY');
  },
  'bulk.too-many-rows': async () => {
    const rows = Array.from({ length: 10_000 }, () => ({ customer_name: '1', address: 'x' }));
    const sent = await send(server, await workbookFrom(rows));
    if (!sent.ok) throw new Error('refused');
    await change(sent.answer.body.bulk_job.bulk_job_id, [{ row_id: null, values: goodRow(1) }]);
  },
});

async function placement(jobId: string, as?: string): Promise<string[]> {
  const answered = await server.client.call(
    calls.placeBulkOrders,
    { params: { jobId } },
    { as: as ?? (await server.demo()) },
  );
  return answered.ok ? [] : answered.codes;
}

describeCall('placeBulkOrders', () => server, {
  answers: async () => {
    const job = await upload(server, [goodRow(21), goodRow(22, { customer_name: '' }), goodRow(23)]);
    const placed = await place(server, idOf(job));
    expect(placed.bulk_job).toMatchObject({
      action: 'ORDER_PLACEMENT',
      status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
      summary: { orders_placed: 2, errors: 1 },
    });
    const as = await server.demo();
    for (const { status, result_content: result, order_id: orderId, delivery_fee: fee, amount } of placed.orders) {
      if (status === 'ERROR') continue;
      expect([status, result]).toEqual(['DONE', 'placed']);
      const query = { vendorId: 'd001', orderId: orderId ?? '' };
      const { result: order } = await server.client.answer(calls.getOrder, { query }, { as });
      expect([order.delivery_fee, order.order.amount]).toEqual([fee, amount]);
    }
    const history = placed.bulk_job.history.map(({ action, status }) => `${action} ${status}`);
    expect(history).toEqual([
      'PREPROCESS UNKNOWN',
      'PREPROCESS PREPROCESS_SUCCESS_WITH_ERROR',
      'ORDER_PLACEMENT UNKNOWN',
      'ORDER_PLACEMENT ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    ]);
  },
  'bulk.not-offered': async () => {
    const { bulk_job: job } = await upload(server, [goodRow(1)]);
    const jobs = server.server.database.kysely.updateTable('bulk_jobs').where('bulk_job_id', '=', job.bulk_job_id);
    await jobs.set({ vendor_id: without }).execute();
    expect(await placement(job.bulk_job_id)).toEqual(['bulk.not-offered']);
  },
  'bulk.job-not-found': async () => {
    const job = await upload(server, [goodRow(24)]);
    const { accessToken } = await server.other();
    expect(await placement(idOf(job), accessToken)).toEqual(['bulk.job-not-found']);
    expect(await placement('none')).toEqual(['bulk.job-not-found']);
    expect((await seen(server, idOf(job))).orders[0]?.status).toBe('READY');
  },
  'bulk.job-under-way': async () => {
    const job = await upload(server, [goodRow(1)]);
    const release = await holdUnderWay(server, [idOf(job)]);
    await placement(idOf(job));
    await release();
  },
  'bulk.job-placed': async () => {
    const job = await upload(server, [goodRow(25)]);
    await place(server, idOf(job));
    await placement(idOf(job));
  },
  'bulk.nothing-to-place': async () => {
    const job = await upload(server, [goodRow(26, { customer_name: '' })]);
    await placement(idOf(job));
  },
});

describe('the living sheet', () => {
  it('places what is new, edits what changed, offers what vanished, and does nothing for the same workbook', async () => {
    const morning = Array.from({ length: 8 }, (_, index) => goodRow(31 + index));
    const placed = await place(server, idOf(await upload(server, morning)));
    const ids = new Map(placed.orders.map(({ values, order_id: id }) => [values.reference, id]));

    const again = await upload(server, morning);
    expect(again.bulk_job.summary).toMatchObject({
      unchanged: 8,
      orders_to_place: 0,
      edits: 0,
      cancellations_offered: 0,
    });
    await place(server, idOf(again));

    const afternoon = [
      ...morning.slice(0, 5).map((row, index) => ({ ...row, amount: String(500 + index) })),
      ...morning.slice(5, 7),
      goodRow(51),
      goodRow(52),
    ];
    const changed = await upload(server, afternoon);
    expect(changed.bulk_job.summary).toMatchObject({
      orders_to_place: 2,
      edits: 5,
      unchanged: 2,
      cancellations_offered: 1,
      cancellations_chosen: 0,
      errors: 0,
    });
    const [offer] = changed.orders.filter(({ action }) => action === 'CANCEL');
    expect(offer).toMatchObject({ status: 'LEFT_OUT', order_id: ids.get('B-38') });
    expect(await change(idOf(changed), [{ row_id: offer?.row_id ?? '', left_out: false }])).toEqual([]);
    const done = await place(server, idOf(changed));
    expect(done.bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS');
    const results = done.orders.map(({ values, result_content: result, order_id: id }) => [
      values.reference,
      result,
      id,
    ]);
    expect(results.slice(0, 7)).toEqual([
      ...['B-31', 'B-32', 'B-33', 'B-34', 'B-35'].map((reference) => [reference, 'edited', ids.get(reference)]),
      ...['B-36', 'B-37'].map((reference) => [reference, 'unchanged', ids.get(reference)]),
    ]);
    expect(results.slice(7).map(([reference, result]) => [reference, result])).toEqual([
      ['B-51', 'placed'],
      ['B-52', 'placed'],
      ['B-38', 'cancelled'],
    ]);

    const as = await server.demo();
    const orderOf = async (orderId: string | null | undefined) => {
      const query = { vendorId: 'd001', orderId: orderId ?? '' };
      return (await server.client.answer(calls.getOrder, { query }, { as })).result;
    };
    expect((await orderOf(ids.get('B-31'))).order.amount).toBe(500);
    expect((await orderOf(ids.get('B-36'))).order.amount).toBe(236);
    expect((await orderOf(ids.get('B-38'))).status).toBe('CANCELLED');

    const last = await upload(server, afternoon);
    expect(last.bulk_job.summary).toMatchObject({
      unchanged: 9,
      edits: 0,
      orders_to_place: 0,
      cancellations_offered: 0,
    });
  });
});
