import type { Order } from '@riderbell/contract/shapes/order.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';
import type { Clock } from '@riderbell/web/clock.ts';
import { type Store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import type { HistoryPage, HistoryRequest } from '../data/history-orders.ts';
import type { OrdersSnapshot } from '../data/orders-snapshot.ts';
import { type StoredOrders, readStoredOrders, withDeclined, withOrders } from './stored-orders.ts';

export interface GuestOrderParts {
  readonly client: QueryClient;
  readonly store: Store;
  readonly clock: Clock;
  /** Notifies about a new guest, or that there is none any more. */
  readonly onGuestChange: (listener: () => void) => () => void;
}

/**
 * The cache keys of a guest's orders. They are repeated here, and a test compares them with the screens' own keys:
 * importing those would split the screens' files for every visitor.
 */
export const guestKeys = {
  tracking: ['orders', 'tracking', guestVendorId, false],
  history: ['orders', 'history'],
  one: (orderId: string) => ['orders', 'one', orderId],
} as const;

/** How long after its creation the tracking screen shows an order while the server does not answer: a day. */
const trackedForMs = 24 * 3_600_000;

/** The guest's orders that this device stores. */
export function storedOrders(store: Store): StoredOrders {
  return readStoredOrders(store.read(storageKeys.guestOrders));
}

/** Stores more of them. */
export function storeGuestOrders(store: Store, orders: readonly Order[], readAtMs?: number): void {
  const before = storedOrders(store);
  const after = withOrders(
    before,
    orders.filter(({ vendor_id: vendorId }) => vendorId === guestVendorId),
    readAtMs,
  );
  if (after !== before) store.write(storageKeys.guestOrders, after);
}

/** Remembers that the guest declined an account for the order. */
export function declineAccount(store: Store, orderId: string): void {
  store.write(storageKeys.guestOrders, withDeclined(storedOrders(store), orderId));
}

/** A guest's order that a screen has read, alone or in its list. */
export function knownGuestOrder(client: QueryClient, orderId: string): Order | undefined {
  const listed = client.getQueryData<OrdersSnapshot>(guestKeys.tracking)?.orders;
  return client.getQueryData<Order>(guestKeys.one(orderId)) ?? listed?.find(({ order_id: id }) => id === orderId);
}

/**
 * Stores a guest's orders on the device (specification §6), and shows them when the server does not answer: a guest has
 * no account to find them with. Returns a function that stops it.
 */
export function followGuestOrders({ client, store, clock, onGuestChange }: GuestOrderParts): () => void {
  const stopKeeping = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== 'orders') return;
    if (event.action.type === 'success') {
      const { orders, readAtMs } = ordersOf(event.query.state.data);
      storeGuestOrders(store, orders, readAtMs);
    }
    // Deferred, because the cache is still notifying its listeners.
    if (event.action.type === 'error') queueMicrotask(() => showStored(client, event.query, storedOrders(store)));
  });
  const { orders, readAtMs } = storedOrders(store);
  const tracked = orders.filter(({ created_at: at }) => Date.parse(at) > clock.now() - trackedForMs);
  if (tracked.length > 0) {
    const saved: OrdersSnapshot = { orders: tracked, readAtMs };
    client.setQueryData<OrdersSnapshot>(guestKeys.tracking, (read) => read ?? saved, { updatedAt: readAtMs });
  }
  const stopListening = onGuestChange(() => {
    // Another guest must not see them; the same guest with a longer session keeps them.
    if (store.read(storageKeys.guestOrders) === null) void client.resetQueries({ queryKey: ['orders'] });
  });
  return () => {
    stopKeeping();
    stopListening();
  };
}

/** Fills the history or a single order from the stored orders if the server did not answer. */
function showStored(client: QueryClient, { queryKey, state }: Query, saved: StoredOrders): void {
  const offline = state.error instanceof ApiProblem && state.error.isOffline;
  if (!offline || state.data !== undefined) return;
  const updatedAt = { updatedAt: saved.readAtMs };
  const [, kind, wanted] = queryKey;
  if (kind === 'one') {
    const order = saved.orders.find(({ order_id: id }) => id === wanted);
    if (order !== undefined) client.setQueryData<Order>(queryKey, order, updatedAt);
  } else if (kind === guestKeys.history[1]) {
    const data = storedHistory(saved.orders, wanted as HistoryRequest | null);
    const pages: InfiniteData<HistoryPage> = { pages: [{ data, pagination_key: null }], pageParams: [null] };
    if (data.length > 0) client.setQueryData(queryKey, pages, updatedAt);
  }
}

/**
 * The stored orders of a period and a phone number. Other filters need the server, because only the screens know their
 * meaning.
 */
function storedHistory(orders: readonly Order[], request: HistoryRequest | null): readonly Order[] {
  if (request?.scope.vendorId !== guestVendorId || request.status !== 'ANY') return [];
  const [from, to] = [Date.parse(request.from), Date.parse(request.to)];
  // Without the zero that is dialled only inside a country.
  const searched = digitsOf(request.search).replace(/^0+/, '');
  return orders.filter(
    ({ created_at: at, customer }) =>
      Date.parse(at) >= from && Date.parse(at) < to && digitsOf(customer.phone_number).includes(searched),
  );
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The orders in the data of any order query: a snapshot, pages of the history, or one order. */
function ordersOf(data: unknown): { orders: readonly Order[]; readAtMs?: number } {
  const held = data as OrdersSnapshot | InfiniteData<HistoryPage> | Order | undefined;
  if (held === undefined) return { orders: [] };
  if ('pages' in held) return { orders: held.pages.flatMap((page) => page.data) };
  return 'orders' in held ? held : { orders: [held] };
}
