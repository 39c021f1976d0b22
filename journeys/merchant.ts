import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { type Call, type CallAnswer, type CallRequest, pathOf } from '@riderbell/contract/call.ts';
import { searchCustomers } from '@riderbell/contract/calls/addressbook/search-customers.ts';
import { login } from '@riderbell/contract/calls/accounts/login.ts';
import { cancelOrder } from '@riderbell/contract/calls/orders/cancel-order.ts';
import { createOrder } from '@riderbell/contract/calls/orders/create-order.ts';
import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import { listOrders } from '@riderbell/contract/calls/orders/list-orders.ts';
import { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import { getVendor } from '@riderbell/contract/calls/outlets/get-vendor.ts';
import { saveOriginAddress } from '@riderbell/contract/calls/outlets/save-origin-address.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import { type Customer, places } from './customers.ts';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

export const demo: SignIn = { email: 'demo@riderbell.test', password: 'Demo-rider-1!' };
/** Owns the vendor `othr`, and none of the demo's. */
export const other: SignIn = { email: 'other@riderbell.test', password: 'Other-rider-1!' };

/** An order that a journey creates with the API. */
export interface DirectOrder {
  readonly customer: Customer;
  readonly vendorId?: string;
  readonly place?: { readonly address: string; readonly latitude: number; readonly longitude: number };
  readonly notes?: string;
  /** The item value in the country's currency. */
  readonly amount?: number;
}

type Parts = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown };

/** A merchant who calls the API: prepares orders for a journey and reads what became of them. */
export class Merchant {
  readonly #url: string;
  readonly #authorization: string;
  readonly #requested: Order[] = [];

  private constructor(url: string, authorization: string) {
    this.#url = url;
    this.#authorization = authorization;
  }

  static async signIn(url: string, { email, password }: SignIn = demo): Promise<Merchant> {
    const body = { email_address: email, password };
    const { result } = await ask(url, login, { body }, {});
    return new Merchant(url, `Bearer ${result.AuthenticationResult.AccessToken}`);
  }

  /** Requests a rider, paid in cash. */
  async request({
    customer,
    vendorId = 'demo',
    place = places.near,
    notes = '',
    amount = 180,
  }: DirectOrder): Promise<Order> {
    const { result: vendor } = await this.#ask(getVendor, { params: { id: vendorId } });
    const { latitude, longitude } = vendor.vendor_information.location;
    if (latitude === null || longitude === null) throw new Error(`${vendorId} has no coordinates`);
    const destination = { latitude: place.latitude, longitude: place.longitude };
    const { result: quote } = await this.#ask(quoteDeliveryFee, {
      body: {
        source: { latitude, longitude },
        destination,
        vendor_id: vendorId,
        delivery_type: 'food',
        payment_method: 'CASH_ON_DELIVERY',
      },
    });
    const body = {
      vendor_id: vendorId,
      customer: {
        name: customer.name,
        phone_number: customer.phone,
        location: { address: place.address, ...destination, notes },
      },
      order: { payment_method: 'CASH_ON_DELIVERY', amount, description: 'Two iced coffees' },
      delivery_fee: quote.fee,
      signature: quote.signature,
    };
    const { result: order } = await this.#ask(createOrder, { body });
    this.#requested.push(order);
    return order;
  }

  async read({ vendor_id: vendorId, order_id: orderId }: Pick<Order, 'vendor_id' | 'order_id'>): Promise<Order> {
    return (await this.#ask(getOrder, { query: { vendorId, orderId } })).result;
  }

  /** Cancels this merchant's orders without a rider, so that the lists of the next journey are short. */
  async cancelOpenOrders(): Promise<void> {
    for (const order of this.#requested) {
      if (!(await this.#waits(order))) continue;
      const body = { vendor_id: order.vendor_id, order_id: order.order_id, reason: 'mistake-error' } as const;
      await this.#ask(cancelOrder, { body }).catch(async (error: unknown) => {
        // A rider may accept the order at the same moment.
        if (await this.#waits(order)) throw error;
      });
    }
  }

  /** Changes the note for the rider, if the order may still change; again if a rider changed the order meanwhile. */
  async changeNotes(order: Pick<Order, 'vendor_id' | 'order_id'>, notes: string): Promise<Order> {
    for (;;) {
      const known = await this.read(order);
      const { address, latitude, longitude } = known.customer.location;
      const body = {
        vendor_id: known.vendor_id,
        payment_method: known.order.payment_method,
        amount: known.order.amount,
        item_details: known.order.description,
        location: { address, latitude, longitude, notes },
        delivery_fee: known.delivery_fee,
        updated_at: known.updated_at,
      };
      try {
        return (await this.#ask(updateOrder, { params: { id: known.order_id }, body })).result;
      } catch (error) {
        if (!String(error).includes('order.stale')) throw error;
      }
    }
  }

  /** Moves the collection point of a vendor. */
  async moveTo(
    { address, latitude, longitude }: (typeof places)[keyof typeof places],
    vendorId: string,
  ): Promise<void> {
    const text = { unit: '', notes: '', building: '', city: 'Bangkok', country_code: 'TH', postal_code: '' };
    const body = { ...text, address_text: address, street_address: address, latitude, longitude };
    await this.#ask(saveOriginAddress, { params: { id: vendorId }, body });
  }

  /** The vendor's orders for this phone number. */
  async ordersFor(phone: string, vendorId = 'demo'): Promise<Order[]> {
    const query = { customer_phone_number: phone };
    return (await this.#ask(listOrders, { params: { id: vendorId }, query })).result.data;
  }

  /** All orders of the vendor. */
  async ordersOf(vendorId: string): Promise<Order[]> {
    const orders: Order[] = [];
    let key: string | null = null;
    do {
      const query: { pagination_key?: string } = key === null ? {} : { pagination_key: key };
      const { result } = await this.#ask(listOrders, { params: { id: vendorId }, query });
      orders.push(...result.data);
      key = result.pagination_key;
    } while (key !== null);
    return orders;
  }

  /** Waits until the address book has learned the customer from an order. */
  async waitUntilSaved({ name }: Customer, vendorId = 'demo'): Promise<void> {
    const found = async () => (await this.savedCustomers(name, vendorId)).map((one) => one.name);
    await expect.poll(found, { timeout: 30_000 }).toContain(name);
  }

  /** The customers that the address book finds. */
  async savedCustomers(query: string, vendorId = 'demo'): Promise<SavedAddress[]> {
    return (await this.#ask(searchCustomers, { params: { vendorId }, query: { query } })).body;
  }

  async #waits(order: Order): Promise<boolean> {
    const { status } = await this.read(order);
    return status === 'WAITING_FOR_TRANSPORT' || status === 'RECEIVED';
  }

  #ask<C extends Call>(call: C, request: CallRequest<C>): Promise<CallAnswer<C>> {
    const key: Record<string, string> = call.idempotent ? { 'idempotency-key': randomUUID() } : {};
    return ask(this.#url, call, request, { authorization: this.#authorization, ...key });
  }
}

async function ask<C extends Call>(
  url: string,
  call: C,
  request: CallRequest<C>,
  headers: Record<string, string>,
): Promise<CallAnswer<C>> {
  const { params, query = {}, body }: Parts = request;
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const send = () =>
    fetch(`${url}${pathOf(call, params)}?${new URLSearchParams(given).toString()}`, {
      method: call.method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  let answer = await send();
  // An overloaded server asks every client to try again.
  while (answer.status === 503) {
    await setTimeout(1000);
    answer = await send();
  }
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.id}: ${answer.status} ${text}`);
  return call.answer.parse(JSON.parse(text)) as CallAnswer<C>;
}
