import { customerKey, searchAlternatives, termsOfCustomer } from '@riderbell/domain/addressbook/search-terms.ts';
import { moveBy } from '@riderbell/domain/places/coordinates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookScope, StoredHandOver, LearnedCustomer, OrderedCustomer } from '../../features/addressbook/ports.ts';
import { PostgresAddressBook } from './address-book-store.ts';
import { engines, type TestDatabase } from './test-databases.suite.ts';

const family = (vendorId: string): BookScope => ({ vendorId, familyId: 'demo', wholeFamily: true });
const alone = (vendorId: string, familyId = 'demo'): BookScope => ({ vendorId, familyId, wholeFamily: false });

const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;

/** A time after the orders of the tests, and one after that. */
const forgottenAt = Date.parse('2026-11-22T10:00:00.000Z');
const later = '2026-11-22T10:00:01.000Z';

function customer(changes: Partial<OrderedCustomer> = {}): LearnedCustomer {
  const ordered = {
    vendorId: 'd001',
    familyId: 'demo',
    orderedAt: '2026-11-20T10:00:00.000Z',
    name: 'Somsri Thongchai',
    phone: '+66812345678',
    address: '12/4, Baan Suan, Sukhumvit Soi 23',
    notes: '',
    latitude: 13.7402,
    longitude: 100.5637,
    ...changes,
  };
  return { ...ordered, key: customerKey(ordered, '+66'), terms: termsOfCustomer(ordered) };
}

describe.each(engines)('the address book on the $name database', ({ open }) => {
  let test: TestDatabase;
  let book: PostgresAddressBook;
  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
    for (const [id, parent] of [
      ['demo', null],
      ['d001', 'demo'],
      ['d002', 'demo'],
      ['othr', null],
    ]) {
      await test.database.pool.query(
        `insert into vendors (vendor_id, parent_vendor_id, name, currency, created_at, updated_at)
         values ($1, $2, $1, 'THB', now(), now())`,
        [id, parent],
      );
    }
    book = new PostgresAddressBook(test.database.pool);
  });
  beforeEach(async () => {
    await test.database.pool.query('delete from saved_customers');
    await test.database.pool.query('delete from forgotten_customers');
  });
  afterAll(() => test.drop());

  const find = (query: string, scope = family('d001')) => book.search(scope, searchAlternatives(query), 8);
  const names = async (query: string, scope?: BookScope) => (await find(query, scope)).map(({ name }) => name);

  it('returns the customer of an order', async () => {
    await book.learn([customer({ notes: 'Blue gate' })]);
    expect(await find('somsri')).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{24}$/),
        name: 'Somsri Thongchai',
        phone_number: '+66812345678',
        address: '12/4, Baan Suan, Sukhumvit Soi 23',
        notes: 'Blue gate',
        latitude: 13.7402,
        longitude: 100.5637,
      },
    ]);
  });

  it('finds customers by name, number and address, the newest first', async () => {
    await book.learn([
      customer({ name: 'Anan Suwan', phone: '+66811111111', orderedAt: '2026-11-01T10:00:00.000Z' }),
      customer({ name: 'Anong Dee', phone: '+66822222222', orderedAt: '2026-11-03T10:00:00.000Z' }),
      customer({ name: 'Beam', phone: '+66833333333', orderedAt: '2026-11-02T10:00:00.000Z', address: ', , Anuwong' }),
    ]);
    expect(await names('an')).toEqual(['Anong Dee', 'Beam', 'Anan Suwan']);
    expect(await names('0822')).toEqual(['Anong Dee']);
    expect(await names('anuwong 8333')).toEqual(['Beam']);
    // Three digits are a house number and match no phone number.
    expect(await names('anuwong 833')).toEqual([]);
    expect(await names('anan beam')).toEqual([]);
  });

  it('has one entry for a customer at a place, with the newest data', async () => {
    const newer = customer({ name: 'Khun Somsri', phone: '081-234-5678', orderedAt: '2026-11-21T10:00:00.000Z' });
    await book.learn([newer, customer({ name: 'Somsri T.' })]);
    // A late job changes nothing.
    await book.learn([customer({ notes: 'old' })]);
    expect(await find('somsri')).toMatchObject([{ name: 'Khun Somsri', phone_number: '081-234-5678', notes: '' }]);
    expect(await find('thongchai')).toEqual([]);
  });

  it('learns a new customer from several orders at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const phone = `+6681234${String(1000 + round)}`;
      await Promise.all([1, 2, 3, 4].map((hour) => book.learn([customer({ phone, orderedAt: at(hour) })])));
    }
    const known = await test.database.pool.query('select last_ordered_at from saved_customers');
    expect(known.rows).toEqual(Array.from({ length: 20 }, () => ({ last_ordered_at: at(4) })));
  });

  it('shows each customer of the family once, and to a single outlet only its own', async () => {
    await book.learn([
      customer({ orderedAt: '2026-11-20T10:00:00.000Z' }),
      customer({ vendorId: 'd002', name: 'Somsri at Ari', orderedAt: '2026-11-21T10:00:00.000Z' }),
      customer({ vendorId: 'othr', familyId: 'othr', name: 'Somsri elsewhere' }),
    ]);
    expect(await names('somsri')).toEqual(['Somsri at Ari']);
    expect(await names('somsri', alone('d001'))).toEqual(['Somsri Thongchai']);
    expect(await names('somsri', alone('othr', 'othr'))).toEqual(['Somsri elsewhere']);
  });

  it('forgets a customer at every outlet of the scope and at no other', async () => {
    await book.learn([customer(), customer({ vendorId: 'd002' })]);
    const [atOne] = await find('somsri', alone('d001'));
    expect(await book.forget(alone('d002'), atOne?.id ?? '', forgottenAt)).toBe(false);
    expect(await book.forget(alone('othr', 'othr'), atOne?.id ?? '', forgottenAt)).toBe(false);
    expect(await book.forget(alone('d001'), atOne?.id ?? '', forgottenAt)).toBe(true);
    expect(await names('somsri', alone('d002'))).toHaveLength(1);
    await book.learn([customer({ orderedAt: later })]);
    expect(await book.forget(family('d001'), atOne?.id ?? '', forgottenAt)).toBe(true);
    expect(await names('somsri')).toEqual([]);
    expect(await book.forget(family('d001'), atOne?.id ?? '', forgottenAt)).toBe(false);
  });

  describe('the hand-over points', () => {
    const pin = { latitude: 13.7402, longitude: 100.5637 };
    const gate = moveBy(pin, 60, 0);
    const handOver = (orderId: string, minute: number, at = gate): StoredHandOver => ({
      orderId,
      ...at,
      at: new Date(Date.parse('2026-11-20T10:00:00.000Z') + minute * 60_000).toISOString(),
    });
    const spot = async (scope?: BookScope) => (await find('somsri', scope))[0]?.hand_over;
    const learnAll = async (handOvers: readonly StoredHandOver[], of = customer()) => {
      for (const each of handOvers) await book.learnHandOver(of, each);
    };
    const stored = async () => {
      const { rows } = await test.database.pool.query<{ hand_overs: StoredHandOver[] }>(
        'select hand_overs from saved_customers',
      );
      return rows.map(({ hand_overs: known }) => known.map(({ orderId }) => orderId));
    };

    it('are returned from the second hand-over on', async () => {
      await book.learn([customer()]);
      await learnAll([handOver('d001-1', 1)]);
      expect(await spot()).toBeUndefined();
      await learnAll([handOver('d001-2', 2)]);
      expect(await spot()).toEqual({ latitude: 13.74074, longitude: 100.5637, times: 2 });
    });

    it('are stored once per order, for the last five orders', async () => {
      await book.learn([customer()]);
      const seven = [1, 2, 3, 4, 5, 6, 7].map((minute) => handOver(`d001-${minute}`, minute));
      // Late, duplicated and in any order.
      await learnAll([...seven.toReversed(), ...seven]);
      expect(await stored()).toEqual([['d001-7', 'd001-6', 'd001-5', 'd001-4', 'd001-3']]);
      expect((await spot())?.times).toBe(5);
    });

    it('are all stored when they arrive simultaneously', async () => {
      await book.learn([customer()]);
      await Promise.all(
        [1, 2, 3, 4].map((minute) => book.learnHandOver(customer(), handOver(`d001-${minute}`, minute))),
      );
      expect((await stored())[0]).toHaveLength(4);
    });

    it('remain after a later order of the customer', async () => {
      await book.learn([customer()]);
      await learnAll([handOver('d001-1', 1), handOver('d001-2', 2)]);
      await book.learn([customer({ orderedAt: '2026-11-21T10:00:00.000Z', notes: 'Side gate' })]);
      expect(await find('somsri')).toMatchObject([{ notes: 'Side gate', hand_over: { times: 2 } }]);
    });

    it('come from all outlets of the family and from no others', async () => {
      await book.learn([customer(), customer({ vendorId: 'd002' }), customer({ vendorId: 'othr', familyId: 'othr' })]);
      await learnAll([handOver('d001-1', 1)]);
      await learnAll([handOver('d002-1', 2)], customer({ vendorId: 'd002' }));
      expect((await spot())?.times).toBe(2);
      expect(await spot(alone('d001'))).toBeUndefined();
      expect(await spot(alone('othr', 'othr'))).toBeUndefined();
    });

    it('are forgotten with the customer and not learned afterwards', async () => {
      await book.learn([customer()]);
      await learnAll([handOver('d001-1', 1), handOver('d001-2', 2)]);
      await book.forget(family('d001'), (await find('somsri'))[0]?.id ?? '', forgottenAt);
      await learnAll([handOver('d001-3', 3)]);
      expect(await stored()).toEqual([]);
      await book.learn([customer({ orderedAt: later })]);
      expect(await stored()).toEqual([[]]);
    });
  });

  it('does not learn a forgotten customer from an older order at any outlet of the scope', async () => {
    await book.learn([customer()]);
    const [known] = await find('somsri');
    await book.forget(family('d001'), known?.id ?? '', forgottenAt);
    // The jobs of this outlet and of another one arrive late.
    await book.learn([customer(), customer({ vendorId: 'd002' })]);
    expect(await names('somsri')).toEqual([]);
    // Other customers, and the same number at another door, are learned as usual.
    await book.learn([customer({ address: '9, , Other Road', name: 'Somsri elsewhere' })]);
    await book.learn([customer({ vendorId: 'othr', familyId: 'othr', name: 'Somsri of others' })]);
    expect(await names('somsri')).toEqual(['Somsri elsewhere']);
    expect(await names('somsri', alone('othr', 'othr'))).toEqual(['Somsri of others']);
    await book.learn([customer({ orderedAt: later, name: 'Somsri again' })]);
    expect(await names('again')).toEqual(['Somsri again']);
  });

  it('learns a customer at other outlets when only one outlet forgot it', async () => {
    await book.learn([customer()]);
    const [known] = await find('somsri', alone('d001'));
    await book.forget(alone('d001'), known?.id ?? '', forgottenAt);
    await book.learn([customer(), customer({ vendorId: 'd002' })]);
    expect(await names('somsri', alone('d001'))).toEqual([]);
    expect(await names('somsri', alone('d002'))).toHaveLength(1);
  });

  it('forgets a customer for good who is being learned at the same time', async () => {
    for (let times = 0; times < 10; times += 1) {
      await test.database.pool.query('delete from forgotten_customers');
      await book.learn([customer()]);
      const [known] = await find('somsri');
      const learning = Array.from({ length: 4 }, () => book.learn([customer()]));
      await Promise.all([...learning, book.forget(family('d001'), known?.id ?? '', forgottenAt)]);
      expect(await names('somsri')).toEqual([]);
    }
  });

  it('deletes the record of a forgotten customer after some time', async () => {
    await book.learn([customer()]);
    const [known] = await find('somsri');
    await book.forget(family('d001'), known?.id ?? '', forgottenAt);
    expect(await book.sweepForgotten(forgottenAt)).toBe(0);
    expect(await book.sweepForgotten(forgottenAt + 1)).toBe(1);
    await book.learn([customer()]);
    expect(await names('somsri')).toHaveLength(1);
  });

  it('forgets customers without recent orders', async () => {
    await book.learn([customer(), customer({ phone: '+66899999999', orderedAt: '2024-01-01T00:00:00.000Z' })]);
    expect(await book.sweep(Date.parse('2025-01-01T00:00:00.000Z'))).toBe(1);
    expect(await names('somsri')).toHaveLength(1);
  });

  it.each(["o'neill", String.raw`a\b`, '":* | !', '& | ( )', "''", 'ก:*', '\u0000x', '💐💐'])(
    'treats %j as plain text',
    async (query) => {
      await book.learn([customer({ name: `Mary ${query.replaceAll('\u0000', '')} Smith` })]);
      await expect(find(query)).resolves.toBeInstanceOf(Array);
      expect(await names('mary')).toHaveLength(1);
    },
  );

  it('searches with its index', async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      customer({ name: `Person ${index}`, phone: `+668${String(index).padStart(8, '0')}` }),
    );
    await book.learn(many);
    // Recent rows are in the index's pending list until a vacuum, which makes the index look expensive to the planner.
    await test.database.pool.query('vacuum analyze saved_customers');
    const { rows } = await test.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from saved_customers where terms @@ '''demo/w1999'':*'::tsquery and family_id = 'demo'`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('saved_customers_by_term');
  });
});
