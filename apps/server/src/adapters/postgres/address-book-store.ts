import { createHash } from 'node:crypto';
import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { handOverSpot, storedHandOvers } from '@riderbell/domain/addressbook/hand-over.ts';
import type { SearchGroups, SearchTerm } from '@riderbell/domain/addressbook/search-terms.ts';
import type {
  AddressBookStore,
  BookScope,
  StoredHandOver,
  LearnedCustomer,
  OrderedCustomer,
} from '../../features/addressbook/ports.ts';
import { fixedSql, inTransaction, type SqlPool } from './sql-pool.ts';

// Jobs may arrive late and out of order, so an order older than the stored data changes nothing. Neither does an order from before its
// customer was forgotten.
const learnMany = fixedSql(`
  insert into saved_customers (saved_customer_id, vendor_id, family_id, customer_key, name, phone_number, address,
    notes, latitude, longitude, last_ordered_at, terms)
  select item.id, item.vendor_id, item.family_id, item.key, item.name, item.phone, item.address, item.notes,
    item.latitude, item.longitude, item.ordered_at, array_to_tsvector(item.terms)
  from jsonb_to_recordset($1::jsonb) as item(id text, vendor_id text, family_id text, key text, name text, phone text,
    address text, notes text, latitude double precision, longitude double precision, ordered_at timestamptz, terms text[])
  where not exists (select from forgotten_customers as gone where gone.family_id = item.family_id
    and gone.customer_key = item.key and gone.vendor_id in ('', item.vendor_id) and gone.forgotten_at >= item.ordered_at)
  on conflict (saved_customer_id) do update set name = excluded.name, phone_number = excluded.phone_number,
    address = excluded.address, notes = excluded.notes, latitude = excluded.latitude, longitude = excluded.longitude,
    last_ordered_at = excluded.last_ordered_at, terms = excluded.terms
  where saved_customers.last_ordered_at <= excluded.last_ordered_at`);

// One statement, for whose row others wait, so that no simultaneous hand-over is lost. The instants decide which ones remain, so
// that a late or repeated hand-over does not replace newer ones.
const learnOneHandOver = fixedSql(`
  update saved_customers set hand_overs = (
    select jsonb_agg(kept.one order by kept.one->>'at' desc, kept.one->>'orderId')
    from (
      select one from jsonb_array_elements(hand_overs || $2::jsonb) as one
      order by one->>'at' desc, one->>'orderId' limit ${storedHandOvers}
    ) as kept
  )
  where saved_customer_id = $1 and not hand_overs @> jsonb_build_array(jsonb_build_object('orderId', $3::text))`);

const scoped = (scope: BookScope) => `${scope.wholeFamily ? 'family_id' : 'vendor_id'} = $1`;
const scopeId = ({ wholeFamily, familyId, vendorId }: BookScope) => (wholeFamily ? familyId : vendorId);

/** A common word is found among this many of the newest rows; a rarer one is found quickly through the index. */
const newest = 2000;
const searchOf = (rows: string, condition: string) => `
  select saved_customer_id as id, name, phone_number, address, notes, latitude, longitude, hand_overs,
    customer_key
  from ${rows} where ${condition} order by last_ordered_at desc, saved_customer_id limit $3`;
const searchNewest = (scope: BookScope) =>
  searchOf(
    `(select * from saved_customers where ${scoped(scope)} order by last_ordered_at desc limit ${newest}) as recent`,
    'terms @@ $2::tsquery',
  );
// Offset 0 separates the search from the sorting; otherwise the planner would read all rows, newest first.
const searchAll = (scope: BookScope) =>
  searchOf(
    `(select * from saved_customers where terms @@ $2::tsquery and ${scoped(scope)} offset 0) as fitting`,
    'true',
  );
const forgetText = (scope: BookScope) => `
  with forgotten as (
    delete from saved_customers where ${scoped(scope)} and customer_key =
      (select customer_key from saved_customers where saved_customer_id = $2 and ${scoped(scope)})
    returning customer_key
  )
  insert into forgotten_customers (family_id, vendor_id, customer_key, forgotten_at)
  select distinct $3, $4, customer_key, $5::timestamptz from forgotten
  on conflict (family_id, customer_key, vendor_id) do update
  set forgotten_at = greatest(forgotten_customers.forgotten_at, excluded.forgotten_at)`;
const sweepOld = fixedSql('delete from saved_customers where last_ordered_at < $1');
const sweepForgotten = fixedSql('delete from forgotten_customers where forgotten_at < $1');

// A statement sees the data of its start. So learning and forgetting take a lock first and read afterwards: learning shares the lock,
// and forgetting excludes all learning.
const lockToLearn = fixedSql("select pg_advisory_xact_lock_shared(hashtext('riderbell address book'))");
const lockToForget = fixedSql("select pg_advisory_xact_lock(hashtext('riderbell address book'))");
const readOrders = fixedSql(`
  select order_id, vendor_id, family_id, created_at, customer_name, customer_phone_number, customer_address,
    customer_notes, customer_latitude, customer_longitude
  from orders where order_id > $1 and guest_id is null order by order_id limit $2`);

/** A customer of several outlets is shown once, so this many rows are read for each customer that is shown. */
const outletsOfOne = 4;

type FoundRow = Omit<SavedAddress, 'hand_over'> & {
  readonly customer_key: string;
  readonly hand_overs: readonly StoredHandOver[];
};

interface OrderRow {
  readonly order_id: string;
  readonly vendor_id: string;
  readonly family_id: string;
  readonly created_at: string;
  readonly customer_name: string;
  readonly customer_phone_number: string;
  readonly customer_address: string;
  readonly customer_notes: string | null;
  readonly customer_latitude: number;
  readonly customer_longitude: number;
}

/** The address book, searched through an index of its terms. */
export class PostgresAddressBook implements AddressBookStore {
  readonly #pool: SqlPool;

  constructor(pool: SqlPool) {
    this.#pool = pool;
  }

  async learn(customers: readonly LearnedCustomer[]): Promise<void> {
    // A statement must not touch a row twice, so only the newest of several orders of a customer is used.
    const latest = new Map<string, LearnedCustomer>();
    for (const customer of customers) {
      const row = idOf(customer);
      const known = latest.get(row);
      if (!known || Date.parse(known.orderedAt) <= Date.parse(customer.orderedAt)) latest.set(row, customer);
    }
    // Always in the same order, so that simultaneous statements do not deadlock.
    const items = [...latest].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, customer]) => itemOf(id, customer));
    await inTransaction(this.#pool, async (client) => {
      await client.query(lockToLearn);
      await client.query(learnMany, [JSON.stringify(items)]);
    });
  }

  async learnHandOver(customer: Pick<LearnedCustomer, 'vendorId' | 'key'>, handOver: StoredHandOver): Promise<void> {
    await this.#pool.query(learnOneHandOver, [idOf(customer), JSON.stringify(handOver), handOver.orderId]);
  }

  async search(scope: BookScope, ways: readonly SearchGroups[], limit: number): Promise<SavedAddress[]> {
    const values = [scopeId(scope), queryOf(scope.familyId, ways), limit * outletsOfOne];
    const ask = async (text: string) =>
      eachOnce((await this.#pool.query<FoundRow>(fixedSql(text), values)).rows).slice(0, limit);
    const recent = await ask(searchNewest(scope));
    return recent.length === limit ? recent : ask(searchAll(scope));
  }

  async forget(scope: BookScope, id: string, now: number): Promise<boolean> {
    const everywhere = scope.wholeFamily ? '' : scope.vendorId;
    const values = [scopeId(scope), id, scope.familyId, everywhere, new Date(now)];
    return inTransaction(this.#pool, async (client) => {
      await client.query(lockToForget);
      return (await client.query(fixedSql(forgetText(scope)), values)).rowCount > 0;
    });
  }

  async sweepForgotten(before: number): Promise<number> {
    return (await this.#pool.query(sweepForgotten, [new Date(before)])).rowCount;
  }

  async sweep(before: number): Promise<number> {
    return (await this.#pool.query(sweepOld, [new Date(before)])).rowCount;
  }

  async pastOrders(after: string, count: number): Promise<{ customers: OrderedCustomer[]; last: string | null }> {
    const { rows } = await this.#pool.query<OrderRow>(readOrders, [after, count]);
    return { customers: rows.map(orderedOf), last: rows.at(-1)?.order_id ?? null };
  }
}

/** The newest row of each customer, with the hand-overs at all its outlets. */
function eachOnce(rows: readonly FoundRow[]): SavedAddress[] {
  const customers = Map.groupBy(rows, ({ customer_key: key }) => key);
  return [...customers.values()].flatMap((same) => {
    const [newest] = same;
    if (!newest) return [];
    const { customer_key: _key, hand_overs: _handOvers, ...address } = newest;
    const spot = handOverSpot(latestOf(same.flatMap(({ hand_overs: known }) => known)));
    return [{ ...address, ...(spot && { hand_over: spot }) }];
  });
}

function latestOf(handOvers: readonly StoredHandOver[]): readonly StoredHandOver[] {
  return handOvers.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, storedHandOvers);
}

/** Derived from the vendor and the customer, so that every process gives the row the same id. */
function idOf({ vendorId, key }: Pick<LearnedCustomer, 'vendorId' | 'key'>): string {
  return createHash('sha256').update(`${vendorId} ${key}`).digest('base64url').slice(0, 24);
}

function itemOf(id: string, customer: LearnedCustomer) {
  const { vendorId, familyId, key, orderedAt, terms, ...facts } = customer;
  return {
    ...facts,
    id,
    vendor_id: vendorId,
    family_id: familyId,
    key: hashed(key),
    ordered_at: orderedAt,
    terms: [...new Set(terms.map((term) => lexeme(familyId, term)))],
  };
}

/** Hashed, because addresses may be too long for an index. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function lexeme(familyId: string, { kind, text }: SearchTerm): string {
  return `${familyId}/${kind === 'phone' ? 'p' : 'w'}${text}`;
}

/** A PostgreSQL text search: prefixes of lexemes, "or" within a group, "and" between groups, "or" between alternatives. */
function queryOf(familyId: string, ways: readonly SearchGroups[]): string {
  const one = (term: SearchTerm) => `'${lexeme(familyId, term).replaceAll(/['\\]/g, '$&$&')}':*`;
  const any = (terms: readonly SearchTerm[]) => `(${terms.map(one).join(' | ')})`;
  return ways.map((groups) => `(${groups.map(any).join(' & ')})`).join(' | ');
}

function orderedOf(row: OrderRow): OrderedCustomer {
  return {
    vendorId: row.vendor_id,
    familyId: row.family_id,
    orderedAt: row.created_at,
    name: row.customer_name,
    phone: row.customer_phone_number,
    address: row.customer_address,
    notes: row.customer_notes ?? '',
    latitude: row.customer_latitude,
    longitude: row.customer_longitude,
  };
}
