import type { calls } from '@riderbell/contract/calls.ts';
import type { CallAnswer, CallErrorCode, CallInput } from '@riderbell/contract/call.ts';
import type { Outcome } from '@riderbell/contract/handler.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, test } from 'vitest';
import { carryOrder } from './carry-order.ts';
import { type OrdersScene, context, ordersScene, sampleRequest, stranger } from './order-samples.ts';

type Body = CallInput<typeof calls.updateOrder>['body'];
type Result = Outcome<CallAnswer<typeof calls.updateOrder>, CallErrorCode<typeof calls.updateOrder>>;

/** An edit that changes nothing; tests override parts of it. */
function unchanged(order: Order): Body {
  return {
    vendor_id: order.vendor_id,
    payment_method: order.order.payment_method,
    amount: order.order.amount,
    item_details: order.order.description,
    location: order.customer.location,
    delivery_fee: order.delivery_fee,
    updated_at: order.updated_at,
  };
}

function edit(
  scene: OrdersScene,
  order: Order,
  changes: Partial<Body>,
  principal = context.principal,
): Promise<Result> {
  return scene.feature.handlers.updateOrder({
    ...context,
    principal,
    params: { id: order.order_id },
    query: undefined,
    body: { ...unchanged(order), ...changes },
  });
}

async function codes(scene: OrdersScene, order: Order, changes: Partial<Body>): Promise<string[]> {
  const outcome = await edit(scene, order, changes);
  return outcome.ok ? [] : outcome.refusals.map(({ code }) => code);
}

async function moveTo(scene: OrdersScene, order: Order, status: OrderStatus): Promise<Order> {
  await carryOrder(scene.needs, order.order_id, () => ({ step: { status, by: 'fleet' } }));
  const write = scene.store.writes.at(-1);
  if (!write) throw new Error('nothing was written');
  return write.event;
}

const elsewhere = { address: '7, , Soi 11', latitude: 13.7438, longitude: 100.5568, notes: '' };

describe('an edit', () => {
  test('changes the given fields, marks the order as modified and notifies the fleet', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    const outcome = await edit(scene, order, { amount: 300, item_details: '3 iced lattes' });
    expect(outcome).toMatchObject({
      ok: true,
      answer: {
        result: { status: 'MODIFIED', order: { amount: 300, description: '3 iced lattes' }, delivery_fee: 56 },
      },
    });
    expect(scene.store.writes.at(-1)).toMatchObject({
      order: { revision: 2 },
      jobs: [
        { name: 'send-edit-to-fleet', key: `${order.order_id}:2` },
        { name: 'learn-customer', key: `${order.order_id}:2` },
      ],
      usedQuote: null,
    });
  });

  test('leaves an order that waits for its time scheduled, and does not notify the fleet', async () => {
    const scene = ordersScene();
    const at = scene.clock.now / 1000 + 3 * 3600;
    const order = await scene.created(sampleRequest({ preordered_for: at }));
    const outcome = await edit(scene, order, { item_details: 'later' });
    expect(outcome).toMatchObject({ answer: { result: { status: 'RECEIVED' } } });
    expect(scene.store.writes.at(-1)?.jobs.map(({ name }) => name)).toEqual(['learn-customer']);
  });

  test('needs a quote for another door, and uses it up', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    expect(await codes(scene, order, { location: elsewhere })).toEqual(['SignatureInvalid']);
    expect(await codes(scene, order, { location: elsewhere, signature: 'expired-2' })).toEqual(['SignatureExpired']);
    expect(await codes(scene, order, { location: elsewhere, signature: 'foreign-2' })).toEqual(['SignatureForeign']);
    expect(await codes(scene, order, { location: elsewhere, signature: 'quote-1', delivery_fee: 63 })).toEqual([
      'SignatureUsed',
    ]);
    const outcome = await edit(scene, order, { location: elsewhere, signature: 'quote-2', delivery_fee: 63 });
    expect(outcome).toMatchObject({
      answer: { result: { delivery_fee: 63, customer: { location: elsewhere } } },
    });
    expect(scene.store.writes.at(-1)?.usedQuote).toMatchObject({ quoteId: 'quote-2' });
  });

  test('cannot lower the fee', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    expect(await codes(scene, order, { delivery_fee: 1 })).toEqual(['SignatureInvalid']);
    expect(await codes(scene, order, { delivery_fee: 1, signature: 'quote-2' })).toEqual(['SignatureInvalid']);
  });

  test('is possible until the collection, and not afterwards', async () => {
    const scene = ordersScene();
    const order = await moveTo(scene, await scene.created(), 'NEAR_VENDOR');
    expect(await codes(scene, order, { item_details: 'quick' })).toEqual([]);
    const collected = await moveTo(scene, order, 'PICKED_UP');
    expect(await codes(scene, collected, { item_details: 'too late' })).toEqual(['order.cannot-edit']);
  });

  test('cannot change a paid order to cash', async () => {
    const scene = ordersScene();
    const paid = { payment_method: 'PAID', amount: 10, description: '' };
    const order = await scene.created(sampleRequest({ order: paid }));
    expect(await codes(scene, order, { payment_method: 'CASH_ON_DELIVERY' })).toEqual(['order.paid-to-cash']);
  });

  test('is refused as stale for an older copy', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    await edit(scene, order, { item_details: 'first' });
    expect(await codes(scene, order, { item_details: 'second' })).toEqual(['order.stale']);
  });

  test('must satisfy the rules of an order', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    expect(
      await codes(scene, order, {
        location: { ...order.customer.location, address: ', ,' },
        item_details: 'x'.repeat(201),
        amount: null,
        payment_method: 'NONE',
      }),
    ).toEqual([
      'order.description-too-long',
      'order.address-missing',
      'order.amount-missing',
      'order.payment-method-missing',
    ]);
    expect(await codes(scene, order, { payment_method: 'generic_creditcard' })).toEqual([
      'order.payment-method-unavailable',
    ]);
  });

  test('is refused as not found for a foreign order', async () => {
    const scene = ordersScene();
    const order = await scene.created();
    expect(await edit(scene, order, {}, stranger)).toEqual({ ok: false, refusals: [{ code: 'order.not-found' }] });
    expect(await codes(scene, order, { vendor_id: 'd002' })).toEqual(['order.not-found']);
  });
});
