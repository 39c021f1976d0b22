import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerKey, searchAlternatives, termsOfCustomer } from '@riderbell/domain/addressbook/search-terms.ts';
import { migrations } from '../../../database/migrations.ts';
import type { BookScope, LearnedCustomer } from '../../features/addressbook/ports.ts';
import { PostgresAddressBook } from './address-book-store.ts';
import { PostgresEventLog } from './event-log.ts';
import { OrderRows } from './orders/postgres-orders.ts';
import { fixedSql, type SqlClient } from './sql-pool.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from './test-databases.suite.ts';

// Exactly the statements of the release before migrations 0019 and 0020. Remove them with the migration that drops `parent_vendor_id`.
const givenBefore =
  'order_id, vendor_id, parent_vendor_id, created_at, updated_at, revision, fleet_sequence, status, preordered_for, customer_name, customer_phone_number, customer_address, customer_latitude, customer_longitude, customer_notes, amount_minor, currency, description, payment_method, delivery_fee_minor, delivery_fee_base_minor, delivery_fee_distance_minor, delivery_fee_surcharge_minor, delivery_fee_voucher_minor, distance_metres, quote_id, origin_name, origin_address, origin_latitude, origin_longitude, origin_phone_number, origin_notes, rider_id, rider_name, rider_phone_number, rider_vehicle, estimated_pickup_at, estimated_dropoff_at, cancellation_reason, cancelled_by, created_by_account_id, vat_number, age_validation_required, voucher, guest_id, sender_email, promise';
const insertBefore =
  fixedSql(`with subject as (insert into orders (${givenBefore}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47)
     returning order_id, vendor_id, parent_vendor_id, guest_id),
event as (insert into outbox (vendor_id, parent_vendor_id, guest_id, order_id, kind, payload, created_at)
     select vendor_id, parent_vendor_id, guest_id, order_id, $48, $49::jsonb, $50::timestamptz from subject)
select order_id from subject`);
const changeBefore = fixedSql(`with subject as (update orders set version = version + 1, updated_at = $3, status = $4
     where order_id = $1 and version = $2 and updated_at < $3
     returning order_id, vendor_id, parent_vendor_id, guest_id),
event as (insert into outbox (vendor_id, parent_vendor_id, guest_id, order_id, kind, payload, created_at)
     select vendor_id, parent_vendor_id, guest_id, order_id, $5, $6::jsonb, $7::timestamptz from subject)
select order_id from subject`);
const findBefore = fixedSql(`select ${givenBefore
  .split(', ')
  .map((column) => `found.${column}`)
  .join(', ')}, found.version, found.ended from jsonb_array_elements_text($1::jsonb) as wanted(order_id)
  cross join lateral (select * from orders where orders.order_id = wanted.order_id offset 0) as found`);
const listBefore = fixedSql(
  'select order_id, parent_vendor_id from (select * from orders where parent_vendor_id = $2 order by created_at desc, order_id desc limit $1) as found order by created_at desc, order_id desc',
);
const eventsBefore = fixedSql(`
  with log_end as materialized (select coalesce(max(position), 0) as position from outbox)
  select log_end.position::text as head, event.cursor, event.vendor_id, event.parent_vendor_id, event.guest_id,
    event.payload
  from log_end left join lateral (
    select position::text as cursor, position, vendor_id, parent_vendor_id, guest_id, payload from outbox
    where position > $1 and position <= log_end.position and (vendor_id = $3 or parent_vendor_id = $3)
    order by position limit $2
  ) as event on true
  order by event.position`);
const moveBefore = fixedSql(`
  with moved as (
    update orders set vendor_id = $1, parent_vendor_id = $2, created_by_account_id = $3, guest_id = null,
      version = orders.version + 1, updated_at = item.updated_at
    from jsonb_to_recordset($4::jsonb) as item(order_id text, version integer, updated_at timestamptz, payload jsonb)
    where orders.order_id = item.order_id and orders.version = item.version
    returning orders.order_id, orders.vendor_id, orders.parent_vendor_id, item.payload
  )
  insert into outbox (vendor_id, parent_vendor_id, order_id, kind, payload, created_at)
  select vendor_id, parent_vendor_id, order_id, 'order_update', payload, $5::timestamptz from moved`);

const learnBefore = fixedSql(`
  insert into saved_customers (saved_customer_id, vendor_id, parent_vendor_id, customer_key, name, phone_number, address,
    notes, latitude, longitude, last_ordered_at, terms)
  select item.id, item.vendor_id, item.parent_vendor_id, item.key, item.name, item.phone, item.address, item.notes,
    item.latitude, item.longitude, item.ordered_at, array_to_tsvector(item.terms)
  from jsonb_to_recordset($1::jsonb) as item(id text, vendor_id text, parent_vendor_id text, key text, name text, phone text,
    address text, notes text, latitude double precision, longitude double precision, ordered_at timestamptz, terms text[])
  where not exists (select from forgotten_customers as gone where gone.parent_vendor_id = item.parent_vendor_id
    and gone.customer_key = item.key and gone.vendor_id in ('', item.vendor_id) and gone.forgotten_at >= item.ordered_at)
  on conflict (saved_customer_id) do update set name = excluded.name, phone_number = excluded.phone_number,
    address = excluded.address, notes = excluded.notes, latitude = excluded.latitude, longitude = excluded.longitude,
    last_ordered_at = excluded.last_ordered_at, terms = excluded.terms
  where saved_customers.last_ordered_at <= excluded.last_ordered_at`);
const searchBefore = fixedSql(`
  select saved_customer_id as id, name, phone_number, address, notes, latitude, longitude, hand_overs,
    customer_key
  from (select * from saved_customers where parent_vendor_id = $1 order by last_ordered_at desc limit 2000) as recent where terms @@ $2::tsquery order by last_ordered_at desc, saved_customer_id limit $3`);
const forgetBefore = fixedSql(`
  with forgotten as (
    delete from saved_customers where parent_vendor_id = $1 and customer_key =
      (select customer_key from saved_customers where saved_customer_id = $2 and parent_vendor_id = $1)
    returning customer_key
  )
  insert into forgotten_customers (parent_vendor_id, vendor_id, customer_key, forgotten_at)
  select distinct $3, $4, customer_key, $5::timestamptz from forgotten
  on conflict (parent_vendor_id, customer_key, vendor_id) do update
  set forgotten_at = greatest(forgotten_customers.forgotten_at, excluded.forgotten_at)`);

const at = '2026-11-21T03:00:00.000Z';
const later = '2026-11-21T03:05:00.000Z';

/** A database with the schema of the previous release, and vendors. */
async function openBefore(openEmpty: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const test = await openEmpty();
  const { kysely, pool } = test.database;
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0018-guests-of-registrations')).error).toBeUndefined();
  await addVendors(pool);
  return test;
}

describe.each(engines)('a process of the previous release on $name', ({ openEmpty }) => {
  let test: TestDatabase;
  /** The previous release's connection, with statements prepared before the schema changed. */
  let before: SqlClient;
  let rows: OrderRows;
  let log: PostgresEventLog;

  beforeEach(async () => {
    test = await openBefore(openEmpty);
    const { pool } = test.database;
    before = await pool.connect();
    rows = new OrderRows(pool);
    log = new PostgresEventLog(pool);
    await useAll();
    expect(await test.database.migrate()).toContain('0019-family-id');
  });

  afterEach(async () => {
    before.release();
    await test.drop();
  });

  async function insert(orderId: string): Promise<void> {
    const sample: Readonly<Record<string, unknown>> = {
      ...sampleOrder({ order_id: orderId }),
      parent_vendor_id: 'demo',
    };
    const given = givenBefore.split(', ').map((column) => sample[column]);
    await before.query(insertBefore, [...given, 'order_update', JSON.stringify({ of: orderId }), at]);
  }

  async function useAll(): Promise<void> {
    await insert('demo-old-schema');
    await before.query(changeBefore, ['demo-none', 1, later, 'RECEIVED', 'order_update', '{}', later]);
    await before.query(findBefore, ['["demo-old-schema"]']);
    await before.query(listBefore, [10, 'demo']);
    await before.query(eventsBefore, ['0', 10, 'demo']);
    await before.query(moveBefore, ['othr', 'othr', null, '[]', later]);
  }

  const listed = async (familyId: string): Promise<string[]> =>
    (await rows.listOrders({ scope: { familyId }, count: 10 })).map((order) => order.order_id).toSorted();
  const listedBefore = async (familyId: string): Promise<unknown[]> => {
    const found = await before.query<{ order_id: string; parent_vendor_id: string }>(listBefore, [10, familyId]);
    expect(found.rows.map((row) => row.parent_vendor_id)).toEqual(found.rows.map(() => familyId));
    return found.rows.map((row) => row.order_id).toSorted();
  };
  const eventsOfFamily = async (): Promise<unknown[]> => {
    const { events } = await log.readAfter('0', { vendorId: 'demo', withOutlets: true, guestId: null }, 10);
    expect(events.map(({ parentVendorId }) => parentVendorId)).toEqual(events.map(() => 'demo'));
    return events.map(({ order }) => order);
  };

  it('reads existing orders like the new release', async () => {
    expect(await listedBefore('demo')).toEqual(['demo-old-schema']);
    expect(await listed('demo')).toEqual(['demo-old-schema']);
    expect(await eventsOfFamily()).toEqual([{ of: 'demo-old-schema' }]);
  });

  it('writes orders that the new release reads', async () => {
    await insert('demo-by-old');
    await before.query(changeBefore, ['demo-by-old', 1, later, 'RECEIVED', 'order_update', '{"changed":true}', later]);
    expect((await rows.findOrder('demo-by-old'))?.family_id).toBe('demo');
    expect(await listed('demo')).toEqual(['demo-by-old', 'demo-old-schema']);
    expect(await eventsOfFamily()).toEqual([{ of: 'demo-old-schema' }, { of: 'demo-by-old' }, { changed: true }]);
  });

  it('reads orders that the new release writes', async () => {
    await rows.insertOrder(sampleOrder({ order_id: 'demo-by-new' }), [entry('NEW')], orderEvent({ of: 'demo-by-new' }));
    await rows.changeOrder(
      'demo-by-new',
      1,
      { updated_at: later, status: 'RECEIVED' },
      [],
      orderEvent({ changed: true }),
    );
    expect(await listedBefore('demo')).toEqual(['demo-by-new', 'demo-old-schema']);
    const found = await before.query<{ parent_vendor_id: string }>(findBefore, ['["demo-by-new"]']);
    expect(found.rows).toMatchObject([{ parent_vendor_id: 'demo', status: 'RECEIVED', version: 2 }]);
    await log.head();
    const events = await before.query<{ payload: unknown; parent_vendor_id: string }>(eventsBefore, ['0', 10, 'demo']);
    expect(events.rows.map(({ payload, parent_vendor_id: family }) => [payload, family])).toEqual([
      [{ of: 'demo-old-schema' }, 'demo'],
      [{ of: 'demo-by-new' }, 'demo'],
      [{ changed: true }, 'demo'],
    ]);
  });

  it('sees orders move to another family by either release', async () => {
    const item = { order_id: 'demo-old-schema', version: 1, updated_at: later, payload: { moved: true } };
    await before.query(moveBefore, ['othr', 'othr', null, JSON.stringify([item]), later]);
    expect(await listed('othr')).toEqual(['demo-old-schema']);
    expect(await listedBefore('othr')).toEqual(['demo-old-schema']);
    await test.database.pool.query("update orders set vendor_id = 'd001', family_id = 'demo'");
    expect(await listed('demo')).toEqual(['demo-old-schema']);
    expect(await listedBefore('demo')).toEqual(['demo-old-schema']);
    expect(await listedBefore('othr')).toEqual([]);
  });
});

describe.each(engines)('the address book of the previous release on $name', ({ openEmpty }) => {
  const scope: BookScope = { vendorId: 'd001', familyId: 'demo', wholeFamily: true };
  const customer = (name: string, orderedAt = at): LearnedCustomer => {
    const phone = '+66812345678';
    const address = `12/4, ${name} Building, Sukhumvit Soi 23`;
    const place = { latitude: 13.7386, longitude: 100.5614 };
    const ordered = { vendorId: 'd001', familyId: 'demo', orderedAt, name, phone, address, notes: '', ...place };
    return { ...ordered, key: customerKey(ordered, '+66'), terms: termsOfCustomer(ordered) };
  };
  let test: TestDatabase;
  /** The previous release's connection, with statements prepared before the schema changed. */
  let before: SqlClient;
  let book: PostgresAddressBook;

  beforeEach(async () => {
    test = await openBefore(openEmpty);
    before = await test.database.pool.connect();
    book = new PostgresAddressBook(test.database.pool);
    await learn('old-schema', 'Anan');
    await foundBefore('anan');
    await before.query(forgetBefore, ['demo', 'unknown', 'demo', '', later]);
    expect(await test.database.migrate()).toContain('0020-family-id-of-the-address-book');
  });

  afterEach(async () => {
    before.release();
    await test.drop();
  });

  /** The previous release gives its rows ids; what it forgets is identified by the key. */
  async function learn(id: string, name: string, orderedAt = at): Promise<void> {
    const { key, terms: _terms, vendorId, familyId, orderedAt: ordered_at, ...facts } = customer(name, orderedAt);
    const terms = [`demo/w${name.toLowerCase()}`];
    const item = { ...facts, id, vendor_id: vendorId, parent_vendor_id: familyId, key, ordered_at, terms };
    await before.query(learnBefore, [JSON.stringify([item])]);
  }

  async function foundBefore(word: string): Promise<string[]> {
    const { rows } = await before.query<{ name: string }>(searchBefore, ['demo', `'demo/w${word}':*`, 8]);
    return rows.map(({ name }) => name);
  }

  async function found(word: string): Promise<string[]> {
    return (await book.search(scope, searchAlternatives(word), 8)).map(({ name }) => name);
  }

  it('finds customers that either release learned, before and after the migration', async () => {
    await learn('by-old', 'Boonsri');
    await book.learn([customer('Chai')]);
    for (const name of ['Anan', 'Boonsri', 'Chai']) {
      expect(await found(name.toLowerCase())).toEqual([name]);
      expect(await foundBefore(name.toLowerCase())).toEqual([name]);
    }
  });

  it('forgets customers for the new release, also twice', async () => {
    for (const forgottenAt of [later, '2026-11-21T03:06:00.000Z']) {
      await learn('by-old', 'Boonsri', '2026-11-21T04:00:00.000Z');
      await before.query(forgetBefore, ['demo', 'by-old', 'demo', '', forgottenAt]);
      expect(await found('boonsri')).toEqual([]);
    }
    const { rows } = await test.database.pool.query(
      'select family_id, vendor_id, forgotten_at from forgotten_customers',
    );
    expect(rows).toMatchObject([{ family_id: 'demo', vendor_id: '', forgotten_at: '2026-11-21T03:06:00.000Z' }]);
  });

  it('does not restore customers that the new release forgot', async () => {
    await book.learn([customer('Chai')]);
    const [known] = await book.search(scope, searchAlternatives('chai'), 8);
    expect(await book.forget(scope, known?.id ?? '', Date.parse(later))).toBe(true);
    const { rows } = await test.database.pool.query<{ customer_key: string }>(
      'select customer_key from forgotten_customers where parent_vendor_id = $1',
      ['demo'],
    );
    expect(rows).toHaveLength(1);
    const item = { id: 'again', vendor_id: 'd001', parent_vendor_id: 'demo', key: rows[0]?.customer_key, name: 'Chai' };
    const facts = { phone: '+66812345678', address: '', notes: '', latitude: 13.7, longitude: 100.5 };
    const learned = { ...item, ...facts, ordered_at: at, terms: ['demo/wchai'] };
    await before.query(learnBefore, [JSON.stringify([learned])]);
    expect(await foundBefore('chai')).toEqual([]);
  });
});
