import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { SealedEntry } from '@riderbell/domain/audit/audit-chain.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresAuditTrail } from '../../src/adapters/postgres/audit/postgres-audit-trail.ts';
import { godroidSettings, godroidToken } from '../access/godroid-tokens.ts';
import { statusEvent } from '../fleet/fleet-reports.ts';
import { guestOrder } from '../guests/guest-orders.ts';
import { guestToken, startGuestServer } from '../guests/guest-sessions.ts';
import { dispatchedOrder, orderUntil, otherDoor, placeOrder, quotedRequest } from '../orders/order-requests.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
let trail: PostgresAuditTrail;
beforeAll(async () => {
  server = await startTestingServer({
    settings: godroidSettings,
    overrides: { flags: fixedFlags({ pre_order: true, 'tracking-page-settings': true }) },
  });
  trail = new PostgresAuditTrail(server.server.database.pool);
});
afterAll(() => server.stop());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

/** The entries about a subject, oldest first. */
async function entriesAbout(subject: string | null, familyId = 'demo'): Promise<SealedEntry[]> {
  await trail.seal(familyId);
  return (await trail.chainAfter(familyId, 0, 1000)).filter((entry) => entry.subject === subject);
}

async function edit(order: Order, changes: Partial<CallRequest<typeof calls.updateOrder>['body']>): Promise<void> {
  const body = {
    vendor_id: order.vendor_id,
    payment_method: order.order.payment_method,
    amount: order.order.amount,
    item_details: order.order.description,
    location: order.customer.location,
    delivery_fee: order.delivery_fee,
    updated_at: order.updated_at,
    ...changes,
  };
  await server.client.answer(calls.updateOrder, { params: { id: order.order_id }, body }, { as: await server.demo() });
}

describe('the audit trail', () => {
  it('records a request with who made it, when and from where', async () => {
    const body = await quotedRequest(server, await server.demo());
    const options = { as: await server.demo(), headers: { 'user-agent': phone } };
    const { result } = await server.client.answer(calls.createOrder, { body }, options);
    expect(await entriesAbout(result.order_id)).toMatchObject([
      {
        vendorId: 'd001',
        at: result.created_at,
        who: { kind: 'merchant', name: demoAccount.email },
        from: { network: '127.0.0.1', browser: 'Safari 18', system: 'iPhone' },
        what: 'order.requested',
        details: {
          amount: 265,
          payment_method: 'CASH_ON_DELIVERY',
          delivery_fee: body.delivery_fee,
          preordered_for: null,
        },
      },
    ]);
  });

  it('records nothing of a request that is sent again, refused, or changes nothing', async () => {
    const as = await server.demo();
    const body = await quotedRequest(server, as);
    const key = 'asked-twice';
    const first = await server.client.answer(calls.createOrder, { body }, { as, key });
    await server.client.answer(calls.createOrder, { body }, { as, key });
    await server.client.refusal(calls.createOrder, { body }, { as });
    const order = await orderUntil(server, first.result.order_id, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    await edit(order, {});
    expect(await entriesAbout(order.order_id)).toHaveLength(1);
  });

  it('records the old and new values of an edit, the new time and the reason of a cancellation', async () => {
    const { order_id } = await dispatchedOrder(server);
    const order = await orderUntil(server, order_id, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    await edit(order, { item_details: '3 iced lattes', amount: 300 });
    const as = await server.demo();
    const preorderedFor = Math.floor(server.clock.now() / 1000) + 7200;
    const later = { vendor_id: 'd001', order_id, preordered_for: preorderedFor };
    await orderUntil(server, order_id, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    await server.client.answer(calls.rescheduleOrder, { body: later }, { as });
    const cancellation = { vendor_id: 'd001', order_id, reason: 'duplicate-order' } as const;
    await server.client.answer(calls.cancelOrder, { body: cancellation }, { as });
    expect((await entriesAbout(order_id)).map(({ what, details }) => ({ what, details })).slice(1)).toEqual([
      {
        what: 'order.edited',
        details: { items: { old: '2 iced lattes', new: '3 iced lattes' }, amount: { old: 265, new: 300 } },
      },
      {
        what: 'order.rescheduled',
        details: { preordered_for: { old: null, new: new Date(preorderedFor * 1000).toISOString() } },
      },
      { what: 'order.cancelled', details: { reason: 'duplicate-order' } },
    ]);
  });

  it('records the old and new address and fee of a door that moved', async () => {
    const { order_id } = await dispatchedOrder(server);
    const order = await orderUntil(server, order_id, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    const quote = await quotedRequest(server, await server.demo(), { destination: otherDoor });
    const location = { address: '7, , Sukhumvit Soi 11', ...otherDoor, notes: '' };
    await edit(order, { location, delivery_fee: quote.delivery_fee, signature: quote.signature });
    expect((await entriesAbout(order_id)).at(-1)?.details).toEqual({
      address: { old: order.customer.location.address, new: location.address },
      delivery_fee: { old: order.delivery_fee, new: quote.delivery_fee },
    });
  });

  it('records what an embedding system and the fleet do, in their names', async () => {
    const authorization = `GoDroid ${await godroidToken(server.clock.now())}`;
    const { order_id } = await placeOrder(server);
    const cancellation = { vendor_id: 'd001', order_id, reason: 'closed' } as const;
    await server.client.answer(calls.cancelOrder, { body: cancellation }, { headers: { authorization } });
    expect((await entriesAbout(order_id)).at(-1)?.who).toEqual({ kind: 'embedded', id: 'godroid:d001', name: 'd001' });
    const other = await dispatchedOrder(server);
    await server.server.fleet.receive(statusEvent(other.order_id, 1, 'CANCELLED'));
    expect((await entriesAbout(other.order_id)).at(-1)).toMatchObject({
      who: { kind: 'fleet', name: '' },
      from: { network: null, browser: null, system: null },
      what: 'order.cancelled',
    });
  });

  it('records a changed tracking page once, with what changed', async () => {
    const params = { id: 'd002' };
    const body = { show_rider_phone: true, show_map: true, note: 'Ring twice' };
    const as = await server.demo();
    const { result: before } = await server.client.answer(calls.getTrackingPage, { params }, { as });
    await server.client.answer(calls.saveTrackingPage, { params, body }, { as });
    await server.client.answer(calls.saveTrackingPage, { params, body }, { as });
    const entries = (await entriesAbout(null)).filter(({ what }) => what === 'tracking-page.changed');
    expect(entries).toMatchObject([{ vendorId: 'd002', details: { note: { old: before.note, new: 'Ring twice' } } }]);
  });

  it('records no guest', async () => {
    const open = await startGuestServer();
    await guestOrder(open, await guestToken(open));
    const { rows } = await open.server.database.pool.query('select from audit_open');
    expect(rows).toEqual([]);
    await open.stop();
  });
});
