import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { door, originOf } from '../orders/order-requests.ts';
import type { TestingClient } from '../testing-client.ts';

export interface Submission {
  readonly key: string;
  readonly body: OrderRequest;
  /** The server's answer; null until it arrives. */
  order: Order | null;
}

/** The orders of a test that damages its server: what was sent, and what the server has stored. */
export class Submissions {
  readonly all: Submission[] = [];
  readonly #client: TestingClient;

  constructor(client: TestingClient) {
    this.#client = client;
  }

  async signIn(): Promise<string> {
    const body = { email_address: demoAccount.email, password: demoAccount.password };
    const { result } = await this.#client.answer(calls.login, { body });
    return result.AuthenticationResult.AccessToken;
  }

  /** Prepares an order with its price. */
  async next(as: string): Promise<Submission> {
    const quote = await this.#client.answer(
      calls.quoteDeliveryFee,
      {
        body: {
          source: originOf('d001'),
          destination: door,
          vendor_id: 'd001',
          delivery_type: 'food',
          payment_method: 'CASH_ON_DELIVERY',
        },
      },
      { as },
    );
    const body: OrderRequest = {
      vendor_id: 'd001',
      customer: {
        name: 'Somsri Thongchai',
        phone_number: '+66812345678',
        location: { address: '12/4, Baan Suan, Soi 23', ...door, notes: '' },
      },
      order: { payment_method: 'CASH_ON_DELIVERY', amount: 265, description: `order ${this.all.length + 1}` },
      delivery_fee: quote.result.fee,
      signature: quote.result.signature,
    };
    const submission = { key: `key-${this.all.length + 1}`, body, order: null };
    this.all.push(submission);
    return submission;
  }

  /** Sends a submission as the portal does: with its key, and again if the answer was lost. */
  async send(submission: Submission, as: string): Promise<void> {
    const { result } = await this.#client.answer(
      calls.createOrder,
      { body: submission.body },
      { as, key: submission.key },
    );
    submission.order = result;
  }

  /** The orders of this test that the server has stored. */
  async stored(as: string, status: 'ANY' | 'ACTIVE' = 'ANY'): Promise<Order[]> {
    const orders: Order[] = [];
    let key: string | null = null;
    do {
      const query: { count: string; from: string; status: typeof status; pagination_key?: string } = {
        count: '200',
        from: new Date(Date.now() - 3_600_000).toISOString(),
        status,
        ...(key === null ? {} : { pagination_key: key }),
      };
      const page: { result: { data: Order[]; pagination_key: string | null } } = await this.#client.answer(
        calls.listOrders,
        { params: { id: 'd001' }, query },
        { as },
      );
      orders.push(...page.result.data.filter(({ order }) => order.description.startsWith('order ')));
      key = page.result.pagination_key;
    } while (key !== null);
    return orders;
  }
}
