import { setTimeout as pause } from 'node:timers/promises';
import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import { calls } from '@riderbell/contract/calls.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { door, originOf } from '../orders/order-requests.ts';
import { TestingClient } from '../testing-client.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { MortalServer } from './mortal-server.ts';

/** `npm run faults` kills it thirty times, which takes its time. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
const clientsAtOnce = 4;
/** How long a server lives: from so many milliseconds up to so many. */
const life = [300, 1500] as const;

interface Submission {
  readonly key: string;
  readonly body: OrderRequest;
  /** What the server has said, once it has. */
  order: Order | null;
}

let data: TestingData;
let server: MortalServer;
let client: TestingClient;
const submissions: Submission[] = [];

beforeAll(async () => {
  data = await testingData();
  server = new MortalServer({
    ...data.settings,
    DEMO_DATA: 'true',
    FLEET_SPEED: '1000',
    REQUESTS_PER_MINUTE: '0',
  });
  client = new TestingClient(() => server.address);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

async function signIn(): Promise<string> {
  const body = { email_address: demoAccount.email, password: demoAccount.password };
  const { result } = await client.answer(calls.login, { body });
  return result.AuthenticationResult.AccessToken;
}

async function newSubmission(as: string): Promise<Submission> {
  const quote = await client.answer(
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
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 265, description: `order ${submissions.length + 1}` },
    delivery_fee: quote.result.fee,
    signature: quote.result.signature,
  };
  const submission = { key: `key-${submissions.length + 1}`, body, order: null };
  submissions.push(submission);
  return submission;
}

/** Sends a submission as the portal does: with its key, and again if the answer was lost. */
async function send(submission: Submission, as: string): Promise<void> {
  const { result } = await client.answer(calls.createOrder, { body: submission.body }, { as, key: submission.key });
  submission.order = result;
}

/** Orders one rider after the other until the server is gone. */
async function orderUntilDeath(as: string): Promise<void> {
  for (;;) {
    try {
      await send(await newSubmission(as), as);
    } catch (error) {
      // The connection broke; whatever else is wrong must not look like a death.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function everyOrder(as: string, status: 'ANY' | 'ACTIVE' = 'ANY'): Promise<Order[]> {
  const orders: Order[] = [];
  let key: string | null = null;
  do {
    const query: { count: string; from: string; status: typeof status; pagination_key?: string } = {
      count: '200',
      from: new Date(Date.now() - 3_600_000).toISOString(),
      status,
      ...(key === null ? {} : { pagination_key: key }),
    };
    const page: { result: { data: Order[]; pagination_key: string | null } } = await client.answer(
      calls.listOrders,
      { params: { id: 'd001' }, query },
      { as },
    );
    orders.push(...page.result.data.filter(({ order }) => order.description.startsWith('order ')));
    key = page.result.pagination_key;
  } while (key !== null);
  return orders;
}

describe('a server that is killed while riders are ordered', () => {
  it(
    `${rounds} times, loses no order that it acknowledged and makes none twice`,
    { timeout: rounds * 30_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const as = await signIn();
        const ordering = Promise.all(Array.from({ length: clientsAtOnce }, () => orderUntilDeath(as)));
        await pause(life[0] + Math.random() * (life[1] - life[0]));
        await server.kill();
        await ordering;
        await server.start();
        // The same session and the same keys still stand; a lost answer is asked for again.
        const acknowledged = submissions.filter(({ order }) => order !== null);
        const unanswered = submissions.filter(({ order }) => order === null);
        await Promise.all(unanswered.map((submission) => send(submission, as)));
        const stored = new Map((await everyOrder(as)).map((order) => [order.order_id, order]));
        for (const { order } of acknowledged) expect(stored.has(order?.order_id ?? '')).toBe(true);
        expect(stored.size).toBe(submissions.length);
      }
      const ids = new Set(submissions.map(({ order }) => order?.order_id));
      expect(ids.size).toBe(submissions.length);
      expect(submissions.length).toBeGreaterThan(rounds);
    },
  );

  it('comes back with a fleet that goes on to every door', { timeout: 60_000 + rounds * 60_000 }, async () => {
    const as = await signIn();
    await expect
      .poll(async () => (await everyOrder(as, 'ACTIVE')).length, { timeout: 50_000 + rounds * 60_000, interval: 500 })
      .toBe(0);
    const orders = await everyOrder(as);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['DELIVERED']));
    for (const { status_history: history, proofs } of orders) {
      expect(proofs).toEqual(expect.arrayContaining(['pickup', 'delivery']));
      const statuses = history.map(({ status }) => status);
      expect(new Set(statuses).size).toBe(statuses.length);
    }
  });
});
