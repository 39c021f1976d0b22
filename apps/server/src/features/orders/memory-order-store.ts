import { KeyAlreadyUsed } from '@riderbell/contract/handler.ts';
import { delayedCountsAs, isScheduled } from '@riderbell/domain/orders/status-groups.ts';
import { isTerminal } from '@riderbell/domain/orders/status-transitions.ts';
import { moneyOf, type OrderMoney } from '@riderbell/domain/payments/order-money.ts';
import type {
  GuestClaim,
  OrderAtDoor,
  OrderChange,
  OrderFilter,
  OrderQuery,
  OrderRecord,
  OrderStore,
  OrderTotals,
  OrderWrite,
  VoucherSpent,
} from './ports.ts';

/** A store for tests with the guarantees of the real one: it stores all of a write or nothing, and changes only the copy that was read. */
export class MemoryOrderStore implements OrderStore {
  readonly orders = new Map<string, OrderRecord>();
  /** Every write, in order. */
  readonly writes: OrderWrite[] = [];
  /** How many orders each guest has made. */
  readonly guests = new Map<string, number>();
  readonly #quotes = new Set<string>();
  readonly #keys = new Set<string>();

  async create(
    write: OrderWrite,
    claim: GuestClaim | null,
  ): Promise<'created' | 'quote-used' | 'id-taken' | 'guest-changed' | VoucherSpent> {
    this.#refuseUsedKey(write);
    const made = claim && this.guests.get(claim.guestId);
    if (claim && made !== claim.ordersMade) return 'guest-changed';
    if (this.orders.has(write.order.orderId)) return 'id-taken';
    if (write.usedQuote && this.#quotes.has(write.usedQuote.quoteId)) return 'quote-used';
    if (claim) this.guests.set(claim.guestId, claim.ordersMade + 1);
    this.#keep(write);
    return 'created';
  }

  async save(change: OrderChange): Promise<'saved' | 'quote-used' | 'changed-meanwhile'> {
    this.#refuseUsedKey(change);
    if (this.orders.get(change.order.orderId)?.version !== change.before.version) return 'changed-meanwhile';
    if (change.usedQuote && this.#quotes.has(change.usedQuote.quoteId)) return 'quote-used';
    this.#keep(change);
    return 'saved';
  }

  async guest(guestId: string): Promise<{ ordersMade: number; underWay: number } | null> {
    const ordersMade = this.guests.get(guestId);
    if (ordersMade === undefined) return null;
    const own = [...this.orders.values()].filter((order) => order.guestId === guestId);
    return { ordersMade, underWay: own.filter(({ status }) => !isTerminal(status)).length };
  }

  async find(orderId: string): Promise<OrderRecord | null> {
    return this.orders.get(orderId) ?? null;
  }

  async findMany(vendorId: string, orderIds: readonly string[]): Promise<OrderRecord[]> {
    const wanted = new Set(orderIds);
    return [...this.orders.values()].filter((order) => order.vendorId === vendorId && wanted.has(order.orderId));
  }

  async atDoors(vendorId: string, from: string, limit: number): Promise<OrderAtDoor[]> {
    return [...this.orders.values()]
      .filter((order) => order.vendorId === vendorId && order.created_at >= from)
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))
      .slice(0, limit)
      .map(({ orderId, status, amount, customer: { phoneNumber, address, latitude, longitude } }) => ({
        orderId,
        status,
        amount,
        customer: { phoneNumber, address, latitude, longitude },
      }));
  }

  async carriedBy(riderId: string): Promise<OrderRecord[]> {
    return [...this.orders.values()]
      .filter(({ rider, status }) => rider?.id === riderId && !isTerminal(status))
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  }

  async list(query: OrderQuery): Promise<OrderRecord[]> {
    return [...this.orders.values()]
      .filter((order) => matches(order, query))
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))
      .filter((order) => query.after === null || keyOf(order) < `${query.after.createdAt} ${query.after.orderId}`)
      .slice(0, query.limit);
  }

  async totals(filter: OrderFilter): Promise<OrderTotals> {
    const found = [...this.orders.values()].filter((order) => matches(order, filter));
    const money = found.map((order) => moneyOf(order, { ...order, fee: order.fee.total }));
    const sumOf = (part: keyof OrderMoney) => money.reduce((sum, { [part]: minor }) => sum + minor, 0);
    return {
      orders: found.length,
      fee: sumOf('fee'),
      collected: sumOf('collected'),
      paidAtPickup: sumOf('paidAtPickup'),
    };
  }

  #refuseUsedKey({ once }: OrderWrite): void {
    if (once && this.#keys.has(`${once.scope} ${once.key}`)) throw new KeyAlreadyUsed();
  }

  #keep(write: OrderWrite): void {
    if (write.once) this.#keys.add(`${write.once.scope} ${write.once.key}`);
    if (write.usedQuote) this.#quotes.add(write.usedQuote.quoteId);
    this.orders.set(write.order.orderId, write.order);
    this.writes.push(write);
  }
}

function keyOf({ created_at: createdAt, orderId }: OrderRecord): string {
  return `${createdAt} ${orderId}`;
}

function matches(order: OrderRecord, query: OrderFilter): boolean {
  const { scope, status, scheduled, find, phone } = query;
  if (!isInScope(order, scope)) return false;
  if (query.from !== null && order.created_at < query.from) return false;
  if (query.to !== null && order.created_at > query.to) return false;
  if (status !== null && !hasStatus(order, status)) return false;
  if (scheduled !== null && isScheduled(order, query.now) !== scheduled) return false;
  if (phone !== null && !order.customer.phoneNumber.endsWith(phone)) return false;
  if (find?.kind === 'order-id') return order.orderId.startsWith(find.prefix);
  if (find?.kind === 'phone') return order.customer.phoneNumber.endsWith(find.digits);
  if (find?.kind !== 'text') return true;
  const { name, address } = order.customer;
  return [name, address].some((text) => text.toLowerCase().includes(find.text.toLowerCase()));
}

function isInScope(order: OrderRecord, scope: OrderFilter['scope']): boolean {
  if ('guestId' in scope) return order.guestId === scope.guestId;
  return 'vendorId' in scope ? order.vendorId === scope.vendorId : order.familyId === scope.familyId;
}

function hasStatus(order: OrderRecord, { statuses, delayed }: NonNullable<OrderFilter['status']>): boolean {
  if (order.status !== 'DELAYED') return statuses.includes(order.status);
  return delayed === 'all' || delayedCountsAs(order.status_history) === delayed;
}
