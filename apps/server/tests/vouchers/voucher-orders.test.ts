import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { create, otherDoor, placeOrder, quotedRequest, readOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { addVoucher, discountedRequest, fartherDoor, operatorToken, usesOf, validate } from './voucher-requests.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { OPERATOR_TOKEN: operatorToken, FLEET: 'none' } });
});
afterAll(() => server.stop());

async function placeWith(code: string, options = {}): Promise<Order> {
  const session = await server.demo();
  const answered = await create(server, session, await discountedRequest(server, session, code, options));
  if (!answered.ok) throw new Error(answered.codes.join());
  return answered.answer.result;
}

async function cancel({ order_id, vendor_id }: Order): Promise<void> {
  const body = { order_id, vendor_id, reason: 'mistake-error' as const };
  await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
}

/** Edits the newest copy of an order, retrying because jobs change the order in the background. */
function edit(order: Order, changes: object): Promise<Order> {
  return vi.waitFor(
    async () => {
      const { updated_at } = await readOrder(server, order.order_id);
      const body = {
        vendor_id: order.vendor_id,
        payment_method: order.order.payment_method,
        amount: order.order.amount,
        item_details: 'changed',
        location: order.customer.location,
        delivery_fee: order.delivery_fee,
        updated_at,
        ...changes,
      };
      const request = { params: { id: order.order_id }, body };
      return (await server.client.answer(calls.updateOrder, request, { as: await server.demo() })).result;
    },
    { timeout: 15_000, interval: 20 },
  );
}

describe('an order with a voucher', () => {
  it('pays the signed fee and shows its parts', async () => {
    const order = await placeWith('WELCOME10');
    expect(order).toMatchObject({
      delivery_fee: 31.5,
      delivery_fee_parts: { base: 35, distance: 0, surcharge: 0, voucher: 3.5 },
      voucher: { code: 'WELCOME10', type: 'percent', amount: 10, maximum_discount: null, minimum_fee: 0 },
    });
    expect(await readOrder(server, order.order_id)).toEqual(order);
    expect((await placeOrder(server)).voucher).toBeUndefined();
  });

  it('uses the voucher once, however often it is sent', async () => {
    await addVoucher(server, 'TWICE', { use_limit: 5, use_limit_per_vendor: 5 });
    const session = await server.demo();
    const body = await discountedRequest(server, session, 'TWICE');
    const first = await create(server, session, body, 'voucher-twice');
    const again = await create(server, session, body, 'voucher-twice');
    if (!first.ok || !again.ok) throw new Error('refused');
    expect(again.answer).toEqual(first.answer);
    // Without a key, the used quote is what the refusal reports.
    expect(await create(server, session, body)).toMatchObject({ codes: ['SignatureUsed'] });
    expect(await usesOf(server, 'TWICE')).toBe(1);
  });

  it('uses the last use once, even if the same request comes twenty times at once', async () => {
    await addVoucher(server, 'DOUBLE', { use_limit: 1 });
    const session = await server.demo();
    const body = await discountedRequest(server, session, 'DOUBLE');
    const all = await Promise.all(Array.from({ length: 20 }, () => create(server, session, body, 'voucher-double')));
    const ids = all.map((answered) => (answered.ok ? answered.answer.result.order_id : answered.codes.join()));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^d001-/);
    expect(await usesOf(server, 'DOUBLE')).toBe(1);
  });

  it('is the only one of several simultaneous orders that gets the last use', async () => {
    await addVoucher(server, 'RACE', { use_limit: 1 });
    await addVoucher(server, 'RACE-HERE', { use_limit_per_vendor: 1 });
    const session = await server.demo();
    for (const [code, refusal] of [
      ['RACE', 'voucher.used-up'],
      ['RACE-HERE', 'voucher.used-up-here'],
    ] as const) {
      const bodies = [];
      for (let index = 0; index < 8; index += 1) bodies.push(await discountedRequest(server, session, code));
      const all = await Promise.all(bodies.map((body) => create(server, session, body)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
      expect(all.flatMap((answered) => (answered.ok ? [] : answered.codes))).toEqual(
        Array.from({ length: 7 }, () => refusal),
      );
      expect(await usesOf(server, code)).toBe(1);
    }
  });

  it('does not use its quote up when it is refused because of its voucher', async () => {
    await addVoucher(server, 'GONE', { use_limit: 1 });
    const session = await server.demo();
    const body = await discountedRequest(server, session, 'GONE');
    await placeWith('GONE');
    expect(await create(server, session, body)).toMatchObject({ codes: ['voucher.used-up'] });
    const {
      voucher: _voucher,
      discounted_delivery_fee: _fee,
      discounted_delivery_fee_signature: _signature,
      ...full
    } = body;
    expect(await create(server, session, full)).toMatchObject({ ok: true, answer: { result: { delivery_fee: 35 } } });
  });

  it('returns the voucher once when it is cancelled', async () => {
    await addVoucher(server, 'BACK', { use_limit: 1, use_limit_per_vendor: 1 });
    const order = await placeWith('BACK');
    const session = await server.demo();
    const request = await quotedRequest(server, session);
    expect(await validate(server, session, 'BACK', request)).toMatchObject({ codes: ['voucher.used-up'] });
    await cancel(order);
    expect(await usesOf(server, 'BACK')).toBe(0);
    expect((await validate(server, session, 'BACK', request)).ok).toBe(true);
    const body = { order_id: order.order_id, vendor_id: order.vendor_id, reason: 'mistake-error' as const };
    expect((await server.client.call(calls.cancelOrder, { body }, { as: session })).ok).toBe(false);
    const second = await placeWith('BACK');
    expect(await usesOf(server, 'BACK')).toBe(1);
    const uses = await server.client.answer(calls.listVoucherUses, { params: { code: 'BACK' } }, { as: operatorToken });
    const returned = new Map(uses.result.map((use) => [use.order_id, use.returned_at]));
    expect([returned.get(order.order_id), returned.get(second.order_id)]).toEqual([server.clock.iso(0), null]);
  });

  it('keeps the voucher in an edit that does not change the price', async () => {
    const order = await placeWith('WELCOME10');
    const edited = await edit(order, {});
    expect(edited).toMatchObject({ delivery_fee: 31.5, delivery_fee_parts: order.delivery_fee_parts });
    // The fee before the voucher is the same price.
    expect(await edit(edited, { delivery_fee: 35 })).toMatchObject({ delivery_fee: 31.5 });
  });

  it('applies the voucher to the new fee of another door, by its original terms', async () => {
    await addVoucher(server, 'BIG', { amount: 50, maximum_discount: 20, minimum_fee: 35 });
    const order = await placeWith('BIG');
    expect(order.delivery_fee).toBe(17.5);
    const request = await quotedRequest(server, await server.demo(), { destination: fartherDoor });
    const { delivery_fee, signature } = request;
    const location = { ...order.customer.location, ...fartherDoor };
    const moved = await edit(order, { location, delivery_fee, signature });
    const discount = Math.min(20, delivery_fee / 2);
    expect(moved).toMatchObject({
      delivery_fee: delivery_fee - discount,
      delivery_fee_parts: { voucher: discount },
      voucher: { code: 'BIG' },
    });
    const back = await quotedRequest(server, await server.demo(), { destination: otherDoor });
    const nearer = {
      location: { ...location, ...otherDoor },
      delivery_fee: back.delivery_fee,
      signature: back.signature,
    };
    expect(await edit(moved, nearer)).toMatchObject({
      delivery_fee: back.delivery_fee - Math.min(20, back.delivery_fee / 2),
    });
    expect(await usesOf(server, 'BIG')).toBe(1);
  });
});
