import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeCall } from '../covered.ts';
import { reportAll } from '../fleet/fleet-reports.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { orderInProgress, receiptOf, tracked } from './linked-orders.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.stop());

const say = (orderId: string, paysWith: number | null) => ({ params: { orderId }, body: { pays_with: paysWith } });

async function said(orderId: string, paysWith: number | null) {
  return (await server.client.answer(calls.setChangeNote, say(orderId, paysWith))).result;
}

const refusal = (orderId: string, paysWith: number | null) =>
  server.client.refusal(calls.setChangeNote, say(orderId, paysWith));

/** The copy of the order that the fleet got last. */
function lastDispatch(orderId: string) {
  return server.fleet.dispatched.findLast((order) => order.orderId === orderId);
}

/** The order as its merchant sees it; signs in again, because the clock may have been advanced. */
async function readOrder(orderId: string): Promise<Order> {
  const query = { vendorId: 'd001', orderId };
  return (await server.client.answer(calls.getOrder, { query }, { as: await server.signIn() })).result;
}

async function edit(orderId: string, amount: number, paymentMethod = 'CASH_ON_DELIVERY'): Promise<void> {
  const order = await readOrder(orderId);
  const body = {
    vendor_id: order.vendor_id,
    payment_method: paymentMethod,
    amount,
    item_details: order.order.description,
    location: order.customer.location,
  };
  await server.client.answer(calls.updateOrder, { params: { id: orderId }, body }, { as: await server.signIn() });
}

describeCall('setChangeNote', () => server, {
  answers: async () => {
    const orderId = await orderInProgress(server, { statuses: [] });
    const page = await said(orderId, 1000);
    expect(page).toMatchObject({
      to_pay: 265,
      change_note: { said: { pays_with: 1000, change: 735 }, dropped: false, choices: [300, 500, 1000] },
    });
    expect(await tracked(server, orderId)).toEqual(page);
    expect((await readOrder(orderId)).change_note).toEqual({ pays_with: 1000, change: 735 });
    await vi.waitFor(() =>
      expect(lastDispatch(orderId)).toMatchObject({ revision: 2, change: { paysWith: 100_000, change: 73_500 } }),
    );
  },
  'change-note.nothing-due': async () => {
    const prepaid = await orderInProgress(server, { paymentMethod: 'PAID' });
    expect((await tracked(server, prepaid)).change_note).toBeNull();
    expect(await refusal(prepaid, 1000)).toEqual(['change-note.nothing-due']);
    for (const statuses of [['PICKED_UP', 'DELIVERED'], ['PICKED_UP', 'RETURN_INITIATED'], ['CANCELLED']] as const) {
      const over = await orderInProgress(server, { statuses });
      expect((await tracked(server, over)).change_note).toBeNull();
      expect(await refusal(over, 1000)).toEqual(['change-note.nothing-due']);
      expect(await refusal(over, null)).toEqual(['change-note.nothing-due']);
    }
  },
  'change-note.impossible': async () => {
    const orderId = await orderInProgress(server, { statuses: [] });
    await said(orderId, 500);
    for (const paysWith of [0, 20, 264.99, 265.001, 275, 1300, 1_000_000_000]) {
      expect([paysWith, await refusal(orderId, paysWith)]).toEqual([paysWith, ['change-note.impossible']]);
    }
    const { change_note: note } = await tracked(server, orderId);
    expect(note?.said).toEqual({ pays_with: 500, change: 235 });
  },
  'change-note.too-many': async () => {
    const orderId = await orderInProgress(server, { statuses: [] });
    const other = await orderInProgress(server, { statuses: [] });
    for (let times = 0; times < 20; times += 1) await said(orderId, times % 2 === 0 ? 500 : 1000);
    const answered = await server.client.call(calls.setChangeNote, say(orderId, 500));
    expect(answered).toMatchObject({ ok: false, codes: ['change-note.too-many'] });
    expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await readOrder(orderId)).change_note?.pays_with).toBe(1000);
    expect((await said(other, 500)).change_note?.said?.pays_with).toBe(500);
  },
  'tracking.not-found': async () => {
    expect(await refusal('d001-ZZZZZZZZZZ', 1000)).toEqual(['tracking.not-found']);
  },
  'tracking.expired': async () => {
    const orderId = await orderInProgress(server, { statuses: ['PICKED_UP', 'DELIVERED'] });
    server.clock.advance(24 * 60 * 60_000);
    expect(await refusal(orderId, 1000)).toEqual(['tracking.expired']);
  },
  'tracking.too-many': async () => {
    const from = { headers: { 'x-forwarded-for': '10.4.0.1' } };
    for (let tried = 0; tried < 30; tried += 1) {
      await server.client.refusal(calls.setChangeNote, say(`d001-${String(tried).padStart(10, '0')}`, 1), from);
    }
    expect(await server.client.refusal(calls.setChangeNote, say('d001-0000000099', 1), from)).toEqual([
      'tracking.too-many',
    ]);
  },
});

describe('what a recipient pays with', () => {
  it('may be the exact amount, and can be taken back', async () => {
    const orderId = await orderInProgress(server);
    expect((await said(orderId, 265)).change_note?.said).toEqual({ pays_with: 265, change: 0 });
    expect((await said(orderId, null)).change_note?.said).toBeNull();
    expect((await readOrder(orderId)).change_note).toBeUndefined();
  });

  it('changes nothing when it is said again', async () => {
    const orderId = await orderInProgress(server, { statuses: [] });
    const first = await said(orderId, 500);
    expect(await said(orderId, 500)).toEqual(first);
  });

  it('reaches the screens of the merchant and the rider on the way at once', async () => {
    const orderId = await orderInProgress(server, { statuses: ['PICKED_UP'] });
    const socket = await server.live(await server.signIn());
    await socket.subscribe('d001');
    await said(orderId, 1000);
    await socket.until(() => socket.updates().some(({ order }) => order.order_id === orderId));
    const { order } = socket.updates().find((update) => update.order.order_id === orderId) ?? {};
    expect(order).toMatchObject({ status: 'PICKED_UP', change_note: { pays_with: 1000, change: 735 } });
    await socket.close();
    await vi.waitFor(() => expect(lastDispatch(orderId)?.change).toEqual({ paysWith: 100_000, change: 73_500 }));
  });

  it('is on the receipt', async () => {
    const orderId = await orderInProgress(server);
    await said(orderId, 500);
    await reportAll(server, orderId, ['DELIVERED'], 3);
    expect(await receiptOf(server, orderId)).toMatchObject({
      collected: 265,
      change_note: { pays_with: 500, change: 235 },
    });
  });

  it('holds after an edit of the amount that it still fits, and is dropped by one that it does not', async () => {
    const orderId = await orderInProgress(server, { statuses: [] });
    await said(orderId, 1000);
    await edit(orderId, 800);
    expect((await readOrder(orderId)).change_note).toEqual({ pays_with: 1000, change: 200 });
    await edit(orderId, 1200);
    expect((await readOrder(orderId)).change_note).toBeUndefined();
    expect((await tracked(server, orderId)).change_note).toEqual({
      said: null,
      dropped: true,
      choices: [1500, 2000],
    });
    expect((await said(orderId, 1500)).change_note).toMatchObject({ said: { change: 300 }, dropped: false });
  });

  it('goes away when the order is paid after all', async () => {
    const orderId = await orderInProgress(server, { statuses: [] });
    await said(orderId, 1000);
    await edit(orderId, 265, 'PAID');
    expect((await tracked(server, orderId)).change_note).toBeNull();
    expect((await readOrder(orderId)).change_note).toBeUndefined();
  });
});
