import type { NewVoucher } from '@riderbell/domain/vouchers/new-voucher.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredVoucher } from '../../features/vouchers/ports.ts';
import { OrderRows } from './orders/postgres-orders.ts';
import { addVendors, engines, entry, orderEvent, sampleOrder, type TestDatabase } from './test-databases.suite.ts';
import { PostgresVouchers } from './voucher-store.ts';

const by = { name: 'ann', at: new Date(1000) };
const at = new Date(2000);

const voucher = (code: string, changes: Partial<NewVoucher> = {}): NewVoucher => ({
  code,
  type: 'percent',
  amount: 10,
  maximumDiscount: null,
  minimumFee: 0,
  validFromMs: null,
  validUntilMs: null,
  useLimit: null,
  useLimitPerVendor: null,
  vendorIds: [],
  ...changes,
});

describe.each(engines)('vouchers on the $name database', ({ open }) => {
  let test: TestDatabase;
  let store: PostgresVouchers;
  let orders: OrderRows;
  let made = 0;
  beforeAll(async () => {
    test = await open();
    await test.database.migrate();
    await addVendors(test.database.pool);
    store = new PostgresVouchers(test.database.kysely, 'TH');
    orders = new OrderRows(test.database.pool);
  });
  afterAll(() => test.drop());

  async function add(code: string, changes: Partial<NewVoucher> = {}): Promise<StoredVoucher> {
    expect(await store.add(voucher(code, changes), by)).toBe('added');
    return found(code);
  }

  async function found(code: string): Promise<StoredVoucher> {
    const one = await store.find(code);
    if (one === null) throw new Error(`${code} was not stored`);
    return one;
  }

  /** Stores a new order with the voucher. @returns its id, or why it was refused */
  async function use({ voucherId }: StoredVoucher, familyId = 'demo'): Promise<string> {
    made += 1;
    const id = `demo-${String(made).padStart(10, '0')}`;
    const order = sampleOrder({ order_id: id, family_id: familyId });
    const outcome = await orders.insertOrder(order, [entry('NEW')], orderEvent(), {
      voucher: { used_id: voucherId, at },
    });
    return outcome === 'inserted' ? id : outcome;
  }

  let minute = 0;
  async function giveBack(orderId: string, version: number): Promise<string> {
    minute += 1;
    const changes = { status: 'CANCELLED', updated_at: new Date(Date.UTC(2026, 10, 21, 4, minute)) };
    const along = { voucher: { returned_at: at } };
    return orders.changeOrder(orderId, version, changes, [entry('CANCELLED')], orderEvent(), along);
  }

  it('are stored by country, and a code exists once', async () => {
    const full = voucher('FULL', {
      type: 'fixed-fee',
      amount: 2050,
      maximumDiscount: 3000,
      minimumFee: 5000,
      validFromMs: 1000,
      validUntilMs: 2000,
      useLimit: 3,
      useLimitPerVendor: 2,
      vendorIds: ['demo', 'othr'],
    });
    expect(await store.add(full, by)).toBe('added');
    expect(await found('FULL')).toMatchObject({ ...full, used: 0, createdBy: 'ann', endedAtMs: null });
    expect(await store.add(voucher('FULL'), by)).toBe('code-taken');
    const elsewhere = new PostgresVouchers(test.database.kysely, 'SG');
    expect(await elsewhere.find('FULL')).toBeNull();
    expect(await elsewhere.add(voucher('FULL'), by)).toBe('added');
    expect(await store.add(voucher('NOWHERE', { vendorIds: ['demo', 'gone'] }), by)).toBe('no-vendor');
    await add('NEWEST');
    expect((await store.list()).map(({ code }) => code)).toEqual(['NEWEST', 'FULL']);
  });

  it('end only once', async () => {
    await add('ENDS');
    await store.end('ENDS', { name: 'ben', at: new Date(5000) });
    await store.end('ENDS', { name: 'cat', at: new Date(6000) });
    expect(await found('ENDS')).toMatchObject({ endedAtMs: 5000, endedBy: 'ben' });
  });

  it('count their uses with the orders, and return a use only once', async () => {
    const counted = await add('COUNTED', { useLimitPerVendor: 5 });
    const [first, second] = [await use(counted), await use(counted)];
    await use(counted, 'othr');
    expect((await found('COUNTED')).used).toBe(3);
    expect([await store.usedBy(counted.voucherId, 'demo'), await store.usedBy(counted.voucherId, 'othr')]).toEqual([
      2, 1,
    ]);
    expect(await giveBack(first, 1)).toBe('changed');
    expect(await giveBack(first, 2)).toBe('changed');
    expect((await found('COUNTED')).used).toBe(2);
    expect(await store.usedBy(counted.voucherId, 'demo')).toBe(1);
    const uses = new Map((await store.uses(counted.voucherId, 10)).map((one) => [one.orderId, one.returnedAt]));
    expect([uses.get(first), uses.get(second)]).toEqual([at.toISOString(), null]);
    expect(await store.uses(counted.voucherId, 2)).toHaveLength(2);
  });

  it('refuse an order beyond their limit, also for simultaneous orders', async () => {
    const limited = await add('LIMITED', { useLimit: 3 });
    const all = await Promise.all(Array.from({ length: 10 }, () => use(limited)));
    expect(all.filter((outcome) => outcome === 'voucher-used-up')).toHaveLength(7);
    expect((await found('LIMITED')).used).toBe(3);
    const { rows } = await test.database.pool.query('select 1 from voucher_uses where voucher_id = $1', [
      limited.voucherId,
    ]);
    expect(rows).toHaveLength(3);
  });

  it('refuse a business that has used its limit', async () => {
    const each = await add('EACH', { useLimitPerVendor: 1 });
    const all = await Promise.all([use(each), use(each), use(each, 'othr'), use(each, 'othr')]);
    expect(all.filter((outcome) => outcome === 'voucher-used-up-here')).toHaveLength(2);
    expect((await found('EACH')).used).toBe(2);
  });
});
