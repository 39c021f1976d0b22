import { KeyAlreadyUsed } from '@riderbell/contract/handler.ts';
import type {
  GuestClaim,
  OrderChange,
  OrderProof,
  OrderQuery,
  OrderRecord,
  OrderStore as OrdersPort,
  OrderWrite,
  VoucherSpent,
} from '../../features/orders/ports.ts';
import type { OrderListQuery } from './order-list.ts';
import { changesOf, entriesOf, proofRowOf, recordOf, rowOf } from './order-records.ts';
import type { WrittenAlong } from './order-rows.ts';
import { OrderStore } from './order-store.ts';
import { fixedSql, type SqlRunner } from './sql-pool.ts';

/** How long an idempotency key is kept: 24 hours (decisions: The calls). */
const keyLifetime = 24 * 60 * 60 * 1000;
const eventKind = 'order_update';
// The index of a guest's orders finds the handful that it has.
const stateOfGuest = fixedSql(`
  select orders_made, (select count(*) from orders where orders.guest_id = guests.guest_id and not ended) as under_way
  from guests where guest_id = $1 and joined_at is null`);
const dropOldQuotes = fixedSql('delete from quotes where expires_at < $1');

/** Orders in the words of their feature, over the rows of the tables. */
export class PostgresOrders implements OrdersPort {
  readonly #runner: SqlRunner;
  readonly #rows: OrderStore;
  readonly #now: () => number;
  readonly #onWritten: () => void;

  /** @param onWritten told after each write, for those who wait for its event and its jobs */
  constructor(runner: SqlRunner, now: () => number, onWritten: () => void = () => undefined) {
    this.#runner = runner;
    this.#rows = new OrderStore(runner);
    this.#now = now;
    this.#onWritten = onWritten;
  }

  async create(
    write: OrderWrite,
    guest: GuestClaim | null,
  ): Promise<'created' | 'quote-used' | 'id-taken' | 'guest-changed' | VoucherSpent> {
    const history = entriesOf(write.order.status_history, write.askedBy);
    const claim = guest && { guest: { guest_id: guest.guestId, orders_made: guest.ordersMade } };
    const outcome = await this.#rows.insertOrder(rowOf(write.order), history, this.#eventOf(write), {
      ...this.#along(write, write.order.proofs),
      ...claim,
    });
    if (outcome === 'key-used') throw new KeyAlreadyUsed();
    if (outcome !== 'inserted') return outcome;
    this.#onWritten();
    return 'created';
  }

  async save(change: OrderChange): Promise<'saved' | 'quote-used' | 'changed-meanwhile'> {
    const { before, order } = change;
    const history = entriesOf(order.status_history.slice(before.status_history.length), change.askedBy);
    const known = new Set(before.proofs.map(({ fileKey }) => fileKey));
    const proofs = order.proofs.filter(({ fileKey }) => !known.has(fileKey));
    const outcome = await this.#rows.changeOrder(
      order.orderId,
      before.version,
      changesOf(rowOf(before), rowOf(order)),
      history,
      this.#eventOf(change),
      this.#along(change, proofs),
    );
    if (outcome === 'key-used') throw new KeyAlreadyUsed();
    if (outcome === 'not-found') throw new Error(`order ${order.orderId} vanished while it was changed`);
    if (outcome === 'voucher-used-up' || outcome === 'voucher-used-up-here') {
      throw new Error(`order ${order.orderId} used a voucher after it was made`);
    }
    if (outcome !== 'changed') return outcome;
    this.#onWritten();
    return 'saved';
  }

  async guest(guestId: string): Promise<{ ordersMade: number; underWay: number } | null> {
    const { rows } = await this.#runner.query<{ orders_made: number; under_way: number }>(stateOfGuest, [guestId]);
    const [row] = rows;
    return row ? { ordersMade: row.orders_made, underWay: row.under_way } : null;
  }

  async find(orderId: string): Promise<OrderRecord | null> {
    const stored = await this.#rows.findOrder(orderId);
    return stored && recordOf(stored);
  }

  async list(query: OrderQuery): Promise<OrderRecord[]> {
    const phone = phoneOf(query);
    if (phone === 'none') return [];
    const stored = await this.#rows.listOrders({ ...listQueryOf(query), ...(phone === null ? {} : { phone }) });
    return stored.map(recordOf);
  }

  async carriedBy(riderId: string): Promise<OrderRecord[]> {
    return (await this.#rows.listOrders({ scope: { riderId }, count: carriedAtOnce })).map(recordOf);
  }

  /** Forgets used quotes that have expired before: nobody could use them again anyway. */
  async sweepQuotes(before: number): Promise<number> {
    return (await this.#runner.query(dropOldQuotes, [new Date(before)])).rowCount;
  }

  #eventOf({ event }: OrderWrite): { kind: string; payload: unknown; created_at: Date } {
    return { kind: eventKind, payload: event, created_at: new Date(this.#now()) };
  }

  #along(write: OrderWrite, proofs: readonly OrderProof[]): WrittenAlong {
    const now = this.#now();
    const { usedQuote, once } = write;
    return {
      jobs: write.jobs,
      proofs: proofs.map(proofRowOf),
      ...voucherAlong(write, new Date(now)),
      ...(write.promiseOutcome ? { promiseOutcome: write.promiseOutcome } : {}),
      ...(usedQuote
        ? {
            quote: {
              quote_id: usedQuote.quoteId,
              used_at: new Date(now),
              expires_at: new Date(usedQuote.expiresAt),
            },
          }
        : {}),
      ...(once
        ? {
            once: {
              scope: once.scope,
              key: once.key,
              body_hash: once.bodyHash,
              created_at: new Date(now),
              expires_at: new Date(now + keyLifetime),
            },
          }
        : {}),
    };
  }
}

/** More than any rider has at once. */
const carriedAtOnce = 100;

function voucherAlong({ order, voucherUse }: OrderWrite, at: Date): Pick<WrittenAlong, 'voucher'> {
  if (order.voucher === null || voucherUse === undefined) return {};
  return { voucher: voucherUse === 'used' ? { used_id: order.voucher.voucherId, at } : { returned_at: at } };
}

function listQueryOf(query: OrderQuery): OrderListQuery {
  const { scope, from, to, status, scheduled, find, after } = query;
  return {
    scope: scopeOf(scope),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(status === null ? {} : statusesOf(status)),
    ...(scheduled === null ? {} : { scheduled: { wanted: scheduled, at: new Date(query.now).toISOString() } }),
    ...(find?.kind === 'order-id' ? { orderId: find.prefix } : {}),
    ...(find?.kind === 'text' ? { text: find.text } : {}),
    ...(after === null ? {} : { after: { created_at: after.createdAt, order_id: after.orderId } }),
    count: query.limit,
  };
}

function scopeOf(scope: OrderQuery['scope']): OrderListQuery['scope'] {
  if ('guestId' in scope) return scope;
  return 'vendorId' in scope ? { vendorIds: [scope.vendorId] } : { parentVendorId: scope.familyId };
}

function statusesOf({ statuses, delayed }: NonNullable<OrderQuery['status']>): Partial<OrderListQuery> {
  if (delayed === 'all') return { statuses: [...statuses, 'DELAYED'] };
  return { statuses, ...(delayed === 'none' ? {} : { delayed }) };
}

/** The end that a number must have; `none` when two ends are asked for that no number has both. */
function phoneOf({ phone, find }: OrderQuery): string | null {
  const ends = [phone, find?.kind === 'phone' ? find.digits : null].filter((end) => end !== null);
  const [longest = null, other = ''] = ends.toSorted((a, b) => b.length - a.length);
  return longest === null || longest.endsWith(other) ? longest : 'none';
}
