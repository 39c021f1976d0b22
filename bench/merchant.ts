import { randomUUID } from 'node:crypto';
import { request as httpRequest, Agent } from 'node:http';
import { pathOf } from '@riderbell/contract/call.ts';
import { login } from '@riderbell/contract/calls/accounts/login.ts';
import { cancelOrder } from '@riderbell/contract/calls/orders/cancel-order.ts';
import { createOrder, type OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { createLiveTicket } from '@riderbell/contract/calls/tracking/create-live-ticket.ts';
import { KeepAliveClient, tries } from './keep-alive-client.ts';

export interface PlacedOrder {
  readonly id: string;
  readonly request: OrderRequest;
}

/** A signed-in merchant of the demo world, over keep-alive connections. */
export interface Merchant {
  readonly url: string;
  /** The header of its calls. */
  readonly authorization: string;
  /** An order request with its own quote, to be sent once. */
  prepareOrder(index: number): Promise<OrderRequest>;
  /** The request as bytes, so that the measured time contains only sending it. */
  writeOrder(order: OrderRequest, key: string): Buffer;
  /** @returns the order's id */
  sendOrder(request: Buffer): Promise<string>;
  /** Changes the note to the rider, which does not affect the price. */
  changeNotes(order: PlacedOrder, notes: string): Promise<void>;
  cancelOrder(orderId: string): Promise<void>;
  liveTicket(): Promise<string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

async function send(method: string, url: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, answer } = await sendOnce(method, url, body, headers);
    if (status < 300) return JSON.parse(answer);
    if (status !== 503 || attempt === tries) throw new Error(`${method} ${url}: ${status} ${answer}`);
    await new Promise((resolve) => setTimeout(resolve, attempt * 200));
  }
}

function sendOnce(
  method: string,
  url: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<{ status: number; answer: string }> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = httpRequest(
      url,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 500, answer: Buffer.concat(chunks).toString() });
        });
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

export async function signIn(url: string, email: string, password: string): Promise<Merchant> {
  const signedIn = login.answer.parse(await send('POST', url + pathOf(login), { email_address: email, password }, {}));
  const client = new KeepAliveClient(url);
  const headers = { authorization: `Bearer ${signedIn.result.AuthenticationResult.AccessToken}` };
  const vendors = listVendors.answer.parse(await send('GET', url + pathOf(listVendors), undefined, headers));
  const outlet = vendors.result.vendors.find((vendor) => vendor.vendor_id === 'd001');
  const { latitude, longitude } = outlet?.vendor_information.location ?? {};
  if (outlet === undefined || latitude == null || longitude == null)
    throw new Error('The demo world has no outlet d001');

  const put = async (path: string, body: unknown): Promise<void> => {
    const key = { 'idempotency-key': randomUUID() };
    const request = client.request('PUT', path, body, { ...headers, ...key });
    const { status, body: answer } = await client.sendUntilTaken(request);
    if (status !== 200) throw new Error(`PUT ${path}: ${status} ${answer}`);
  };

  return {
    url,
    authorization: headers.authorization,
    async prepareOrder(index) {
      // Drop-offs differ by some metres, so that the server cannot answer prices from a cache.
      const location = { latitude: latitude + 0.01 + (index % 100) * 1e-5, longitude: longitude + 0.008 };
      const quoted = quoteDeliveryFee.answer.parse(
        await send(
          'POST',
          url + pathOf(quoteDeliveryFee),
          {
            source: { latitude, longitude },
            destination: location,
            vendor_id: 'd001',
            delivery_type: 'food',
            payment_method: 'CASH_ON_DELIVERY',
          },
          headers,
        ),
      );
      return {
        vendor_id: 'd001',
        customer: {
          name: 'Malee Suksan',
          phone_number: '+66812345678',
          location: { ...location, address: '12, Baan Suan, Sukhumvit 24', notes: 'Ring twice' },
        },
        order: { payment_method: 'CASH_ON_DELIVERY', amount: 240, description: 'Two iced coffees, one cake' },
        delivery_fee: quoted.result.fee,
        signature: quoted.result.signature,
      };
    },
    writeOrder: (order, key) =>
      client.request('POST', pathOf(createOrder), order, { ...headers, 'idempotency-key': key }),
    async sendOrder(request) {
      const { status, body } = await client.sendUntilTaken(request);
      const orderId = /"order_id":"([^"]+)"/.exec(body)?.[1];
      if (status !== 200 || orderId === undefined) throw new Error(`The order failed: ${status} ${body}`);
      return orderId;
    },
    async changeNotes({ id, request: { customer, order, delivery_fee: fee } }, notes) {
      const { address, latitude: lat, longitude: lon } = customer.location;
      const body = {
        vendor_id: 'd001',
        payment_method: order.payment_method,
        amount: order.amount,
        item_details: order.description,
        location: { address, latitude: lat, longitude: lon, notes },
        delivery_fee: fee,
      };
      await put(pathOf(updateOrder, { id }), body);
    },
    cancelOrder: (orderId) =>
      put(pathOf(cancelOrder), { vendor_id: 'd001', order_id: orderId, reason: 'mistake-error' }),
    async liveTicket() {
      const answer = createLiveTicket.answer.parse(await send('POST', url + pathOf(createLiveTicket), {}, headers));
      return answer.result.ticket;
    },
  };
}
