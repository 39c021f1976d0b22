import type { Order } from '@riderbell/contract/shapes/order.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { activeOrdersKey } from '../orders/data/active-orders.ts';
import { mergeUpdate, type OrdersSnapshot } from '../orders/data/orders-snapshot.ts';
import { anOrder } from '../orders/order-fixture.ts';
import { watchChanges } from './watch-changes.ts';

const scope = { vendorId: 'd001', includeOutlets: false };
const queryKey = activeOrdersKey(scope);

function at(order_id: string, status: Order['status'], minute: number): Order {
  return anOrder({ order_id, status, updated_at: new Date(Date.UTC(2026, 10, 21, 5, minute)).toISOString() });
}

const before = [at('a', 'COURIER_ACCEPTED_DELIVERY', 1), at('b', 'WAITING_FOR_TRANSPORT', 1)];

/** The tracking screen's cache, the server's next answer, and the reported changes. */
function tracking() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 0 } } });
  const server = { orders: before as readonly Order[] };
  const told: string[] = [];
  const queryFn = async (): Promise<OrdersSnapshot> => ({ orders: server.orders, readAtMs: 0 });
  return {
    client,
    server,
    told,
    /** Mounts the tracking screen's query. */
    open: () => new QueryObserver(client, { queryKey, queryFn, structuralSharing: false }).subscribe(() => undefined),
    watch: () =>
      watchChanges(client, scope, (changes) =>
        told.push(changes.map(({ order, change }) => `${order.order_id} ${change}`).join(', ')),
      ),
    live: (order: Order) =>
      client.setQueryData<OrdersSnapshot>(queryKey, (held) => (held === undefined ? held : mergeUpdate(held, order))),
    settled: () => vi.waitFor(() => expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle')),
    readAgain: () => client.refetchQueries({ queryKey }),
    /** Waits for the cache, which notifies its listeners a turn later. */
    heard: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('watching the orders', () => {
  it('reports no change for the first reading, and each live change once', async () => {
    const { open, watch, live, settled, heard, told } = tracking();
    watch();
    open();
    await settled();
    await heard();
    expect(told).toEqual([]);
    live(at('a', 'NEAR_VENDOR', 2));
    live(at('a', 'NEAR_VENDOR', 2));
    await heard();
    live(at('a', 'COURIER_ACCEPTED_DELIVERY', 1));
    await heard();
    expect(told).toEqual(['a rider-near']);
  });

  it('reports the changes missed in a gap at once', async () => {
    const { open, watch, settled, heard, readAgain, server, told } = tracking();
    open();
    await settled();
    watch();
    server.orders = [at('a', 'DELIVERED', 9), at('b', 'STALLED', 9), at('c', 'NEAR_VENDOR', 9)];
    await readAgain();
    await heard();
    expect(told).toEqual(['a delivered, b no-rider']);
  });

  it('reports no change for data that an earlier visit left in the cache', async () => {
    const { client, open, watch, settled, heard, server, told } = tracking();
    client.setQueryData<OrdersSnapshot>(queryKey, { orders: before, readAtMs: 0 });
    server.orders = [at('a', 'DELIVERED', 9)];
    watch();
    open();
    await settled();
    await heard();
    expect(told).toEqual([]);
  });

  it('ignores other vendors, and everything after it is stopped', async () => {
    const { client, open, watch, settled, live, heard, told } = tracking();
    open();
    await settled();
    const stop = watch();
    const foreign = activeOrdersKey({ vendorId: 'othr', includeOutlets: false });
    client.setQueryData<OrdersSnapshot>(foreign, { orders: before, readAtMs: 0 });
    client.setQueryData<OrdersSnapshot>(foreign, { orders: [at('a', 'NEAR_VENDOR', 2)], readAtMs: 0 });
    await heard();
    stop();
    live(at('a', 'NEAR_VENDOR', 2));
    await heard();
    expect(told).toEqual([]);
  });

  it('starts again when the end of the session has emptied the cache', async () => {
    const { client, open, watch, settled, heard, server, told } = tracking();
    const close = open();
    await settled();
    watch();
    close();
    client.clear();
    server.orders = [at('a', 'DELIVERED', 9)];
    open();
    await settled();
    await heard();
    expect(told).toEqual([]);
  });
});
