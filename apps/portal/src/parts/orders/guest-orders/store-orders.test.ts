import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientProblem } from '@riderbell/web/api/api-problem.ts';
import { createStore } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import { activeOrdersKey } from '../data/active-orders.ts';
import { orderKey } from '../data/order-query.ts';
import { historyKey, type HistoryRequest } from '../data/history-orders.ts';
import type { OrdersSnapshot } from '../data/orders-snapshot.ts';
import { anOrder } from '../order-fixture.ts';
import { declineAccount, followGuestOrders, guestKeys, storedOrders, knownGuestOrder } from './store-orders.ts';

const now = Date.parse('2026-11-21T06:00:00.000Z');
const trackingKey = activeOrdersKey({ vendorId: 'guest', includeOutlets: false });
const ofGuest = (order_id: string, changes = {}) => anOrder({ order_id, vendor_id: 'guest', ...changes });
const yesterday = { created_at: '2026-11-20T05:00:00.000Z', updated_at: '2026-11-20T05:00:00.000Z' };
const request: HistoryRequest = {
  scope: { vendorId: 'guest', includeOutlets: false },
  from: '2026-11-19T17:00:00.000Z',
  to: '2026-11-20T17:00:00.000Z',
  status: 'ANY',
  search: '',
};

function device() {
  const store = createStore(null, { addEventListener: () => undefined, removeEventListener: () => undefined });
  const listeners = new Set<() => void>();
  const open = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const stop = followGuestOrders({
      client,
      store,
      clock: { now: () => now },
      onGuestChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    });
    return { client, stop };
  };
  return { store, open, changeGuest: () => listeners.forEach((listener) => listener()) };
}

let guest: ReturnType<typeof device>;
beforeEach(() => {
  guest = device();
});
const storedIds = () => storedOrders(guest.store).orders.map(({ order_id }) => order_id);

describe('a guest’s orders from the server', () => {
  it('are stored from the list, the history and a single order, and only a guest’s', () => {
    const { client } = guest.open();
    const snapshot: OrdersSnapshot = { orders: [ofGuest('guest-a'), anOrder()], readAtMs: now };
    client.setQueryData(trackingKey, snapshot);
    client.setQueryData([...historyKey, request], { pages: [{ data: [ofGuest('guest-b')] }], pageParams: [null] });
    client.setQueryData(['orders', 'one', 'guest-c'], ofGuest('guest-c'));
    client.setQueryData(['vendors'], [{ vendor_id: 'guest' }]);
    expect(storedIds()).toEqual(['guest-a', 'guest-b', 'guest-c']);
    expect(storedOrders(guest.store).readAtMs).toBe(now);
  });

  it('are no longer stored after it is stopped', () => {
    const { client, stop } = guest.open();
    stop();
    client.setQueryData(['orders', 'one', 'guest-c'], ofGuest('guest-c'));
    expect(storedIds()).toEqual([]);
  });
});

describe('a guest’s stored orders while the server does not answer', () => {
  const offline = () => Promise.reject(clientProblem('client.offline'));

  it('show in the tracking for the last day, with their age', () => {
    guest.open().client.setQueryData(trackingKey, {
      orders: [ofGuest('guest-a'), ofGuest('guest-old', yesterday)],
      readAtMs: now - 9,
    });
    const { client } = guest.open();
    expect(client.getQueryData<OrdersSnapshot>(trackingKey)).toEqual({
      orders: [ofGuest('guest-a')],
      readAtMs: now - 9,
    });
  });

  it('show in the history for the period, the status and the phone number', async () => {
    const delivered = ofGuest('guest-b', { ...yesterday, status: 'DELIVERED' });
    const { client } = guest.open();
    client.setQueryData(trackingKey, { orders: [ofGuest('guest-a'), delivered], readAtMs: now });
    const read = async (changes: Partial<HistoryRequest>) => {
      const queryKey = [...historyKey, { ...request, ...changes }];
      await client.query({ queryKey, queryFn: offline }).catch(() => undefined);
      await Promise.resolve();
      return client.getQueryData(queryKey);
    };
    expect(await read({})).toEqual({ pages: [{ data: [delivered], pagination_key: null }], pageParams: [null] });
    expect(await read({ search: '0812345678' })).toMatchObject({ pages: [{ data: [delivered] }] });
    expect(await read({ search: '0899999999' })).toBeUndefined();
    expect(await read({ status: 'DELIVERED' })).toBeUndefined();
    expect(await read({ scope: { vendorId: 'd001', includeOutlets: false } })).toBeUndefined();
  });

  it('are not shown in place of a refusal of the server', async () => {
    const { client } = guest.open();
    client.setQueryData(trackingKey, { orders: [ofGuest('guest-b', yesterday)], readAtMs: now });
    const queryKey = [...historyKey, request];
    const refuse = () => Promise.reject(clientProblem('client.unexpected-answer', 200));
    await client.query({ queryKey, queryFn: refuse }).catch(() => undefined);
    await Promise.resolve();
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

it('shows a stored single order while the server does not answer', async () => {
  const { client } = guest.open();
  client.setQueryData(trackingKey, { orders: [ofGuest('guest-b', yesterday)], readAtMs: now });
  const queryKey = orderKey('guest-b');
  await client
    .query({ queryKey, queryFn: () => Promise.reject(clientProblem('client.offline')) })
    .catch(() => undefined);
  await Promise.resolve();
  expect(knownGuestOrder(client, 'guest-b')).toEqual(ofGuest('guest-b', yesterday));
});

it('uses the cache keys of the screens', () => {
  expect(guestKeys.tracking).toEqual(trackingKey);
  expect(guestKeys.history).toEqual(historyKey);
  expect(guestKeys.one('guest-a')).toEqual(orderKey('guest-a'));
});

describe('a second guest', () => {
  it('sees no orders of the first guest; the same guest with a longer session still does', () => {
    const { client } = guest.open();
    client.setQueryData(trackingKey, { orders: [ofGuest('guest-a')], readAtMs: now });
    guest.changeGuest();
    expect(client.getQueryData(trackingKey)).toBeDefined();
    guest.store.remove(storageKeys.guestOrders);
    guest.changeGuest();
    expect(client.getQueryData(trackingKey)).toBeUndefined();
    expect(storedIds()).toEqual([]);
  });
});

it('a declined account offer stays declined for that order only', () => {
  declineAccount(guest.store, 'guest-a');
  declineAccount(guest.store, 'guest-a');
  expect(storedOrders(guest.store).declined).toEqual(['guest-a']);
});
