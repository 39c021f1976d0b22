import type { Order } from '@riderbell/contract/shapes/order.ts';
import { describe, expect, it } from 'vitest';
import { editedOrderSample } from '../edit-order/edited-order-sample.ts';
import type { UnpricedRequest } from '../submission/submission-loop.ts';
import { lookUpTimeoutMs, findRecentDuplicate, type LookPorts } from './look-for-duplicate.ts';

const order = editedOrderSample();
const { customer } = order;
const request: UnpricedRequest = {
  vendor_id: 'd001',
  customer,
  order: { payment_method: 'PAID', amount: 250, description: 'Something else' },
};
const threeMinutesLater = Date.parse(order.created_at) + 180_000;
const facts = { currency: 'THB', except: [] };
const never = <T>() => new Promise<T>(() => undefined);

/** A look-up that ends at once unless a part of it waits; `wait` resolves when nothing else can happen. */
function portsOf(changes: Partial<LookPorts>) {
  const waits: number[] = [];
  const ports: LookPorts = {
    recent: async () => [],
    known: () => [],
    storedOrders: async () => [],
    fullPhone: (phone) => phone,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return new Promise((resolve) => setTimeout(resolve));
    },
    now: () => threeMinutesLater,
    ...changes,
  };
  return { ports, waits };
}
const idOf = async (changes: Partial<LookPorts>, more: Partial<typeof facts> = {}) =>
  (await findRecentDuplicate(portsOf(changes).ports, request, { ...facts, ...more }))?.order_id ?? null;

describe('the recent order that a request duplicates', () => {
  it('is searched among the vendor’s newest orders, of every till', async () => {
    expect(await idOf({ recent: async () => [order] })).toBe(order.order_id);
    expect(await idOf({})).toBeNull();
    expect(await idOf({ recent: async () => [order] }, { currency: 'LAK' })).toBeNull();
    expect(await idOf({ recent: async () => [order], now: () => threeMinutesLater + 600_000 })).toBeNull();
  });

  it('is searched among the orders stored on the device', async () => {
    expect(await idOf({ storedOrders: async () => [order] })).toBe(order.order_id);
  });

  it('does not count once any newer copy of it is cancelled', async () => {
    const cancelled: Order = { ...order, status: 'CANCELLED', updated_at: '2026-11-21T05:02:00.000Z' };
    expect(await idOf({ storedOrders: async () => [order], recent: async () => [cancelled] })).toBeNull();
    expect(await idOf({ storedOrders: async () => [cancelled], recent: async () => [order] })).toBeNull();
  });

  it('is never the order that this request was copied from', async () => {
    const except: readonly string[] = [order.order_id];
    expect(
      await findRecentDuplicate(portsOf({ recent: async () => [order] }).ports, request, { ...facts, except }),
    ).toBeNull();
  });

  it('falls back to the cached orders after the timeout', async () => {
    const { ports, waits } = portsOf({ recent: never, storedOrders: never, known: () => [order] });
    expect(await findRecentDuplicate(ports, request, facts)).toBe(order);
    expect(waits).toEqual([lookUpTimeoutMs, lookUpTimeoutMs]);
    expect(await idOf({ recent: never, storedOrders: never })).toBeNull();
  });

  it('is null when the orders cannot be read, so that the request goes on', async () => {
    const fails = () => Promise.reject(new Error('no answer'));
    expect(await idOf({ recent: fails, storedOrders: fails })).toBeNull();
    expect(await idOf({ recent: fails, storedOrders: async () => [order] })).toBe(order.order_id);
    expect(await idOf({ recent: fails, known: () => [order] })).toBe(order.order_id);
  });
});
