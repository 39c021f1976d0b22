import type { calls } from '@riderbell/contract/calls.ts';
import type { CallInput } from '@riderbell/contract/call.ts';
import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, test } from 'vitest';
import { carryOrder } from './carry-order.ts';
import { type OrdersScene, context, ordersScene, sampleRequest, stranger } from './order-samples.ts';

type Query = CallInput<typeof calls.listOrders>['query'];

async function sceneWithOrders(count: number, vendorId = 'd001'): Promise<OrdersScene & { ids: string[] }> {
  const scene = ordersScene();
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    scene.clock.now += 1000;
    const request = sampleRequest({ vendor_id: vendorId, signature: `quote-${made + 1}` });
    ids.push((await scene.created(request)).order_id);
  }
  return { ...scene, ids };
}

async function page(
  scene: OrdersScene,
  query: Query = {},
  id = 'd001',
): Promise<{ ids: string[]; next: string | null }> {
  const outcome = await scene.feature.handlers.listOrders({ ...context, params: { id }, query, body: undefined });
  if (!outcome.ok) throw new Error(outcome.refusals.map(({ code }) => code).join());
  const { data, pagination_key: next } = outcome.answer.result;
  return { ids: data.map((order) => order.order_id), next };
}

describe('the list of orders', () => {
  test('returns the newest first, page by page, each order once', async () => {
    const scene = await sceneWithOrders(5);
    const first = await page(scene, { count: '2' });
    const second = await page(scene, { count: '2', pagination_key: first.next ?? '' });
    const third = await page(scene, { count: '2', pagination_key: second.next ?? '' });
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(scene.ids.toReversed());
    expect(third.next).toBeNull();
  });

  test('returns thirty orders on a page without a count', async () => {
    const scene = await sceneWithOrders(31);
    expect((await page(scene)).ids).toHaveLength(30);
  });

  test('returns fifty orders on a page with outlets and without a count', async () => {
    const scene = await sceneWithOrders(51);
    expect((await page(scene, { include_outlets: 'true' }, 'demo')).ids).toHaveLength(50);
    expect((await page(scene, { include_outlets: 'true', count: '20' }, 'demo')).ids).toHaveLength(20);
    expect((await page(scene, { include_outlets: 'false' })).ids).toHaveLength(30);
  });

  test('refuses a pagination key that the server did not make', async () => {
    const scene = await sceneWithOrders(1);
    const query = { pagination_key: 'made up' };
    const outcome = await scene.feature.handlers.listOrders({
      ...context,
      params: { id: 'd001' },
      query,
      body: undefined,
    });
    expect(outcome).toEqual({ ok: false, refusals: [{ code: 'request.invalid', field: 'pagination_key' }] });
  });

  test('does not exist for a foreign vendor', async () => {
    const scene = await sceneWithOrders(1);
    const outcome = await scene.feature.handlers.listOrders({
      ...context,
      principal: stranger,
      params: { id: 'd001' },
      query: {},
      body: undefined,
    });
    expect(outcome).toEqual({ ok: false, refusals: [{ code: 'vendor.not-found' }] });
  });

  test('includes the orders of a parent’s outlets only on request', async () => {
    const scene = await sceneWithOrders(2);
    expect((await page(scene, {}, 'demo')).ids).toEqual([]);
    expect((await page(scene, { include_outlets: 'true' }, 'demo')).ids).toHaveLength(2);
    expect((await page(scene, { include_outlets: 'true' }, 'd002')).ids).toEqual([]);
  });

  test('filters by status and treats a delayed order by what its history shows', async () => {
    const scene = await sceneWithOrders(4);
    const [a = '', b = '', c = '', d = ''] = scene.ids;
    const move = async (id: string, ...statuses: ('PICKED_UP' | 'DELAYED' | 'DELIVERED')[]): Promise<void> => {
      for (const status of statuses) await carryOrder(scene.needs, id, () => ({ step: { status, by: 'fleet' } }));
    };
    await move(b, 'DELAYED');
    await move(c, 'PICKED_UP', 'DELAYED');
    await move(d, 'PICKED_UP', 'DELIVERED');
    expect((await page(scene, { status: 'NEW' })).ids).toEqual([b, a]);
    expect((await page(scene, { status: 'COLLECTED' })).ids).toEqual([c]);
    expect((await page(scene, { status: 'DELIVERED' })).ids).toEqual([d]);
    expect((await page(scene, { status: 'ACTIVE' })).ids).toEqual([c, b, a]);
    expect((await page(scene, { status: 'ANY' })).ids).toEqual([d, c, b, a]);
  });

  test('returns as ACTIVE what the specification lists, and COURIER_LEFT_VENDOR between two of them', async () => {
    const scene = await sceneWithOrders(1);
    const [id = ''] = scene.ids;
    const active: string[] = [];
    for (const status of orderStatuses) {
      const order = scene.store.orders.get(id);
      if (order === undefined) throw new Error('the order is gone');
      scene.store.orders.set(id, { ...order, status });
      if ((await page(scene, { status: 'ACTIVE' })).ids.length > 0) active.push(status);
    }
    expect(active).toEqual([
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'NEAR_VENDOR',
      'DELAYED',
      'PICKED_UP',
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
    ]);
  });

  test('finds orders by id, by text, and by phone number with or without the country prefix', async () => {
    const scene = await sceneWithOrders(2);
    const [id = ''] = scene.ids;
    expect((await page(scene, { search: id.toLowerCase() })).ids).toEqual([id]);
    expect((await page(scene, { search: '081 234 5678' })).ids).toHaveLength(2);
    expect((await page(scene, { search: 'somsri' })).ids).toHaveLength(2);
    expect((await page(scene, { search: 'nobody' })).ids).toEqual([]);
    expect((await page(scene, { search: id, include_outlets: 'true' }, 'demo')).ids).toEqual([id]);
    expect((await page(scene, { customer_phone_number: '0812345678' })).ids).toHaveLength(2);
    expect((await page(scene, { customer_phone_number: '0812345679' })).ids).toEqual([]);
  });

  test('finds a phone number stored in its national form by its full form, and the other way round', async () => {
    const scene = ordersScene();
    const { customer, ...request } = sampleRequest();
    const typed = (phone_number: string, signature: string) =>
      scene.created({ ...request, signature, customer: { ...customer, phone_number } });
    const inside = (await typed('081 234 5678', 'quote-1')).order_id;
    const full = (await typed('+66 81 234 5678', 'quote-2')).order_id;
    for (const phone of ['0812345678', '+66812345678', '0066812345678']) {
      expect((await page(scene, { customer_phone_number: phone })).ids.toSorted()).toEqual([inside, full].toSorted());
      expect((await page(scene, { search: phone })).ids).toHaveLength(2);
    }
  });

  test('returns only scheduled orders, or only the others, on request', async () => {
    const scene = await sceneWithOrders(1);
    const at = scene.clock.now / 1000 + 7200;
    const later = await scene.created(sampleRequest({ preordered_for: at, signature: 'quote-99' }));
    expect((await page(scene, { scheduled: 'true' })).ids).toEqual([later.order_id]);
    expect((await page(scene, { scheduled: 'false' })).ids).toEqual(scene.ids);
  });
});
