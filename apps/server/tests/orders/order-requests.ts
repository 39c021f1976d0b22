import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { demoVendors } from '@riderbell/worlds/demo-vendors.ts';
import { expect, vi } from 'vitest';
import type { Answered } from '../testing-client.ts';
import type { Session, TestingServer } from '../testing-server.ts';

export const door = { latitude: 13.7402, longitude: 100.5637 };
export const otherDoor = { latitude: 13.7438, longitude: 100.5568 };

/** The collection point of a vendor of the demo. */
export function originOf(vendorId: string): { latitude: number; longitude: number } {
  const { coordinates } = demoVendors.find(({ id }) => id === vendorId)?.location ?? {};
  if (!coordinates) throw new Error(`${vendorId} has no coordinates`);
  return { ...coordinates };
}

export interface RequestOptions {
  vendorId?: string;
  destination?: { latitude: number; longitude: number };
  paymentMethod?: string;
  notes?: string;
  preorderedFor?: number;
}

export type QuotedRequest = OrderRequest & { delivery_fee: number; signature: string };

/** An order request with its quote. */
export async function quotedRequest(
  server: TestingServer,
  session: Pick<Session, 'accessToken'>,
  options: RequestOptions = {},
): Promise<QuotedRequest> {
  const { vendorId = 'd001', destination = door, paymentMethod = 'CASH_ON_DELIVERY' } = options;
  const { result } = await server.client.answer(
    calls.quoteDeliveryFee,
    {
      body: {
        source: originOf(vendorId),
        destination,
        vendor_id: vendorId,
        delivery_type: 'food',
        payment_method: paymentMethod,
      },
    },
    { as: session },
  );
  return {
    vendor_id: vendorId,
    customer: {
      name: 'Somsri Thongchai',
      phone_number: '+66812345678',
      location: { address: '12/4, Baan Suan, Sukhumvit Soi 23', ...destination, notes: options.notes ?? '' },
    },
    order: { payment_method: paymentMethod, amount: 265, description: '2 iced lattes' },
    ...(options.preorderedFor === undefined ? {} : { preordered_for: options.preorderedFor }),
    delivery_fee: result.fee,
    signature: result.signature,
  };
}

/** Creates an order of the demo's merchant. */
export async function placeOrder(server: TestingServer, options: RequestOptions = {}): Promise<Order> {
  const session = await server.demo();
  const body = await quotedRequest(server, session, options);
  const { result } = await server.client.answer(calls.createOrder, { body }, { as: session });
  return result;
}

/** Creates an order and waits until it is handed to the testing fleet. */
export async function dispatchedOrder(server: TestingServer, options: RequestOptions = {}): Promise<Order> {
  const order = await placeOrder(server, options);
  await vi.waitFor(() => expect(server.fleet.dispatched.map(({ orderId }) => orderId)).toContain(order.order_id), {
    timeout: 15_000,
    interval: 10,
  });
  return order;
}

export function create(
  server: TestingServer,
  session: Session,
  body: OrderRequest,
  key?: string,
): Promise<Answered<typeof calls.createOrder>> {
  return server.client.call(calls.createOrder, { body }, { as: session, ...(key === undefined ? {} : { key }) });
}

export async function readOrder(server: TestingServer, orderId: string, vendorId = 'demo'): Promise<Order> {
  const query = { vendorId, orderId };
  const { result } = await server.client.answer(calls.getOrder, { query }, { as: await server.demo() });
  return result;
}

/** Waits until the order satisfies the condition, since jobs change it in the background. */
export function orderUntil(
  server: TestingServer,
  orderId: string,
  condition: (order: Order) => boolean,
): Promise<Order> {
  return vi.waitFor(
    async () => {
      const order = await readOrder(server, orderId);
      if (!condition(order))
        throw new Error(`order ${orderId} did not reach the condition; its status is ${order.status}`);
      return order;
    },
    { timeout: 15_000, interval: 20 },
  );
}
