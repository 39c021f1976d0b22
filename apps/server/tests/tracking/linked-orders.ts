import { calls } from '@riderbell/contract/calls.ts';
import type { DeliveryReceipt } from '@riderbell/contract/calls/tracking/get-delivery-receipt.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { expect, vi } from 'vitest';
import type { FleetStatus } from '../../src/features/fleet/ports.ts';
import { reportAll, rider, statusEvent } from '../fleet/fleet-reports.ts';
import { quotedRequest, type Wish } from '../orders/order-requests.ts';
import type { CallOptions } from '../testing-client.ts';
import type { TestingServer } from '../testing-server.ts';

/** What whoever holds the link sees. */
export async function tracked(server: TestingServer, orderId: string): Promise<TrackedOrder> {
  return (await server.client.answer(calls.getTrackedOrder, { params: { orderId } })).result;
}

export async function receiptOf(server: TestingServer, orderId: string): Promise<DeliveryReceipt> {
  return (await server.client.answer(calls.getDeliveryReceipt, { params: { orderId } })).result;
}

/** The codes of both calls about an id, which are refused alike. */
export async function refusals(server: TestingServer, orderId: string, options?: CallOptions): Promise<ErrorCode[]> {
  const request = { params: { orderId } };
  return [
    ...(await server.client.refusal(calls.getTrackedOrder, request, options)),
    ...(await server.client.refusal(calls.getDeliveryReceipt, request, options)),
  ];
}

export async function moveRider(server: TestingServer, latitude = 13.74, longitude = 100.56): Promise<void> {
  const at = server.clock.now();
  await server.server.fleet.receivePositions([{ rider, busy: true, latitude, longitude, at }]);
}

export interface LinkedWish extends Wish {
  /** What the fleet reports after the acceptance; `rider` is where `moveRider` put it. */
  way?: readonly FleetStatus[];
}

/** An order that the fleet has, with the reports of the fleet; by a new session, because time may have passed. */
export async function orderOnItsWay(server: TestingServer, { way = ['PICKED_UP'], ...wish }: LinkedWish = {}) {
  const session = await server.signIn();
  const body = await quotedRequest(server, session, wish);
  const { result } = await server.client.answer(calls.createOrder, { body }, { as: session });
  await carried(server, result.order_id, way);
  return result.order_id;
}

/** The fleet takes the order, a rider accepts it and is somewhere; then what the fleet reports. */
export async function carried(server: TestingServer, orderId: string, way: readonly FleetStatus[]): Promise<void> {
  await vi.waitFor(() => expect(server.fleet.dispatched.map((order) => order.orderId)).toContain(orderId), {
    timeout: 15_000,
    interval: 10,
  });
  const at = server.clock.now();
  const arrivals = { pickUpAt: at + 60_000, dropOffAt: at + 600_000 };
  await server.server.fleet.receive(statusEvent(orderId, 1, 'COURIER_ACCEPTED_DELIVERY', arrivals));
  await reportAll(server, orderId, way, 2);
  await moveRider(server);
}
