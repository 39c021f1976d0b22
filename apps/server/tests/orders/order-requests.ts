import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { demoVendors } from '@riderbell/worlds/demo-vendors.ts';
import { expect, vi } from 'vitest';
import type { Answered } from '../testing-client.ts';
import type { Session, TestingServer } from '../testing-server.ts';

export const door = { latitude: 13.7402, longitude: 100.5637 };
export const otherDoor = { latitude: 13.7438, longitude: 100.5568 };

/** Where the riders collect for a vendor of the demo. */
export function originOf(vendorId: string): { latitude: number; longitude: number } {
  const { coordinates } = demoVendors.find(({ id }) => id === vendorId)?.location ?? {};
  if (!coordinates) throw new Error(`${vendorId} has no coordinates`);
  return { ...coordinates };
}

export interface Wish {
  vendorId?: string;
  destination?: { latitude: number; longitude: number };
  paymentMethod?: string;
  notes?: string;
  preorderedFor?: number;
}

export type QuotedRequest = OrderRequest & { delivery_fee: number; signature: string };

/** A request for a rider with a quote that fits it. */
export async function quotedRequest(server: TestingServer, session: Session, wish: Wish = {}): Promise<QuotedRequest> {
  const { vendorId = 'd001', destination = door, paymentMethod = 'CASH_ON_DELIVERY' } = wish;
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
      location: { address: '12/4, Baan Suan, Sukhumvit Soi 23', ...destination, notes: wish.notes ?? '' },
    },
    order: { payment_method: paymentMethod, amount: 265, description: '2 iced lattes' },
    ...(wish.preorderedFor === undefined ? {} : { preordered_for: wish.preorderedFor }),
    delivery_fee: result.fee,
    signature: result.signature,
  };
}

/** An order of the demo's merchant. */
export async function placeOrder(server: TestingServer, wish: Wish = {}): Promise<Order> {
  const session = await server.demo();
  const body = await quotedRequest(server, session, wish);
  const { result } = await server.client.answer(calls.createOrder, { body }, { as: session });
  return result;
}

/** An order that the fleet of the test has been given. */
export async function dispatchedOrder(server: TestingServer, wish: Wish = {}): Promise<Order> {
  const order = await placeOrder(server, wish);
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

/** Waits until the order satisfies the condition: jobs move it in their own time. */
export function orderUntil(
  server: TestingServer,
  orderId: string,
  condition: (order: Order) => boolean,
): Promise<Order> {
  return vi.waitFor(
    async () => {
      const order = await readOrder(server, orderId);
      if (!condition(order)) throw new Error(`order ${orderId} never became so; it is ${order.status}`);
      return order;
    },
    { timeout: 15_000, interval: 20 },
  );
}
