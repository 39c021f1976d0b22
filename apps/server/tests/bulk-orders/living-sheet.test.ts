import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestingServer } from '../testing-server.ts';
import { change, goodRow, idOf, place, startBulkServer, upload } from './testing-uploads.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startBulkServer();
});
afterAll(() => server.stop());

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
    const offer = changed.orders.find(({ action }) => action === 'CANCEL');
    expect(offer).toMatchObject({ status: 'LEFT_OUT', order_id: ids.get('B-38') });
    expect(await change(server, idOf(changed), [{ row_id: offer?.row_id ?? '', left_out: false }])).toEqual([]);
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
