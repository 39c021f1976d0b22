import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { EventLog, EventPage, EventScope, StoredEvent } from '../../live/ports.ts';
import { fixedSql, type SqlPool } from './sql-pool.ts';

// Why a position and not the row's own id: ids are taken before the commit. With two transactions at once the higher id can
// become visible first, and a reader that moved its cursor past it would never see the lower one. So committed events get
// their place from one statement at a time, held apart by the lock, which is released only when the places are visible:
//
// - whoever waits for the lock has an older snapshot, and may still see the other's events without a place. Locking the rows
//   looks at them again and leaves those out, so no event is placed twice;
// - its places come after the other's, and become visible after them, so nothing ever appears behind a cursor;
// - what was committed before the call is in its snapshot: when the call returns, all of that has its place;
// - two events of one order are in the order of their ids, because the second was written by a transaction that had waited
//   for the first, and both are placed by id.
//
// Of many that wait, a reader places only as many as it wants to read, and gets these back at once: it spares itself a second
// look at the log.
const PLACING_LOCK = 7_210_501;
const placing = (limit: string, returning = '') =>
  fixedSql(`
  with gate as materialized (
    select pg_advisory_xact_lock(${PLACING_LOCK}) from (select from outbox where position is null limit 1) as any_pending
  ), pending as materialized (
    select outbox.event_id from outbox
    where outbox.position is null and exists (select from gate)
    order by outbox.event_id
    limit ${limit}
    for update of outbox
  ), placed as materialized (
    select event_id, nextval('outbox_position') as position
    from (select event_id from pending order by event_id) as in_order
  )
  update outbox set position = placed.position
  from placed where outbox.event_id = placed.event_id
  ${returning}`);
/** After a long pause there may be any number: a statement must not hold the lock for as long as that takes. */
const PLACED_AT_ONCE = 2000;
const placeMany = placing(`${PLACED_AT_ONCE}`);
const placeNext = placing(
  '$1',
  'returning outbox.position::text as cursor, outbox.vendor_id, outbox.family_id, outbox.guest_id, outbox.payload',
);

// One statement, so the page and the end of the log are of one moment.
const page = (scope: string) =>
  fixedSql(`
  with log_end as materialized (select coalesce(max(position), 0) as position from outbox)
  select log_end.position::text as head, event.cursor, event.vendor_id, event.family_id, event.guest_id,
    event.payload
  from log_end left join lateral (
    select position::text as cursor, position, vendor_id, family_id, guest_id, payload from outbox
    where position > $1 and position <= log_end.position ${scope}
    order by position limit $2
  ) as event on true
  order by event.position`);
const pageOfAll = page('');
const pageOfVendor = page('and vendor_id = $3');
const pageOfGuest = page('and guest_id = $3');
const pageOfFamily = page('and (vendor_id = $3 or family_id = $3)');

const bounds = fixedSql(`
  select coalesce(max(position), 0)::text as head, coalesce(min(position) - 1, 0)::text as oldest from outbox`);

// The newest event always stays, so that the end of the log is known also when all else is swept.
const sweepOld = fixedSql(`
  delete from outbox where created_at < $1 and position < (select max(position) from outbox)`);

interface EventRow {
  readonly cursor: string;
  readonly vendor_id: string;
  readonly family_id: string;
  readonly guest_id: string | null;
  readonly payload: unknown;
}

/** `cursor` is null in the only row of a page without events. */
type PageRow = { readonly head: string } & (EventRow | { readonly cursor: null });

/** The outbox, read as a log without a gap (see the port). */
export class PostgresEventLog implements EventLog {
  readonly #pool: SqlPool;

  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  async head(): Promise<string> {
    await this.#placeAll();
    return (await this.#bounds()).head;
  }

  async oldestReplayable(): Promise<string> {
    return (await this.#bounds()).oldest;
  }

  async readAfter(cursor: string, scope: EventScope | null, limit: number): Promise<EventPage> {
    if (scope !== null) await this.#placeAll();
    else {
      const next = await this.#placeNext(cursor, limit);
      if (next !== null) return next;
    }
    const values: unknown[] = [cursor, limit];
    if (scope !== null) values.push(scope.guestId ?? scope.vendorId);
    const { rows } = await this.#pool.query<PageRow>(statementFor(scope), values);
    const events = rows.flatMap((row) => (row.cursor === null ? [] : [eventOf(row)]));
    const through = events.length < limit ? rows[0]?.head : events.at(-1)?.cursor;
    return { events, through: laterOf(through ?? cursor, cursor) };
  }

  /** Removes events that were written before; whoever had not read them has to read its lists again. */
  async sweep(before: number): Promise<number> {
    const { rowCount } = await this.#pool.query(sweepOld, [new Date(before)]);
    return rowCount;
  }

  async #placeAll(): Promise<void> {
    let placed: number;
    do {
      placed = (await this.#pool.query(placeMany)).rowCount;
    } while (placed === PLACED_AT_ONCE);
  }

  /** The page after the cursor, when all of it was placed by this call; null when there is more to it, or nothing. */
  async #placeNext(cursor: string, limit: number): Promise<EventPage | null> {
    const { rows } = await this.#pool.query<EventRow>(placeNext, [limit]);
    // An update returns its rows in no order.
    const events = rows.map(eventOf).sort((one, other) => Number(BigInt(one.cursor) - BigInt(other.cursor)));
    const [first] = events;
    const last = events.at(-1);
    // What others placed since the cursor has its place before these, and is read from the log with them.
    if (!first || !last || BigInt(first.cursor) !== BigInt(cursor) + 1n) return null;
    return { events, through: last.cursor };
  }

  async #bounds(): Promise<{ head: string; oldest: string }> {
    const { rows } = await this.#pool.query<{ head: string; oldest: string }>(bounds);
    return rows[0] ?? { head: '0', oldest: '0' };
  }
}

function statementFor(scope: EventScope | null) {
  if (scope === null) return pageOfAll;
  if (scope.guestId !== null) return pageOfGuest;
  return scope.withOutlets ? pageOfFamily : pageOfVendor;
}

function eventOf({
  cursor,
  vendor_id: vendorId,
  family_id: familyId,
  guest_id: guestId,
  payload,
}: EventRow): StoredEvent {
  const parentVendorId = familyId === vendorId ? null : familyId;
  // Written by our own store with the order; the live channel checks what it sends.
  return { cursor, vendorId, parentVendorId, guestId, order: payload as Order };
}

function laterOf(one: string, other: string): string {
  return BigInt(one) > BigInt(other) ? one : other;
}
