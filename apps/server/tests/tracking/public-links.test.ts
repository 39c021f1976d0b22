import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { reportAll, rider } from '../fleet/fleet-reports.ts';
import { door, originOf } from '../orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';
import { orderInProgress, receiptOf, refusals, tracked } from './linked-orders.ts';

type LinkCall = typeof calls.getTrackedOrder | typeof calls.getDeliveryReceipt;

const day = 24 * 60 * 60_000;

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer({ settings: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => server.stop());

let addresses = 0;
/** A network address that has not tried a link yet. */
function stranger(): { headers: Record<string, string> } {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `10.2.0.${addresses}` } };
}

/** Tries links that do not exist until the address has to wait; returns how many were tried before. */
async function tryLinks(
  call: LinkCall,
  from: ReturnType<typeof stranger>,
): Promise<{ tried: number; wait: string | null }> {
  for (let tried = 0; ; tried += 1) {
    const params = { orderId: `d001-${String(tried).padStart(10, '0')}` };
    const answered = await server.client.call(call, { params }, from);
    if (answered.ok) throw new Error('an invented link was found');
    if (answered.codes.includes('tracking.too-many')) return { tried, wait: answered.headers.get('retry-after') };
  }
}

const collectedOrder = (): Promise<string> => orderInProgress(server);
const deliveredOrder = (): Promise<string> => orderInProgress(server, { statuses: ['PICKED_UP', 'DELIVERED'] });

async function expired(call: LinkCall): Promise<void> {
  const params = { orderId: await deliveredOrder() };
  server.clock.advance(day - 1);
  expect((await server.client.call(call, { params })).ok).toBe(true);
  server.clock.advance(1);
  expect(await server.client.refusal(call, { params })).toEqual(['tracking.expired']);
}

async function unknown(call: LinkCall): Promise<void> {
  for (const orderId of ['d001-ZZZZZZZZZZ', 'nothing-like-an-id', 'demo']) {
    const refused = await server.client.call(call, { params: { orderId } }, stranger());
    expect(refused).toMatchObject({ ok: false, codes: ['tracking.not-found'] });
    expect(refused.headers.get('cache-control')).toBe('no-store');
  }
}

async function tooMany(call: LinkCall): Promise<void> {
  const { tried, wait } = await tryLinks(call, stranger());
  expect(tried).toBe(30);
  expect(Number(wait)).toBeGreaterThan(0);
}

describeCall('getTrackedOrder', () => server, {
  answers: async () => {
    const orderId = await collectedOrder();
    const shown = await tracked(server, orderId);
    const { created_at, updated_at, status_history, estimation, promise, ...rest } = shown;
    expect(rest).toEqual({
      order_id: orderId,
      kind: 'business',
      status: 'PICKED_UP',
      preordered_for: null,
      origin: { name: 'Baan Coffee Asok', phone_number: '+66800000201', ...originOf('d001') },
      destination: { address: 'Sukhumvit Soi 23', ...door },
      rider: {
        name: 'Kanda',
        vehicle: 'motorbike',
        phone_number: rider.phoneNumber,
        position: { latitude: 13.74, longitude: 100.56, updated_at: server.clock.iso() },
      },
      to_pay: 265,
      change_note: { said: null, dropped: false, choices: [300, 500, 1000] },
      currency: 'THB',
      note: null,
      expires_at: null,
    });
    expect(Date.parse(promise?.to ?? '')).toBeGreaterThan(Date.parse(promise?.from ?? ''));
    expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(created_at));
    expect(status_history.map(({ status }) => status).slice(-2)).toEqual(['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP']);
    expect(new Set(status_history.flatMap((entry) => Object.keys(entry)))).toEqual(new Set(['status', 'created_at']));
    expect(estimation).toEqual({ pick_up_at: server.clock.iso(60_000), drop_off_at: server.clock.iso(600_000) });
  },
  'tracking.not-found': () => unknown(calls.getTrackedOrder),
  'tracking.expired': () => expired(calls.getTrackedOrder),
  'tracking.too-many': () => tooMany(calls.getTrackedOrder),
});

describeCall('getDeliveryReceipt', () => server, {
  answers: async () => {
    const orderId = await deliveredOrder();
    const { requested_at, ...receipt } = await receiptOf(server, orderId);
    expect(Date.parse(requested_at)).toBeLessThanOrEqual(server.clock.now());
    expect(receipt).toMatchObject({
      order_id: orderId,
      kind: 'business',
      outcome: 'delivered',
      sender: { name: 'Baan Coffee Asok', phone_number: '+66800000201' },
      recipient: { name: 'Somsri Thongchai', address: 'Sukhumvit Soi 23' },
      description: '2 iced lattes',
      payment_method: 'CASH_ON_DELIVERY',
      collected: 265,
      change_note: null,
      currency: 'THB',
      rider_name: rider.name,
    });
    expect(Date.parse(receipt.picked_up_at ?? '')).toBeLessThanOrEqual(Date.parse(receipt.ended_at));
    expect(Date.parse(receipt.expires_at) - Date.parse(receipt.ended_at)).toBe(day);
  },
  'receipt.not-ready': async () => {
    const waiting = { params: { orderId: await orderInProgress(server, { statuses: [] }) } };
    expect(await server.client.refusal(calls.getDeliveryReceipt, waiting)).toEqual(['receipt.not-ready']);
    const under = { params: { orderId: await collectedOrder() } };
    expect(await server.client.refusal(calls.getDeliveryReceipt, under)).toEqual(['receipt.not-ready']);
    await reportAll(server, under.params.orderId, ['CANCELLED'], 3);
    expect(await server.client.refusal(calls.getDeliveryReceipt, under)).toEqual(['receipt.not-ready']);
  },
  'tracking.not-found': () => unknown(calls.getDeliveryReceipt),
  'tracking.expired': () => expired(calls.getDeliveryReceipt),
  'tracking.too-many': () => tooMany(calls.getDeliveryReceipt),
});

describe('a link', () => {
  it('works also in lower case, as a person may type it', async () => {
    const orderId = await collectedOrder();
    expect((await tracked(server, orderId.toLowerCase())).order_id).toBe(orderId);
  });

  it('shows only that the order has ended when that was long ago', async () => {
    const orderId = await deliveredOrder();
    server.clock.advance(day);
    const answered = await server.client.call(calls.getTrackedOrder, { params: { orderId } });
    if (answered.ok) throw new Error('the link still works');
    const { request_id: _, ...refusal } = answered.error;
    expect(refusal).toEqual({
      status: 410,
      message: 'This link has ended. Links end some time after the delivery.',
      errors: [
        {
          code: 'tracking.expired',
          message: 'This link has ended. Links end some time after the delivery.',
          meta: { translation_key: 'tracking.expired' },
        },
      ],
    });
  });

  it('expires for a cancelled order as for a delivered one', async () => {
    const orderId = await orderInProgress(server, { statuses: ['CANCELLED'] });
    expect((await tracked(server, orderId)).status).toBe('CANCELLED');
    server.clock.advance(day);
    expect(await refusals(server, orderId)).toEqual(['tracking.expired', 'tracking.expired']);
  });

  it('works when it is right, even for an address that has tried too many wrong ones', async () => {
    const orderId = await collectedOrder();
    const from = stranger();
    await tryLinks(calls.getTrackedOrder, from);
    expect(await refusals(server, 'd001-0000000000', from)).toEqual(['tracking.too-many', 'tracking.too-many']);
    expect((await server.client.call(calls.getTrackedOrder, { params: { orderId } }, from)).ok).toBe(true);
    await reportAll(server, orderId, ['DELIVERED'], 3);
    server.clock.advance(day);
    expect(await server.client.refusal(calls.getTrackedOrder, { params: { orderId } }, from)).toEqual([
      'tracking.expired',
    ]);
  });

  it('is never cached', async () => {
    const params = { orderId: await deliveredOrder() };
    for (const call of [calls.getTrackedOrder, calls.getDeliveryReceipt] as const) {
      const answered = await server.client.call<LinkCall>(call, { params });
      expect(answered.headers.get('cache-control')).toBe('no-store');
    }
  });
});
