import { randomBytes } from 'node:crypto';
import type { DispatchedOrder } from '@riderbell/contract/shapes/fleet.ts';
import { signatureHeaders } from './signing.ts';

/** How a request is falsified, to check that it is refused. */
export interface Tampering {
  readonly unsigned?: boolean;
  readonly secret?: string;
  /** Seconds by which the clock is wrong. */
  readonly clock?: number;
  /** Signs this instead of the sent body. */
  readonly signedBody?: string;
  readonly signedPath?: string;
}

/** Sends requests to the courier system as the portal does. */
export class Courier {
  readonly #url: string;
  readonly #secret: string;

  constructor(url: string, secret: string) {
    this.#url = url.replace(/\/+$/, '');
    this.#secret = secret;
  }

  /** Returns the status of the answer, or words when there is no answer. */
  dispatch(order: DispatchedOrder, tampering: Tampering = {}): Promise<number | string> {
    return this.#send('PUT', `/orders/${order.order_id}`, order, tampering);
  }

  withdraw(orderId: string, tampering: Tampering = {}): Promise<number | string> {
    return this.#send('POST', `/orders/${orderId}/withdraw`, { order_id: orderId }, tampering);
  }

  async #send(method: string, below: string, content: unknown, tampering: Tampering): Promise<number | string> {
    const url = new URL(this.#url + below);
    const text = JSON.stringify(content);
    const path = tampering.signedPath ?? url.pathname;
    const signable = { method, path, body: Buffer.from(tampering.signedBody ?? text) };
    const at = Date.now() + (tampering.clock ?? 0) * 1000;
    const headers = tampering.unsigned ? {} : signatureHeaders(tampering.secret ?? this.#secret, at, signable);
    try {
      const response = await fetch(url, {
        method,
        headers: { 'content-type': 'application/json', 'Riderbell-Request-Id': newId(), ...headers },
        body: text,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError'
        ? 'no answer in ten seconds'
        : 'the courier system does not answer';
    }
  }
}

function newId(): string {
  return randomBytes(16).toString('hex');
}

const idCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new order that is collected at a position. */
export function newOrder(at: { readonly latitude: number; readonly longitude: number }): DispatchedOrder {
  const id = [...randomBytes(10)].map((byte) => idCharacters[byte % 32]).join('');
  return {
    order_id: `test-${id}`,
    revision: 1,
    collection_point: {
      name: 'Conformance kitchen',
      phone_number: '+6620001001',
      address: 'Sukhumvit Soi 21, Bangkok',
      ...at,
      notes: '',
    },
    customer: {
      name: 'สมศรี Thongchai',
      phone_number: '+66812345678',
      address: '12/4, Baan Suan, Sukhumvit Soi 23',
      latitude: at.latitude + 0.0017,
      longitude: at.longitude + 0.0022,
      notes: 'Blue gate',
    },
    description: '2 iced lattes',
    payment_method: 'CASH_ON_DELIVERY',
    amount: 265,
    change_note: null,
    currency: 'THB',
    age_validation_required: false,
    preordered_for: null,
  };
}
