import { calls } from '@riderbell/contract/calls.ts';
import type { DeliveryReceipt } from '@riderbell/contract/calls/tracking/get-delivery-receipt.ts';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { expect, vi } from 'vitest';
import type { FleetStatus } from '../../src/features/fleet/ports.ts';
import { reportAll, rider, statusEvent } from '../fleet/fleet-reports.ts';
import { quotedRequest, type RequestOptions } from '../orders/order-requests.ts';
import type { CallOptions } from '../testing-client.ts';
import type { TestingServer } from '../testing-server.ts';

/** The order as a person with the link sees it. */
export async function tracked(server: TestingServer, orderId: string): Promise<TrackedOrder> {
  return (await server.client.answer(calls.getTrackedOrder, { params: { orderId } })).result;
}

export async function receiptOf(server: TestingServer, orderId: string): Promise<DeliveryReceipt> {
  return (await server.client.answer(calls.getDeliveryReceipt, { params: { orderId } })).result;
}

/** The refusals of both calls about an id. */
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

export interface LinkedOrderOptions extends RequestOptions {
  /** The statuses that the fleet reports after the acceptance; the rider is where `moveRider` put it. */
  statuses?: readonly FleetStatus[];
}

/** Creates an order that the fleet carries, with the fleet's reports; signs in again, because sessions may have expired. */
export async function orderInProgress(
  server: TestingServer,
  { statuses = ['PICKED_UP'], ...options }: LinkedOrderOptions = {},
) {
  const session = await server.signIn();
  const body = await quotedRequest(server, session, options);
  const { result } = await server.client.answer(calls.createOrder, { body }, { as: session });
  await carryOrder(server, result.order_id, statuses);
  return result.order_id;
}

/** Lets the fleet accept the order and a rider take it, then reports the statuses and a position. */
export async function carryOrder(
  server: TestingServer,
  orderId: string,
  statuses: readonly FleetStatus[],
): Promise<void> {
  await vi.waitFor(() => expect(server.fleet.dispatched.map((order) => order.orderId)).toContain(orderId), {
    timeout: 15_000,
    interval: 10,
  });
  const at = server.clock.now();
  const arrivals = { pickUpAt: at + 60_000, dropOffAt: at + 600_000 };
  await server.server.fleet.receive(statusEvent(orderId, 1, 'COURIER_ACCEPTED_DELIVERY', arrivals));
  await reportAll(server, orderId, statuses, 2);
  await moveRider(server);
}
