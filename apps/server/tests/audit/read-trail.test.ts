import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { placeOrder } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

type Query = NonNullable<CallRequest<typeof calls.listAuditEntries>['query']>;

let server: TestingServer;
const made: string[] = [];
beforeAll(async () => {
  server = await startTestingServer();
  for (const vendorId of ['d001', 'd002', 'd001']) {
    server.clock.advance(60_000);
    made.push((await placeOrder(server, { vendorId })).order_id);
  }
  const cancellation = { vendor_id: 'd001', order_id: made[0] ?? '', reason: 'closed' } as const;
  server.clock.advance(60_000);
  await server.client.answer(calls.cancelOrder, { body: cancellation }, { as: await server.demo() });
});
afterAll(() => server.stop());

async function list(query: Query = {}, id = 'demo') {
  const as = await server.demo();
  return (await server.client.answer(calls.listAuditEntries, { params: { id }, query }, { as })).result;
}

async function subjects(query: Query = {}, id = 'demo'): Promise<(string | null)[]> {
  return (await list(query, id)).data.map(({ subject }) => subject);
}

async function refusal(query: Record<string, string>, id = 'demo', as = server.demo()): Promise<string[]> {
  return server.client.refusal(calls.listAuditEntries, { params: { id }, query }, { as: await as });
}

const check = async (id: string, as = server.demo()) =>
  (await server.client.answer(calls.checkAuditTrail, { params: { id } }, { as: await as })).result;

/** A list with several pages. */
async function manyEntries(): Promise<string[]> {
  const { pool } = server.server.database;
  await pool.query(`
    insert into audit_open (family_id, vendor_id, at, who_kind, who_id, who_name, what, subject, details)
    select 'othr', 'othr', timestamptz '2026-11-20T00:00:00Z' + n / 3 * interval '1 minute', 'system', 'system', '',
      'order.cancelled', n::text, '{}' from generate_series(1, 120) as n`);
  return Array.from({ length: 120 }, (_, index) => String(120 - index));
}

describeCall('listAuditEntries', () => server, {
  answers: async () => {
    const { data, actors, pagination_key } = await list();
    expect(data.map(({ subject }) => subject)).toEqual([made[0], made[2], made[1], made[0]]);
    expect(data[0]).toMatchObject({
      vendor_id: 'd001',
      at: new Date(server.clock.now()).toISOString(),
      who: { kind: 'merchant', name: demoAccount.email },
      from: { network: '127.0.0.1' },
      what: 'order.cancelled',
      details: { reason: 'closed' },
      sequence: 4,
    });
    expect([actors, pagination_key]).toEqual([[data[0]?.who], null]);
    expect(await subjects({}, 'd002')).toEqual([made[1]]);
  },
  'vendor.not-found': async () => {
    expect(await refusal({}, 'othr')).toEqual(['vendor.not-found']);
    expect(await refusal({}, 'demo', server.other())).toEqual(['vendor.not-found']);
  },
  'request.invalid': async () => {
    const wrong: Record<string, string>[] = [
      { pagination_key: 'made-up' },
      { what: 'everything' },
      { from: 'yesterday' },
      { who: 'x'.repeat(101) },
      { colour: 'red' },
    ];
    for (const query of wrong) {
      expect(await refusal(query), JSON.stringify(query)).toEqual(['request.invalid']);
    }
  },
  'audit.page-of-another-list': async () => {
    const expected = await manyEntries();
    const as = await server.other();
    const read: (string | null)[] = [];
    let key: string | null = null;
    do {
      const query: Query = key === null ? { what: 'orders' } : { what: 'orders', pagination_key: key };
      const { result } = await server.client.answer(calls.listAuditEntries, { params: { id: 'othr' }, query }, { as });
      read.push(...result.data.map(({ subject }) => subject));
      const before: string | null = key;
      key = result.pagination_key;
      if (before !== null || key === null) continue;
      const other = { what: 'branches', pagination_key: key };
      expect(await refusal(other, 'othr', server.other())).toEqual(['audit.page-of-another-list']);
      expect(await refusal({ what: 'orders', pagination_key: key })).toEqual(['audit.page-of-another-list']);
      expect(await refusal({ pagination_key: `${key.slice(0, -2)}AA` })).toEqual(['request.invalid']);
    } while (key !== null);
    expect(read).toEqual(expected);
  },
  'audit.period-reversed': async () => {
    const query = { from: '2026-11-21T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
    expect(await refusal(query)).toEqual(['audit.period-reversed']);
  },
  'audit.period-too-long': async () => {
    expect(await refusal({ from: '2026-08-01T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' })).toEqual([
      'audit.period-too-long',
    ]);
  },
});

describe('the filter of the audit trail', () => {
  it('selects by action, kind, person and period', async () => {
    const [first] = (await list()).data;
    expect(await subjects({ what: 'order.cancelled' })).toEqual([made[0]]);
    expect(await subjects({ what: 'orders' })).toHaveLength(4);
    expect(await subjects({ what: 'team' })).toEqual([]);
    expect(await subjects({ who: first?.who.id ?? '' })).toHaveLength(4);
    expect(await subjects({ who: "'; drop table audit_entries; --" })).toEqual([]);
    expect(await subjects({ from: first?.at ?? '' })).toEqual([made[0]]);
    expect(await subjects({ to: new Date(server.clock.now() - 60_001).toISOString() })).toEqual([made[1], made[0]]);
  });
});

describeCall('checkAuditTrail', () => server, {
  answers: async () => {
    const { data } = await list();
    expect(await check('demo')).toEqual({
      intact: true,
      entries: 4,
      since: data.at(-1)?.at,
      broken_sequence: null,
    });
    expect(await check('d002')).toMatchObject({ intact: true, entries: 1, since: data[2]?.at });
    expect(await check('d003')).toEqual({ intact: true, entries: 0, since: null, broken_sequence: null });

    const changed = await startTestingServer();
    for (const vendorId of ['d001', 'd002']) await placeOrder(changed, { vendorId });
    const { pool } = changed.server.database;
    await changed.client.answer(
      calls.listAuditEntries,
      { params: { id: 'demo' }, query: {} },
      { as: await changed.demo() },
    );
    await pool.query('alter table audit_entries disable trigger user');
    await pool.query(`update audit_entries set subject = 'd002-0000000000' where sequence = 2`);
    const request = { params: { id: 'demo' } };
    const { result } = await changed.client.answer(calls.checkAuditTrail, request, { as: await changed.demo() });
    expect(result).toMatchObject({ intact: false, entries: 0, broken_sequence: 2 });
    expect(changed.log()).toContain('an entry of the audit trail was changed or removed');
    await changed.stop();
  },
  'vendor.not-found': async () => {
    const as = await server.demo();
    expect(await server.client.refusal(calls.checkAuditTrail, { params: { id: 'othr' } }, { as })).toEqual([
      'vendor.not-found',
    ]);
  },
});
