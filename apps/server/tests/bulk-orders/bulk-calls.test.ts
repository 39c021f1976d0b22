import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textRow, workbookOf } from '../../src/adapters/sheets/testing-workbooks.ts';
import { describeCall } from '../covered.ts';
import type { TestingServer } from '../testing-server.ts';
import {
  change,
  ended,
  goodRow,
  holdUnderWay,
  idOf,
  place,
  seen,
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
  return change(server, jobId, [{ row_id: '1', left_out: true }], vendorId);
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
  return (await workbookOf(rows)).toString('base64');
}

describeCall('changeBulkRows', () => server, {
  answers: async () => {
    const job = await upload(server, [goodRow(1, { customer_name: '' }), goodRow(2)]);
    expect(job.orders.map(({ status }) => status)).toEqual(['ERROR', 'READY']);
    const rows = [
      { row_id: '1', values: { customer_name: 'Malee Srisai', reference: 'B-2' } },
      { row_id: null, values: goodRow(3), left_out: null },
    ];
    expect(await change(server, idOf(job), rows)).toEqual([]);
    const changed = await seen(server, idOf(job));
    expect(changed.orders.map(({ status, row_number: number }) => [status, number])).toEqual([
      ['READY', 2],
      ['ERROR', 3],
      ['READY', 4],
    ]);
    // The row above has its reference now.
    expect(changed.orders[1]?.error).toMatchObject([{ code: 'bulk.reference-repeated', values: { row_number: 2 } }]);
    await change(server, idOf(job), [{ row_id: '1', values: { reference: 'B-1' } }]);
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
    await change(server, idOf(job), [{ row_id: '1', left_out: true }]);
    await release();
  },
  'bulk.job-placed': async () => {
    const job = await upload(server, [goodRow(12)]);
    await place(server, idOf(job));
    await change(server, idOf(job), [{ row_id: '1', values: { amount: '1' } }]);
    expect((await seen(server, idOf(job))).orders[0]).toMatchObject({ status: 'DONE', amount: 212 });
  },
  'bulk.row-not-found': async () => {
    const job = await upload(server, [goodRow(1)]);
    for (const id of ['2', '0', 'x', '99999999']) {
      const codes = await change(server, idOf(job), [
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
    await change(server, sent.answer.body.bulk_job.bulk_job_id, [{ row_id: null, values: goodRow(1) }]);
  },
});

async function placement(jobId: string, as?: string): Promise<string[]> {
  const answered = await server.client.call(
    calls.placeBulkOrders,
    { params: { jobId }, query: {} },
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

it('refuses the key of a placement for the confirmation of fees, which is another request', async () => {
  const job = await upload(server, [goodRow(27)]);
  const as = await server.demo();
  const ask = (query: { fees_of?: string }) =>
    server.client.call(calls.placeBulkOrders, { params: { jobId: idOf(job) }, query }, { as, key: 'placement-27' });
  expect((await ask({})).ok).toBe(true);
  await ended(server, idOf(job));
  expect((await ask({})).ok).toBe(true);
  expect(await ask({ fees_of: '7' })).toMatchObject({ ok: false, codes: ['idempotency.key-reused'] });
});
