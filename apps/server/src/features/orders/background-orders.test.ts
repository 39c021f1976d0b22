import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { isOrderIdOf } from '@riderbell/domain/orders/order-id.ts';
import { describe, expect, test } from 'vitest';
import { carryOrder } from './carry-order.ts';
import type { EditBody } from './edit-order.ts';
import { merchant, type OrdersScene, ordersScene, sampleRequest, sampleVendor, stranger } from './order-samples.ts';
import type { OrderRecord, PriceRefusal, PriceVerdict } from './ports.ts';

const trace = { principal: merchant, remoteAddress: '127.0.0.1', userAgent: undefined };

/** A request as the rows of a workbook make it: without a quote. The server's price is 63 baht. */
function rowRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return sampleRequest({ delivery_fee: undefined, signature: undefined, ...changes });
}

function sceneWithPrice(price: () => PriceVerdict): OrdersScene {
  const { quotes } = ordersScene().needs;
  return ordersScene({ quotes: { ...quotes, price: async () => price() } });
}

const unpriced = (refusal: PriceRefusal) => sceneWithPrice(() => ({ ok: false, refusal }));

const { customer, order } = rowRequest();
const at = (location: Partial<OrderRequest['customer']['location']>) => ({
  customer: { ...customer, location: { ...customer.location, ...location } },
});
const hour = 3600;
const noon = ordersScene().clock.now / 1000;

const badRequests: readonly [string, Partial<OrderRequest>][] = [
  ['an unknown vendor', { vendor_id: 'd404' }],
  ['a name and a number', { customer: { ...customer, name: 'R2D2', phone_number: '12' } }],
  ['a missing address', at({ address: ', , ' })],
  ['a missing point', at({ latitude: null, longitude: null })],
  ['a door outside the area', at({ latitude: 15 })],
  ['a long description', { order: { ...order, description: 'x'.repeat(201) } }],
  ['a missing amount', { order: { ...order, amount: null } }],
  ['an amount in fractions of a satang', { order: { ...order, amount: 1.234 } }],
  ['an unknown method', { order: { ...order, payment_method: 'NONE' } }],
  ['an unavailable method', { order: { ...order, payment_method: 'generic_creditcard' } }],
  ['a VAT number', { vat_number: '1234-678' }],
  ['a time in the past', { preordered_for: noon - hour }],
  ['a time three days ahead', { preordered_for: noon + 72 * hour }],
  ['a fee that is not the price', { delivery_fee: 62 }],
  ['a discount without a voucher', { discounted_delivery_fee: 10 }],
  ['faults of several fields', { ...at({ address: '' }), order: { ...order, amount: null }, vat_number: '1' }],
];

describe('judging a request', () => {
  test.each(badRequests)('reports %s exactly as the request itself is refused', async (_, changes) => {
    const [judging, creating] = [ordersScene(), ordersScene()];
    const refused = await creating.create(rowRequest(changes));
    if (refused.ok) throw new Error('a bad request was accepted');
    const judged = await judging.feature.judgementsOf(merchant).judge(rowRequest(changes));
    expect(judged).toMatchObject({ ok: false, refusals: refused.refusals });
    expect(judging.store.writes).toEqual([]);
  });

  test.each([
    ['quote.too-far', 'customer.location.latitude'],
    ['quote.outside-area', 'customer.location.latitude'],
    ['quote.collection-point-incomplete', 'vendor_id'],
  ] as const)('gives a price that is refused as %s its field', async (code, field) => {
    const judged = await unpriced(code).feature.judgementsOf(merchant).judge(rowRequest());
    expect(judged).toEqual({ ok: false, refusals: [{ code, field }], fee: null });
    expect(await unpriced(code).create(rowRequest())).toMatchObject({ refusals: [{ code, field }] });
  });

  test('answers the price of a request without faults, stores nothing and uses no quote', async () => {
    const scene = ordersScene();
    const judged = await scene.feature.judgementsOf(merchant).judge(rowRequest());
    expect(judged).toEqual({ ok: true, fee: 63_00 });
    expect(await scene.feature.judgementsOf(merchant).judge(sampleRequest())).toEqual({ ok: true, fee: 56_00 });
    expect(scene.store.writes).toEqual([]);
    expect(await scene.create(sampleRequest())).toMatchObject({ ok: true });
  });

  test('prices a request with faults that are not about its places', async () => {
    const { feature } = ordersScene();
    const fee = async (changes: Partial<OrderRequest>) => {
      const judged = await feature.judgementsOf(merchant).judge(rowRequest(changes));
      return judged.ok ? 'no faults' : judged.fee;
    };
    expect(await fee({ order: { ...order, amount: null } })).toBe(63_00);
    expect(await fee({ preordered_for: noon - hour })).toBe(63_00);
    expect(await fee(at({ latitude: null }))).toBeNull();
    expect(await fee(at({ latitude: 15 }))).toBeNull();
    expect(await fee({ order: { ...order, payment_method: '' } })).toBeNull();
  });

  test('reports a door that is too far beside the other faults', async () => {
    const body = rowRequest({ order: { ...order, amount: null } });
    const judged = await unpriced('quote.too-far').feature.judgementsOf(merchant).judge(body);
    expect(judged).toMatchObject({
      fee: null,
      refusals: [{ code: 'order.amount-missing' }, { code: 'quote.too-far', field: 'customer.location.latitude' }],
    });
  });
});

describe('placing a request', () => {
  const place = (scene: OrdersScene, orderId: string, changes: Partial<OrderRequest> = {}, fee = 63_00) =>
    scene.feature.place({ ...trace, body: rowRequest(changes), orderId, fee });

  test('makes the order that a single request makes, under the reserved id', async () => {
    const [placing, creating] = [ordersScene(), ordersScene()];
    const orderId = placing.feature.reserveOrderId('d001');
    expect(isOrderIdOf('d001', orderId)).toBe(true);
    const placed = await place(placing, orderId);
    const created = await creating.create(rowRequest({ delivery_fee: 63 }));
    // Both scenes have the same random bytes, so the single request gets the same id.
    expect(placed).toEqual(created);
    expect(placing.store.writes).toEqual(creating.store.writes);
  });

  test('makes one order when it is repeated, and answers it again', async () => {
    const scene = ordersScene();
    const orderId = scene.feature.reserveOrderId('d001');
    const first = await place(scene, orderId);
    expect(first).toMatchObject({ ok: true, answer: { result: { order_id: orderId } } });
    expect(await place(scene, orderId)).toEqual(first);
    expect(scene.store.writes).toHaveLength(1);
  });

  test('makes one order when two attempts run at once', async () => {
    const scene = ordersScene();
    const orderId = scene.feature.reserveOrderId('d001');
    const [one, other] = await Promise.all([place(scene, orderId), place(scene, orderId)]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(scene.store.writes).toHaveLength(1);
  });

  test('answers the placed order also when the request would be refused by now', async () => {
    let total = 63_00;
    const { quotes } = ordersScene().needs;
    const scene = ordersScene({
      quotes: {
        ...quotes,
        price: async (request) =>
          total === 63_00 ? quotes.price(request) : { ok: false, refusal: 'SignatureInvalid' },
      },
    });
    const orderId = scene.feature.reserveOrderId('d001');
    await place(scene, orderId);
    total = 70_00;
    scene.vendors.set('d001', { ...sampleVendor(), is_active: false });
    expect(await place(scene, orderId)).toMatchObject({ ok: true, answer: { result: { order_id: orderId } } });
    expect(scene.store.writes).toHaveLength(1);
  });

  test('refuses a fee that is not the price any more, as for a single request', async () => {
    const scene = ordersScene();
    const refused = await place(scene, scene.feature.reserveOrderId('d001'), {}, 62_00);
    expect(refused).toEqual({ ok: false, refusals: [{ code: 'SignatureInvalid', field: 'delivery_fee' }] });
    expect(await scene.create(rowRequest({ delivery_fee: 62 }))).toEqual(refused);
    expect(scene.store.writes).toEqual([]);
  });

  test('refuses a bad request as a single request is refused', async () => {
    const scene = ordersScene();
    const changes = { order: { ...order, amount: null } };
    expect(await place(scene, scene.feature.reserveOrderId('d001'), changes)).toEqual(
      await scene.create(rowRequest(changes)),
    );
    expect(scene.store.writes).toEqual([]);
  });

  test('throws for the id of another vendor’s order and never chooses another id', async () => {
    const scene = ordersScene();
    const { order_id: taken } = await scene.created(sampleRequest({ vendor_id: 'd002' }));
    await expect(place(scene, taken)).rejects.toThrow('another vendor');
    expect(scene.store.writes).toHaveLength(1);
  });

  test('names the fee in the currency’s own digits', async () => {
    const fees: unknown[] = [];
    const { quotes } = ordersScene().needs;
    const price: typeof quotes.price = async (request) => {
      fees.push(request.order.fee);
      return { ok: false, refusal: 'quote.too-far' };
    };
    const scene = ordersScene({ country: countryOf('KW'), quotes: { ...quotes, price } });
    await place(scene, 'd001-0000000000', {}, 1_250);
    expect(fees).toEqual([1_250]);
  });
});

/** An edit that asks for what the order is; tests override parts of it. */
function edited(of: Order, changes: Partial<EditBody> = {}): EditBody {
  return {
    vendor_id: of.vendor_id,
    payment_method: of.order.payment_method,
    amount: of.order.amount,
    item_details: of.order.description,
    location: of.customer.location,
    ...changes,
  };
}

const elsewhere = { address: '7, , Soi 11', latitude: 13.7438, longitude: 100.5568, notes: '' };

function recordOf({ store }: OrdersScene, { order_id: id }: Order): OrderRecord {
  const found = store.orders.get(id);
  if (!found) throw new Error(`${id} is not stored`);
  return found;
}

describe('editing an order', () => {
  const edit = (scene: OrdersScene, of: Order, changes: Partial<EditBody>) =>
    scene.feature.edit({ ...trace, orderId: of.order_id, body: edited(of, changes) });

  test('has one effect when it is repeated: one history entry, one event, one set of jobs', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    const changes = { item_details: '3 iced lattes', location: elsewhere, delivery_fee: 63 };
    const first = await edit(scene, made, changes);
    expect(first).toMatchObject({ ok: true, answer: { result: { status: 'MODIFIED', delivery_fee: 63 } } });
    const afterFirst = recordOf(scene, made);
    expect(await edit(scene, made, changes)).toEqual(first);
    expect(recordOf(scene, made)).toEqual(afterFirst);
    expect(scene.store.writes).toHaveLength(2);
  });

  test('has one effect when two attempts run at once', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    const both = await Promise.all([1, 2].map(() => edit(scene, made, { amount: 300 })));
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(scene.store.writes).toHaveLength(2);
  });

  test('answers an order that ended meanwhile, if it is as asked', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    await carryOrder(scene.needs, made.order_id, () => ({ step: { status: 'PICKED_UP', by: 'fleet' } }));
    expect(await edit(scene, made, {})).toMatchObject({ ok: true, answer: { result: { status: 'PICKED_UP' } } });
    expect(await edit(scene, made, { amount: 300 })).toMatchObject({
      ok: false,
      refusals: [{ code: 'order.cannot-edit', values: { status: 'PICKED_UP' } }],
    });
  });

  test('changes the time and the details, each once when it is repeated', async () => {
    const scene = ordersScene();
    const made = await scene.created(sampleRequest({ preordered_for: noon + 3 * hour }));
    const changes = { preordered_for: noon + 4 * hour, item_details: 'later', updated_at: made.updated_at };
    const first = await edit(scene, made, changes);
    expect(first).toMatchObject({
      ok: true,
      answer: { result: { preordered_for: noon + 4 * hour, order: { description: 'later' } } },
    });
    expect(scene.store.writes).toHaveLength(3);
    expect(await edit(scene, made, changes)).toEqual(first);
    expect(scene.store.writes).toHaveLength(3);
  });

  test('continues after the time was changed and the server was killed before the details were', async () => {
    const scene = ordersScene();
    const made = await scene.created(sampleRequest({ preordered_for: noon + 3 * hour }));
    await edit(scene, made, { preordered_for: noon + 4 * hour });
    const repeated = await edit(scene, made, { preordered_for: noon + 4 * hour, item_details: 'later' });
    expect(repeated).toMatchObject({ ok: true, answer: { result: { order: { description: 'later' } } } });
    expect(scene.store.writes).toHaveLength(3);
  });

  test('leaves the time alone when the details are refused, and the details when the time is', async () => {
    const scene = ordersScene();
    const made = await scene.created(sampleRequest({ preordered_for: noon + 3 * hour }));
    const [good, bad] = [noon + 4 * hour, noon + 72 * hour];
    expect(await edit(scene, made, { preordered_for: good, amount: null })).toMatchObject({
      refusals: [{ code: 'order.amount-missing', field: 'amount' }],
    });
    expect(await edit(scene, made, { preordered_for: bad, amount: 300 })).toMatchObject({
      refusals: [{ code: 'order.scheduled-too-late', field: 'preordered_for' }],
    });
    expect(scene.store.writes).toHaveLength(1);
  });

  test('is refused for an older copy and for another vendor’s order', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    await edit(scene, made, { amount: 300 });
    expect(await edit(scene, made, { amount: 400, updated_at: made.updated_at })).toMatchObject({
      refusals: [{ code: 'order.stale' }],
    });
    const foreign = { ...trace, principal: stranger, orderId: made.order_id, body: edited(made, { amount: 400 }) };
    expect(await scene.feature.edit(foreign)).toMatchObject({ refusals: [{ code: 'order.not-found' }] });
    expect(scene.store.writes).toHaveLength(2);
  });
});

describe('judging an edit', () => {
  const judge = (scene: OrdersScene, of: Order, changes: Partial<EditBody> = {}) =>
    scene.feature.judgementsOf(merchant).judgeEdit({ orderId: of.order_id, body: edited(of, changes) });

  test('answers the fee that the edited order has, and stores nothing', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    expect(await judge(scene, made)).toEqual({ ok: true, fee: 56_00 });
    expect(await judge(scene, made, { amount: 300 })).toEqual({ ok: true, fee: 56_00 });
    expect(await judge(scene, made, { location: elsewhere })).toEqual({ ok: true, fee: 63_00 });
    expect(scene.store.writes).toHaveLength(1);
    const changes = { location: elsewhere, delivery_fee: 63 };
    const outcome = await scene.feature.edit({ ...trace, orderId: made.order_id, body: edited(made, changes) });
    expect(outcome).toMatchObject({ ok: true, answer: { result: { delivery_fee: 63 } } });
  });

  test.each<[string, Partial<EditBody>, number | null]>([
    ['an amount', { amount: null }, 56_00],
    ['a description and a method', { item_details: 'x'.repeat(201), payment_method: 'generic_creditcard' }, 56_00],
    ['a door outside the area', { location: { ...elsewhere, latitude: 15 } }, null],
    ['a point that is no number', { location: { ...elsewhere, latitude: Number.NaN } }, null],
    ['another fee', { location: elsewhere, delivery_fee: 62 }, null],
    ['a time', { preordered_for: noon - hour }, 56_00],
    ['an older copy', { amount: 300, updated_at: '2026-11-20T00:00:00.000Z' }, 56_00],
  ])('reports %s as the edit itself is refused', async (_, changes, fee) => {
    const scene = ordersScene();
    const made = await scene.created();
    const refused = await scene.feature.edit({ ...trace, orderId: made.order_id, body: edited(made, changes) });
    if (refused.ok) throw new Error('a bad edit was accepted');
    expect(await judge(scene, made, changes)).toEqual({ ok: false, refusals: refused.refusals, fee });
    expect(scene.store.writes).toHaveLength(1);
  });

  test('reports the faults of the details and of the time together', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    expect(await judge(scene, made, { amount: null, preordered_for: noon - hour })).toMatchObject({
      refusals: [{ code: 'order.amount-missing' }, { code: 'order.scheduled-too-early' }],
    });
  });

  test('reports another vendor’s order as not found, once', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    expect(await judge(scene, made, { vendor_id: 'd002', preordered_for: noon + 4 * hour })).toEqual({
      ok: false,
      refusals: [{ code: 'order.not-found' }],
      fee: null,
    });
  });
});

describe('cancelling an order', () => {
  const cancel = (scene: OrdersScene, { order_id: orderId }: Order, reason: 'mistake-error' | 'no-courier') =>
    scene.feature.cancel({ ...trace, vendorId: 'd001', orderId, reason });

  test('has one effect when it is repeated, and keeps the first reason', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    const first = await cancel(scene, made, 'mistake-error');
    expect(first).toMatchObject({ ok: true, answer: { result: { status: 'CANCELLED' } } });
    expect(await cancel(scene, made, 'no-courier')).toEqual(first);
    expect(scene.store.writes).toHaveLength(2);
    expect(recordOf(scene, made).cancellation?.reason).toBe('mistake-error');
  });

  test('is refused once the rider has collected the order, and names the current status', async () => {
    const scene = ordersScene();
    const made = await scene.created();
    await carryOrder(scene.needs, made.order_id, () => ({ step: { status: 'PICKED_UP', by: 'fleet' } }));
    expect(await cancel(scene, made, 'mistake-error')).toEqual({
      ok: false,
      refusals: [{ code: 'order.cannot-cancel', values: { status: 'PICKED_UP' } }],
    });
  });
});

test('the orders of today have what shows a repeated order, the newest first, without those of other vendors', async () => {
  const scene = ordersScene();
  const since = new Date(scene.clock.now).toISOString();
  const first = await scene.created();
  await scene.created(sampleRequest({ vendor_id: 'd002', signature: 'quote-2' }));
  scene.clock.now += 60_000;
  const second = await scene.created(sampleRequest({ signature: 'quote-3' }));
  const today = await scene.feature.ofToday('d001', since);
  expect(today.map(({ orderId }) => orderId)).toEqual([second.order_id, first.order_id]);
  expect(today[0]).toEqual({
    orderId: second.order_id,
    status: 'WAITING_FOR_TRANSPORT',
    amount: 265_00,
    customer: {
      phoneNumber: '+66812345678',
      address: '12/4, Baan Suan, Soi 23',
      latitude: 13.7402,
      longitude: 100.5637,
    },
  });
  const found = await scene.feature.findMany('d001', [first.order_id, 'd001-none']);
  expect(found.map(({ orderId }) => orderId)).toEqual([first.order_id]);
});
