import { calls } from '@riderbell/contract/calls.ts';
import { proofPath } from '@riderbell/contract/files.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { door, placeOrder, readOrder } from '../../server/tests/orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../../server/tests/testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  // The real fleet of the demo on the real clock, fast enough to be waited for.
  server = await startTestingServer({
    settings: { FLEET_SPEED: '300' },
    overrides: { fleet: undefined, now: Date.now },
  });
});
afterAll(() => server.stop());

async function orderThat(notes: string, ends: (order: Order) => boolean): Promise<Order> {
  const { order_id: id } = await placeOrder(server, { notes });
  await expect.poll(async () => ends(await readOrder(server, id)), { timeout: 45_000, interval: 100 }).toBe(true);
  return readOrder(server, id);
}

const statusesOf = (order: Order): string[] => order.status_history.map(({ status }) => status);

describe('the fleet of the demo', () => {
  it('brings an order to the door, step by step, with its rider and its photos', async () => {
    const order = await orderThat('blue gate', ({ status }) => status === 'DELIVERED');
    expect(statusesOf(order)).toEqual([
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'NEAR_VENDOR',
      'PICKED_UP',
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
      'DELIVERED',
    ]);
    expect(order.status_history.slice(3).every(({ by }) => by === 'fleet')).toBe(true);
    expect(order.rider?.phone_number).toMatch(/^\+66800000/);
    expect(order.proofs.toSorted()).toEqual(['delivery', 'pickup']);
    const { accessToken } = await server.demo();
    const photo = await fetch(new URL(proofPath(order.order_id, 'delivery'), server.address), {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  it('teaches the address book where its riders hand over', async () => {
    const known = async (): Promise<{ orderId: string; latitude: number; longitude: number }[]> => {
      const read = 'select hand_overs from saved_customers';
      const { rows } = await server.server.database.pool.query<{ hand_overs: [] }>(read);
      return rows.flatMap(({ hand_overs: points }) => points);
    };
    const { order_id: id } = await orderThat('', ({ status }) => status === 'DELIVERED');
    const handOver = async () => (await known()).find(({ orderId }) => orderId === id);
    await expect.poll(handOver).toBeDefined();
    const at = await handOver();
    expect(at && distanceInMetres(at, door)).toBeLessThan(50);
  });

  it('shows where its rider is while the order is on its way', async () => {
    // Slow enough that a busy machine looks more than once during a ride.
    const slower = await startTestingServer({
      settings: { FLEET_SPEED: '60' },
      overrides: { fleet: undefined, now: Date.now },
    });
    onTestFinished(() => slower.stop());
    const { order_id: id } = await placeOrder(slower);
    const as = await slower.demo();
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const { rider } = await readOrder(slower, id);
          if (rider) {
            const request = { params: { id: rider.id }, query: { order_id: id } };
            const place = await slower.client.call(calls.getRider, request, { as });
            if (place.ok) seen.add(place.answer.result.latitude);
          }
          return seen.size;
        },
        { timeout: 45_000, interval: 100 },
      )
      .toBeGreaterThan(1);
  });

  it('is late when the notes ask for it', async () => {
    const order = await orderThat('#late', ({ status }) => status === 'DELIVERED');
    const statuses = statusesOf(order);
    expect(statuses.slice(statuses.indexOf('COURIER_ACCEPTED_DELIVERY'))).toEqual([
      'COURIER_ACCEPTED_DELIVERY',
      'DELAYED',
      'NEAR_VENDOR',
      'PICKED_UP',
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
      'DELIVERED',
    ]);
  });

  it('brings the parcel back when nobody opens', async () => {
    const order = await orderThat('#fails-at-door', ({ status }) => status === 'RETURNED_TO_VENDOR');
    expect(statusesOf(order).slice(-3)).toEqual(['NEAR_CUSTOMER', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']);
    expect(order.proofs.toSorted()).toEqual(['pickup', 'return']);
  });

  it('leaves an order waiting that no rider takes, until it is cancelled', async () => {
    const absent = await placeOrder(server, { notes: '#absent' });
    // One that came later is delivered meanwhile.
    await orderThat('', ({ status }) => status === 'DELIVERED');
    const waiting = await readOrder(server, absent.order_id);
    expect(waiting.status).toBe('WAITING_FOR_TRANSPORT');
    const body = { vendor_id: 'd001', order_id: absent.order_id, reason: 'no-courier' as const };
    const { result } = await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
    expect(result.status).toBe('CANCELLED');
  });
});
