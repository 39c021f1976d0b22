import type { Sender } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { expect, vi } from 'vitest';
import { door, type QuotedRequest } from '../orders/order-requests.ts';
import type { TestingServer } from '../testing-server.ts';
import { freshAddress } from './guest-sessions.ts';

/** The sender's place in the tests: in Bangkok, a street away from the door. */
export const home = { latitude: 13.7438, longitude: 100.5568 };

export function senderAt(at: { latitude: number; longitude: number } = home): Sender {
  return {
    name: 'Niran 24',
    email: 'Niran@riderbell.test',
    phone_number: '+66 (81) 234-9999',
    location: { address: '7, Baan Suan, Sukhumvit Soi 11', ...at, notes: 'green gate' },
  };
}

export interface GuestOrderOptions {
  source?: { latitude: number; longitude: number };
  destination?: { latitude: number; longitude: number };
  preorderedFor?: number;
  customerPhone?: string;
}

/** A guest's request with its quote. */
export async function guestRequest(
  server: TestingServer,
  token: string,
  { source = home, destination = door, preorderedFor, customerPhone = '+66812345678' }: GuestOrderOptions = {},
): Promise<QuotedRequest> {
  const payment = 'CASH_ON_DELIVERY';
  const body = {
    source,
    destination,
    vendor_id: 'guest',
    delivery_type: 'food',
    payment_method: payment,
  } as const;
  const { result } = await server.client.answer(calls.quoteDeliveryFee, { body }, { as: token });
  return {
    vendor_id: 'guest',
    customer: {
      name: 'Somsri Thongchai',
      phone_number: customerPhone,
      location: { address: '12/4, Baan Suan, Sukhumvit Soi 23', ...destination, notes: '' },
    },
    order: { payment_method: payment, amount: 265, description: 'a birthday cake' },
    sender: senderAt(source),
    ...(preorderedFor === undefined ? {} : { preordered_for: preorderedFor }),
    delivery_fee: result.fee,
    signature: result.signature,
  };
}

/** Creates an order of the guest. */
export async function guestOrder(
  server: TestingServer,
  token: string,
  options: GuestOrderOptions = {},
): Promise<Order> {
  const body = await guestRequest(server, token, options);
  return (await server.client.answer(calls.createOrder, { body }, { as: token, headers: freshAddress() })).result;
}

/** Waits until the order has been handed to the testing fleet. */
export async function dispatched(server: TestingServer, orderId: string): Promise<void> {
  await vi.waitFor(() => expect(server.fleet.dispatched.map((order) => order.orderId)).toContain(orderId), {
    timeout: 15_000,
    interval: 10,
  });
}

/** What the caller gets for an order at a vendor: its id, or the error code. */
export async function seenAt(server: TestingServer, token: string, vendorId: string, orderId: string): Promise<string> {
  const found = await server.client.call(calls.getOrder, { query: { vendorId, orderId } }, { as: token });
  return found.ok ? found.answer.result.order_id : found.codes.join(', ');
}

/** The order ids of the caller's list, newest first. */
export async function listedAt(
  server: TestingServer,
  token: string,
  vendorId: string,
  query: Record<string, string> = {},
): Promise<string[]> {
  const params = { id: vendorId };
  const { result } = await server.client.answer(calls.listOrders, { params, query }, { as: token });
  return result.data.map((order) => order.order_id);
}
