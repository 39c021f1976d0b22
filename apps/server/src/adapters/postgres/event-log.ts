import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { EventLog, EventPage, EventScope, StoredEvent } from '../../live/ports.ts';
import { fixedSql, type SqlPool } from './sql-pool.ts';

// Why a position instead of the row's id: ids are taken before the commit. With two simultaneous transactions the higher id may
// become visible first, and a reader whose cursor is past it would never see the lower one. So committed events get their position
// from one statement at a time. The statements exclude each other by a lock, which is released only when the positions are visible:
//
// - a statement that waits for the lock has an older snapshot and may still see events without a position that have one now. Locking
//   the rows reads them again and skips those, so no event gets two positions;
// - its positions are higher and become visible later than those of the previous statement, so no event appears behind a cursor;
// - events that were committed before the call are in its snapshot, so they all have a position when the call returns;
// - two events of an order have positions in the order of their ids, because the second transaction waited for the first.
//
// If many events wait, a reader gives positions only to as many as it wants to read, and gets those back without reading the log.
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
/** After a long pause there may be any number of events, and a statement must not hold the lock for too long. */
const PLACED_AT_ONCE = 2000;
const placeMany = placing(`${PLACED_AT_ONCE}`);
const placeNext = placing(
  '$1',
  'returning outbox.position::text as cursor, outbox.vendor_id, outbox.family_id, outbox.guest_id, outbox.payload',
);

// One statement, so that the page and the end of the log are consistent.
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

// The newest event is never swept, so that the end of the log stays known.
const sweepOld = fixedSql(`
  delete from outbox where created_at < $1 and position < (select max(position) from outbox)`);

interface EventRow {
  readonly cursor: string;
  readonly vendor_id: string;
  readonly family_id: string;
  readonly guest_id: string | null;
  readonly payload: unknown;
}

/** A page without events has a single row, whose `cursor` is null. */
type PageRow = { readonly head: string } & (EventRow | { readonly cursor: null });

/** Reads the outbox as a log without gaps (see the port). */
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

  /** Removes events that were written before; a client that had not read them has to reload its lists. */
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

  /** Returns the page after the cursor if this call placed all of it; null if there is more, or nothing. */
  async #placeNext(cursor: string, limit: number): Promise<EventPage | null> {
    const { rows } = await this.#pool.query<EventRow>(placeNext, [limit]);
    // An update returns its rows unordered.
    const events = rows.map(eventOf).sort((one, other) => Number(BigInt(one.cursor) - BigInt(other.cursor)));
    const [first] = events;
    const last = events.at(-1);
    // Events placed by others since the cursor come first, so the page is read from the log.
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
  // The store wrote it with the order, and the live channel validates what it sends.
  return { cursor, vendorId, parentVendorId, guestId, order: payload as Order };
}

function laterOf(one: string, other: string): string {
  return BigInt(one) > BigInt(other) ? one : other;
}
