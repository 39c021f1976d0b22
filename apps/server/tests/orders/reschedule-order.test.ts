import type { CallRequest } from '@riderbell/contract/call.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { statusEvent } from '../fleet/fleet-reports.ts';
import { fixedFlags } from '../testing-flags.ts';
import { startTestingServer, type TestingOptions, type TestingServer } from '../testing-server.ts';
import { dispatchedOrder, orderUntil, placeOrder, quotedRequest, readOrder } from './order-requests.ts';

const hour = 3_600_000;
const minute = 60_000;
let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

type Body = CallRequest<typeof calls.rescheduleOrder>['body'];

const secondsIn = (ms: number, on = server): number => Math.floor((on.clock.now() + ms) / 1000);

function request(order: Order, changes: Partial<Body> = {}): CallRequest<typeof calls.rescheduleOrder> {
  const preorderedFor = changes.preordered_for ?? secondsIn(2 * hour);
  return { body: { vendor_id: order.vendor_id, order_id: order.order_id, ...changes, preordered_for: preorderedFor } };
}

async function reschedule(order: Order, changes: Partial<Body> = {}): Promise<Order> {
  const as = await server.demo();
  return (await server.client.answer(calls.rescheduleOrder, request(order, changes), { as })).result;
}

async function refusal(order: Order, changes: Partial<Body> = {}): Promise<string[]> {
  return server.client.refusal(calls.rescheduleOrder, request(order, changes), { as: await server.demo() });
}

/** The refusal of a valid request by a server with other rules. */
async function refusalWith(options: TestingOptions, changes: Partial<Body> = {}): Promise<string[]> {
  const strict = await startTestingServer(options);
  try {
    const order = await placeOrder(strict);
    const as = await strict.demo();
    const answered = await strict.client.call(calls.rescheduleOrder, request(order, changes), { as });
    server.client.seen.push(...strict.client.seen);
    return answered.ok ? [] : answered.codes;
  } finally {
    await strict.stop();
  }
}

describeCall('rescheduleOrder', () => server, {
  answers: async () => {
    const order = await dispatchedOrder(server);
    const preorderedFor = secondsIn(2 * hour);
    const later = await reschedule(order, { preordered_for: preorderedFor, updated_at: order.updated_at });
    expect(later).toMatchObject({
      status: 'RECEIVED',
      preordered_for: preorderedFor,
      delivery_fee: order.delivery_fee,
      delivery_fee_parts: order.delivery_fee_parts,
      rider: null,
      estimation: { pick_up_at: new Date(preorderedFor * 1000).toISOString() },
    });
    expect(later.status_history.at(-1)).toMatchObject({ by: 'vendor', reason: 'rescheduled' });
    // The new promise is for the new time, about two hours after the first.
    expect(Date.parse(later.promise?.from ?? '')).toBeGreaterThan(Date.parse(order.promise?.to ?? ''));
    expect(await readOrder(server, order.order_id)).toEqual(later);
    await expect.poll(() => server.fleet.withdrawn, { timeout: 15_000 }).toContain(order.order_id);
  },
  'order.not-found': async () => {
    const order = await dispatchedOrder(server);
    const as = await server.other();
    expect(await server.client.refusal(calls.rescheduleOrder, request(order), { as })).toEqual(['order.not-found']);
    expect(await refusal({ ...order, order_id: 'd001-NOSUCHORDR' })).toEqual(['order.not-found']);
  },
  'order.cannot-reschedule': async () => {
    const order = await dispatchedOrder(server);
    await server.server.fleet.receive(statusEvent(order.order_id, 1, 'ASSIGNED_TO_TRANSPORT'));
    expect(await refusal(order)).toEqual(['order.cannot-reschedule']);
    expect((await readOrder(server, order.order_id)).preordered_for).toBeNull();
  },
  'order.stale': async () => {
    const order = await dispatchedOrder(server);
    await reschedule(order, { updated_at: order.updated_at });
    expect(await refusal(order, { updated_at: order.updated_at })).toEqual(['order.stale']);
  },
  'order.scheduled-not-offered': async () => {
    expect(await refusalWith({ overrides: { flags: fixedFlags({ pre_order: false }) } })).toEqual([
      'order.scheduled-not-offered',
    ]);
  },
  'order.scheduled-too-early': async () => {
    expect(await refusal(await dispatchedOrder(server), { preordered_for: secondsIn(10 * minute) })).toEqual([
      'order.scheduled-too-early',
    ]);
  },
  'order.scheduled-too-late': async () => {
    expect(await refusal(await dispatchedOrder(server), { preordered_for: secondsIn(49 * hour) })).toEqual([
      'order.scheduled-too-late',
    ]);
  },
  'quote.closed': async () => {
    const country = { ...countryOf('TH'), serviceHours: '1000:1400' };
    expect(await refusalWith({ overrides: { country } }, { preordered_for: secondsIn(5 * hour) })).toEqual([
      'quote.closed',
    ]);
  },
});

function isRescheduled({ order_id, preordered_for }: Order, { order_id: id }: Order): boolean {
  return order_id === id && preordered_for !== null;
}

describe('a rescheduled order', () => {
  it('is handed to the fleet again at its new time, and not before', async () => {
    const own = await startTestingServer();
    try {
      const order = await dispatchedOrder(own);
      const as = await own.demo();
      const preorderedFor = secondsIn(2 * hour, own);
      await own.client.answer(calls.rescheduleOrder, request(order, { preordered_for: preorderedFor }), { as });
      await expect.poll(() => own.fleet.withdrawn, { timeout: 15_000 }).toEqual([order.order_id]);
      const times = (): (number | null)[] => own.fleet.dispatched.map((given) => given.preorderedFor);
      own.clock.advance(10 * minute);
      await dispatchedOrder(own);
      expect(times()).toEqual([null, null]);
      own.clock.advance(2 * hour - 25 * minute);
      await expect.poll(times, { timeout: 15_000 }).toEqual([null, null, preorderedFor]);
      expect(own.fleet.dispatched.at(-1)).toMatchObject({ orderId: order.order_id, revision: 2 });
    } finally {
      await own.stop();
    }
  });

  it('is handed over at the last chosen time, and not at earlier ones', async () => {
    const own = await startTestingServer();
    try {
      const order = await placeOrder(own, { preorderedFor: secondsIn(2 * hour, own) });
      const as = await own.demo();
      const last = secondsIn(5 * hour, own);
      for (const preorderedFor of [secondsIn(3 * hour, own), last]) {
        await own.client.answer(calls.rescheduleOrder, request(order, { preordered_for: preorderedFor }), { as });
      }
      own.clock.advance(3 * hour);
      // Earlier jobs have run by the time that a newer order is handed over.
      const fresh = await own.signIn();
      const body = await quotedRequest(own, fresh);
      await own.client.answer(calls.createOrder, { body }, { as: fresh });
      const times = (): (number | null)[] => own.fleet.dispatched.map((given) => given.preorderedFor);
      await expect.poll(times, { timeout: 15_000 }).toEqual([null]);
      own.clock.advance(2 * hour - 15 * minute);
      await expect.poll(times, { timeout: 15_000 }).toEqual([null, last]);
    } finally {
      await own.stop();
    }
  });

  it('is not changed by the fleet’s events for its first time', async () => {
    const order = await dispatchedOrder(server);
    const later = await reschedule(order);
    const before = server.clock.now() - 1000;
    const late = statusEvent(order.order_id, 1, 'COURIER_ACCEPTED_DELIVERY', { occurredAt: before });
    const withdrawals = server.fleet.withdrawn.filter((id) => id === order.order_id).length;
    expect(await server.server.fleet.receive(late)).toBe('not-now');
    expect(await server.server.fleet.receive(late)).toBe('repeated');
    const current = await readOrder(server, order.order_id);
    expect(current).toMatchObject({ status: 'RECEIVED', rider: null, preordered_for: later.preordered_for });
    // A fleet that continues has missed that the order was taken back, so it is taken back again.
    await expect
      .poll(() => server.fleet.withdrawn.filter((id) => id === order.order_id).length, { timeout: 15_000 })
      .toBeGreaterThan(withdrawals);
  });

  it('is rescheduled once by a request that is sent several times with one key, with the same answer', async () => {
    const order = await dispatchedOrder(server);
    const options = { as: await server.demo(), key: `later-${order.order_id}` };
    const sent = request(order);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => server.client.call(calls.rescheduleOrder, sent, options)),
    );
    const [first, ...others] = all.map((answered) => (answered.ok ? answered.answer : answered.error));
    for (const other of others) expect(other).toEqual(first);
    const { status_history: history } = await readOrder(server, order.order_id);
    expect(history.filter(({ reason }) => reason === 'rescheduled')).toHaveLength(1);
  });

  it('is sent to subscribers of the vendor, like any change', async () => {
    const session = await server.demo();
    const socket = await server.live(session);
    const order = await dispatchedOrder(server);
    await socket.subscribe('d001');
    const { updated_at: at } = await reschedule(order);
    await socket.until(() => socket.updates().some((update) => isRescheduled(update.order, order)));
    const updates = socket.updates().filter((update) => update.order.order_id === order.order_id);
    expect(updates.at(-1)?.order.updated_at).toBe(at);
    await socket.close();
  });
});

describe('a rider who takes an order while its merchant reschedules it', () => {
  it('gets the order or loses it to the new time, but never both and never neither', async () => {
    const as = await server.demo();
    for (let round = 0; round < 10; round += 1) {
      const order = await dispatchedOrder(server);
      const event = statusEvent(order.order_id, 1, 'ASSIGNED_TO_TRANSPORT');
      const take = () => server.server.fleet.receive(event).then((reception) => reception === 'applied');
      const put = () => server.client.call(calls.rescheduleOrder, request(order), { as }).then(({ ok }) => ok);
      const sequence = round % 2 === 0 ? [take(), put()] : [put(), take()];
      const results = await Promise.all(sequence);
      expect(results.filter(Boolean)).toHaveLength(1);
      const { status, rider, preordered_for } = await readOrder(server, order.order_id);
      const [taken] = round % 2 === 0 ? results : results.toReversed();
      expect({ status, hasRider: rider !== null, scheduled: preordered_for !== null }).toEqual(
        taken
          ? { status: 'ASSIGNED_TO_TRANSPORT', hasRider: true, scheduled: false }
          : { status: 'RECEIVED', hasRider: false, scheduled: true },
      );
    }
  });
});

it('an order that is rescheduled and released again is accepted by its new rider', async () => {
  const order = await dispatchedOrder(server);
  // Released immediately: for the earliest time, the rider has to set out now.
  await reschedule(order, { preordered_for: secondsIn(15 * minute) });
  await orderUntil(server, order.order_id, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
  const event = statusEvent(order.order_id, 1, 'COURIER_ACCEPTED_DELIVERY', { occurredAt: server.clock.now() });
  expect(await server.server.fleet.receive(event)).toBe('applied');
  const copies = () => server.fleet.dispatched.filter(({ orderId }) => orderId === order.order_id);
  await expect.poll(() => copies().some(({ revision }) => revision === 2), { timeout: 15_000 }).toBe(true);
});
