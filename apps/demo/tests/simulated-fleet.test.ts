import { calls } from '@riderbell/contract/calls.ts';
import { proofPath } from '@riderbell/contract/files.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { door, placeOrder, readOrder } from '../../server/tests/orders/order-requests.ts';
import { startTestingServer, type TestingServer } from '../../server/tests/testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  // The demo's fleet on the real clock, fast enough for a test to wait.
  server = await startTestingServer({
    settings: { FLEET_SPEED: '300' },
    overrides: { fleet: undefined, now: Date.now },
  });
});
afterAll(() => server.stop());

async function orderUntil(notes: string, isDone: (order: Order) => boolean): Promise<Order> {
  const { order_id: id } = await placeOrder(server, { notes });
  await expect.poll(async () => isDone(await readOrder(server, id)), { timeout: 45_000, interval: 100 }).toBe(true);
  return readOrder(server, id);
}

const statusesOf = (order: Order): string[] => order.status_history.map(({ status }) => status);

describe('the fleet of the demo', () => {
  it('delivers an order step by step, with a rider and photos', async () => {
    const order = await orderUntil('blue gate', ({ status }) => status === 'DELIVERED');
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

  it('adds the rider’s hand-over position to the address book', async () => {
    const handOvers = async (): Promise<{ orderId: string; latitude: number; longitude: number }[]> => {
      const read = 'select hand_overs from saved_customers';
      const { rows } = await server.server.database.pool.query<{ hand_overs: [] }>(read);
      return rows.flatMap(({ hand_overs: points }) => points);
    };
    const { order_id: id } = await orderUntil('', ({ status }) => status === 'DELIVERED');
    const handOver = async () => (await handOvers()).find(({ orderId }) => orderId === id);
    await expect.poll(handOver).toBeDefined();
    const at = await handOver();
    expect(at && distanceInMetres(at, door)).toBeLessThan(50);
  });

  it('shows a moving rider while the order is on its way', async () => {
    // Slow enough that a busy machine polls more than once during a ride.
    const slower = await startTestingServer({
      settings: { FLEET_SPEED: '60' },
      overrides: { fleet: undefined, now: Date.now },
    });
    onTestFinished(() => slower.stop());
    const { order_id: id } = await placeOrder(slower);
    const as = await slower.demo();
    const latitudes = new Set<number>();
    await expect
      .poll(
        async () => {
          const { rider } = await readOrder(slower, id);
          if (rider) {
            const request = { params: { id: rider.id }, query: { order_id: id } };
            const place = await slower.client.call(calls.getRider, request, { as });
            if (place.ok) latitudes.add(place.answer.result.latitude);
          }
          return latitudes.size;
        },
        { timeout: 45_000, interval: 100 },
      )
      .toBeGreaterThan(1);
  });

  it('delays the order when the notes contain #late', async () => {
    const order = await orderUntil('#late', ({ status }) => status === 'DELIVERED');
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

  it('returns the parcel when no one opens the door', async () => {
    const order = await orderUntil('#fails-at-door', ({ status }) => status === 'RETURNED_TO_VENDOR');
    expect(statusesOf(order).slice(-3)).toEqual(['NEAR_CUSTOMER', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']);
    expect(order.proofs.toSorted()).toEqual(['pickup', 'return']);
  });

  it('leaves an order with #absent waiting until it is cancelled', async () => {
    const absent = await placeOrder(server, { notes: '#absent' });
    // A later order is delivered meanwhile.
    await orderUntil('', ({ status }) => status === 'DELIVERED');
    const waiting = await readOrder(server, absent.order_id);
    expect(waiting.status).toBe('WAITING_FOR_TRANSPORT');
    const body = { vendor_id: 'd001', order_id: absent.order_id, reason: 'no-courier' as const };
    const { result } = await server.client.answer(calls.cancelOrder, { body }, { as: await server.demo() });
    expect(result.status).toBe('CANCELLED');
  });
});
