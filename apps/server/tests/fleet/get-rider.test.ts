import { calls } from '@riderbell/contract/calls.ts';
import type { CallAnswer } from '@riderbell/contract/call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { placeOrder } from '../orders/order-requests.ts';
import { startTestingServer, type Session, type TestingServer } from '../testing-server.ts';
import { reportAll, rider, statusEvent } from './fleet-reports.ts';

let server: TestingServer;
let orderId = '';
beforeAll(async () => {
  server = await startTestingServer();
  orderId = (await placeOrder(server)).order_id;
  const at = server.clock.now();
  const arrivals = { pickUpAt: at + 120_000, dropOffAt: at + 900_000 };
  await server.server.fleet.receive(statusEvent(orderId, 1, 'ASSIGNED_TO_TRANSPORT', arrivals));
  await moveRider(13.74, 100.56);
});
afterAll(() => server.stop());

async function moveRider(latitude: number, longitude: number, at = server.clock.now()): Promise<void> {
  await server.server.fleet.receivePositions([{ rider, busy: true, latitude, longitude, at }]);
}

type Place = CallAnswer<typeof calls.getRider>['result'];

async function positionOf(query: { order_id?: string } = { order_id: orderId }): Promise<Place> {
  const request = { params: { id: rider.id }, query };
  return (await server.client.answer(calls.getRider, request, { as: await server.demo() })).result;
}

async function refusal(id: string, order: string | undefined, as: Promise<Session> = server.demo()): Promise<string[]> {
  const request = { params: { id }, query: order === undefined ? {} : { order_id: order } };
  return server.client.refusal(calls.getRider, request, { as: await as });
}

describeCall('getRider', () => server, {
  answers: async () => {
    expect(await positionOf()).toEqual({
      id: rider.id,
      name: rider.name,
      phone_number: rider.phoneNumber,
      vehicle: 'motorbike',
      latitude: 13.74,
      longitude: 100.56,
      updated_at: server.clock.iso(),
      eta_seconds: 120,
    });
  },
  'rider.not-found': async () => {
    const none = ['rider.not-found'];
    expect(await refusal(rider.id, orderId, server.other())).toEqual(none);
    expect(await refusal('rider-01', orderId)).toEqual(none);
    expect(await refusal(rider.id, 'd001-0000000000')).toEqual(none);
    expect(await refusal(rider.id, undefined, server.other())).toEqual(none);
    expect(await refusal('rider-01', undefined)).toEqual(none);
  },
});

describe('the position of a rider', () => {
  it('is found without an order id through the rider’s orders at the caller’s vendors', async () => {
    expect(await positionOf({})).toEqual(await positionOf());
  });

  it('is never replaced by an older one', async () => {
    // A distance that a motorbike rides in two minutes.
    server.clock.advance(120_000);
    await moveRider(13.75, 100.57);
    await moveRider(13.99, 100.99, server.clock.now() - 5000);
    expect(await positionOf()).toMatchObject({ latitude: 13.75, longitude: 100.57 });
  });

  it('includes the time to the door once the parcel is collected', async () => {
    await reportAll(server, orderId, ['PICKED_UP'], 2);
    // The previous test has advanced the clock by two minutes.
    expect((await positionOf()).eta_seconds).toBe(900 - 120);
  });

  it('includes that time only in the statuses of the specification', async () => {
    await reportAll(server, orderId, ['COURIER_LEFT_VENDOR'], 3);
    expect((await positionOf()).eta_seconds).toBeNull();
    await reportAll(server, orderId, ['NEAR_CUSTOMER'], 4);
    expect((await positionOf()).eta_seconds).toBe(900 - 120);
  });

  it('is hidden before a rider has taken the order and after it has ended', async () => {
    const waiting = await placeOrder(server);
    expect(await refusal(rider.id, waiting.order_id)).toEqual(['rider.not-found']);
    await reportAll(server, orderId, ['DELIVERED'], 5);
    expect(await refusal(rider.id, orderId)).toEqual(['rider.not-found']);
    expect(await refusal(rider.id, undefined)).toEqual(['rider.not-found']);
  });
});
