import { calls } from '@riderbell/contract/calls.ts';
import { demoCustomers } from '@riderbell/worlds/demo-customers.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { describeCall } from '../covered.ts';
import { create, door, quotedRequest } from '../orders/order-requests.ts';
import { fixedFlags } from '../testing-flags.ts';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';

/** The demo world with its orders; most other tests leave these out. */
const world = demoWorld(Date.now());
let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({
    settings: { FLEET: 'none' },
    demo: { world },
    overrides: { flags: fixedFlags({ 'activate-address-book': true }) },
  });
});
afterAll(() => server.stop());

async function search(query: string, vendorId = 'd001', as?: Session) {
  const ask = { params: { vendorId }, query: { query } };
  return (await server.client.answer(calls.searchCustomers, ask, { as: as ?? (await server.demo()) })).body;
}
const namesOf = async (query: string, vendorId?: string) => (await search(query, vendorId)).map(({ name }) => name);

async function order(name: string, changes: { vendorId?: string; phone?: string; notes?: string } = {}) {
  const { vendorId = 'd001', phone = '+66812345678', notes = '' } = changes;
  const as = await server.demo();
  const request = await quotedRequest(server, as, { vendorId, notes });
  const customer = { ...request.customer, name, phone_number: phone };
  const answered = await create(server, as, { ...request, customer });
  if (!answered.ok) throw new Error(`refused: ${answered.codes.join(', ')}`);
  return answered.answer.result;
}

describeCall('searchCustomers', () => server, {
  answers: async () => {
    await order('Zeno Quark', { notes: 'Ring twice' });
    await expect.poll(() => namesOf('quark')).toEqual(['Zeno Quark']);
    expect(await search('quark')).toEqual([
      {
        id: expect.any(String),
        name: 'Zeno Quark',
        phone_number: '+66812345678',
        address: '12/4, Baan Suan, Sukhumvit Soi 23',
        notes: 'Ring twice',
        ...door,
      },
    ]);
  },
  'vendor.not-found': async () => {
    const ask = { params: { vendorId: 'd001' }, query: { query: 'so' } };
    expect(await server.client.refusal(calls.searchCustomers, ask, { as: await server.other() })).toEqual([
      'vendor.not-found',
    ]);
  },
});

describeCall('forgetCustomer', () => server, {
  answers: async () => {
    await order('Yara Forgotten', { vendorId: 'd001', phone: '+66811112222' });
    await expect.poll(() => namesOf('forgotten')).toEqual(['Yara Forgotten']);
    // For a customer of two outlets the newest note is shown, so the second order has been learned once its note appears.
    await order('Yara Forgotten', { vendorId: 'd002', phone: '+66811112222', notes: 'At the second outlet' });
    await expect
      .poll(async () => (await search('forgotten', 'd002')).map(({ notes }) => notes))
      .toEqual(['At the second outlet']);
    const id = (await search('forgotten'))[0]?.id ?? '';
    const forget = async () =>
      (
        await server.client.answer(
          calls.forgetCustomer,
          { params: { vendorId: 'd001', id }, body: {} },
          { as: await server.demo() },
        )
      ).body;
    expect(await forget()).toEqual({ forgotten: true });
    // The same request again, as after a second click or a lost answer.
    expect(await forget()).toEqual({ forgotten: false });
    expect(await namesOf('forgotten', 'd002')).toEqual([]);
  },
  'vendor.not-found': async () => {
    await order('Kept From Others', { phone: '+66833334444' });
    await expect.poll(() => namesOf('kept')).toEqual(['Kept From Others']);
    const id = (await search('kept'))[0]?.id ?? '';
    const as = await server.other();
    const there = { params: { vendorId: 'd001', id }, body: {} };
    expect(await server.client.refusal(calls.forgetCustomer, there, { as })).toEqual(['vendor.not-found']);
    // At the caller's own vendor, the id of another vendor's customer is unknown.
    const own = { params: { vendorId: 'othr', id }, body: {} };
    expect((await server.client.answer(calls.forgetCustomer, own, { as })).body).toEqual({ forgotten: false });
    expect(await namesOf('kept')).toEqual(['Kept From Others']);
  },
});

describe('the address book', () => {
  it('contains the customers of orders that are older than the address book', async () => {
    const [name = ''] = demoCustomers[0] ?? [];
    await expect.poll(() => namesOf(name.slice(0, 6))).toContain(name);
  });

  it('contains each of the demo’s customers once', async () => {
    const found = async () => {
      const books = demoCustomers.slice(0, 8).map(([name]) => namesOf(name));
      return (await Promise.all(books)).map((names, index) =>
        names.filter((name) => name === demoCustomers[index]?.[0]),
      );
    };
    const atMostOnce = expect.toSatisfy((names: string[]) => names.length <= 1);
    // Past orders are learned in batches, so some customers may still be missing.
    await expect.poll(async () => (await found()).flat().length).toBeGreaterThan(5);
    expect(await found()).toEqual(demoCustomers.slice(0, 8).map(() => atMostOnce));
  });

  it('learns a new address from an edit', async () => {
    const made = await order('Edith Moved', { phone: '+66855556666' });
    const { location } = made.customer;
    const body = {
      vendor_id: made.vendor_id,
      payment_method: made.order.payment_method,
      amount: made.order.amount,
      item_details: made.order.description,
      location: { ...location, address: '7, , New Door Road' },
      delivery_fee: made.delivery_fee,
      updated_at: made.updated_at,
    };
    const as = await server.demo();
    await server.client.answer(calls.updateOrder, { params: { id: made.order_id }, body }, { as });
    await expect
      .poll(async () => (await search('edith')).map(({ address }) => address))
      .toContain('7, , New Door Road');
  });

  it('does not learn a forgotten customer again from a late job, but does from the next order', async () => {
    const phone = '+66899990000';
    const made = await order('Lena Late', { phone });
    await expect.poll(() => namesOf('lena')).toEqual(['Lena Late']);
    const there = { params: { vendorId: 'd001', id: (await search('lena'))[0]?.id ?? '' }, body: {} };
    await server.client.answer(calls.forgetCustomer, there, { as: await server.demo() });
    const { pool } = server.server.database;
    const now = new Date(server.clock.now());
    const { rows } = await pool.query<{ job_id: string }>(
      `insert into jobs (name, unique_key, payload, run_at, created_at)
       values ('learn-customer', 'late', $1, $2, $2) returning job_id`,
      [JSON.stringify({ orderId: made.order_id }), now],
    );
    const finished = async () => {
      const job = await pool.query<{ finished_at: unknown }>('select finished_at from jobs where job_id = $1', [
        rows[0]?.job_id,
      ]);
      return job.rows[0]?.finished_at ?? null;
    };
    await expect.poll(finished).not.toBeNull();
    expect(await namesOf('lena')).toEqual([]);
    server.clock.advance(1000);
    await order('Lena Again', { phone });
    await expect.poll(() => namesOf('lena')).toEqual(['Lena Again']);
  });

  it('does not show the customers of another vendor', async () => {
    await order('Only Ours', { phone: '+66877778888' });
    await expect.poll(() => namesOf('only ours')).toEqual(['Only Ours']);
    expect(await search('only ours', 'othr', await server.other())).toEqual([]);
  });

  test.each(['a', ' a ', 'x'.repeat(201)])('does not search for %j', async (query) => {
    const ask = { params: { vendorId: 'd001' }, query: { query } };
    expect(await server.client.refusal(calls.searchCustomers, ask, { as: await server.demo() })).toEqual([
      'request.invalid',
    ]);
  });

  test.each(["'; drop table orders; --", "zz'\\", '%_', '💐💐', '!!'])('searches for %j literally', async (query) => {
    expect(await search(query)).toEqual([]);
  });

  it('shows no customers without its flag, but still forgets them', async () => {
    const off = await startTestingServer({
      settings: { FLEET: 'none' },
      demo: { world },
      overrides: { flags: fixedFlags({ 'activate-address-book': false }) },
    });
    try {
      const as = await off.demo();
      const known = 'select saved_customer_id as id from saved_customers';
      const ids = async () => (await off.server.database.pool.query<{ id: string }>(known)).rows.map(({ id }) => id);
      await expect.poll(async () => (await ids()).length).toBeGreaterThan(0);
      const ask = { params: { vendorId: 'demo' }, query: { query: 'ba' } };
      expect((await off.client.answer(calls.searchCustomers, ask, { as })).body).toEqual([]);
      const [id = ''] = await ids();
      const forget = { params: { vendorId: 'demo', id }, body: {} };
      expect((await off.client.answer(calls.forgetCustomer, forget, { as })).body).toEqual({ forgotten: true });
    } finally {
      await off.stop();
    }
  });
});
