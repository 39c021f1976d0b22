import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@riderbell/contract/calls.ts';
import { proofPath } from '@riderbell/contract/files.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MortalServer } from '../faults/mortal-server.ts';
import { door, originOf } from '../orders/order-requests.ts';
import { TestingClient } from '../testing-client.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { CourierProcess } from './courier-process.ts';
import { Relay, type Relayed, type Transport } from './relay.ts';
import { courierSecret } from './testing-courier.ts';

/** A very bad network: every report comes twice, the second time after the next one, and every third answer is lost. */
function badNetwork(): Transport {
  let held: Relayed | null = null;
  let count = 0;
  return async (request, forward) => {
    const answer = await forward(request);
    if (held) await forward(held).catch(() => undefined);
    held = request;
    count += 1;
    return count % 3 === 0 ? { status: 503, body: '' } : answer;
  };
}

const courierRelay = new Relay(() => courier.address);
const portalRelay = new Relay(() => portal.address, badNetwork());
let folder = '';
let data: TestingData;
let portal: MortalServer;
let courier: CourierProcess;
const client = new TestingClient(() => portal.address);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courier-'));
  data = await testingData();
  const [courierUrl, portalUrl] = await Promise.all([courierRelay.listen(), portalRelay.listen()]);
  portal = new MortalServer({
    ...data.settings,
    DEMO_DATA: 'true',
    FLEET: 'external',
    FLEET_URL: courierUrl,
    FLEET_SECRETS: courierSecret,
    FLEET_TOP_SPEED_KMH: '1000000',
    REQUESTS_PER_MINUTE: '0',
  });
  const state = join(folder, 'fleet.json');
  courier = new CourierProcess([
    `--secret=${courierSecret}`,
    `--portal-url=${portalUrl}`,
    '--speed=150',
    `--state=${state}`,
  ]);
  await Promise.all([portal.start(), courier.start()]);
});
afterAll(async () => {
  await Promise.all([portal.stop(), courier.stop()]);
  await Promise.all([portalRelay.close(), courierRelay.close()]);
  await data.remove();
  await rm(folder, { recursive: true });
});

let token = '';
async function signIn(): Promise<void> {
  const body = { email_address: demoAccount.email, password: demoAccount.password };
  token = (await client.answer(calls.login, { body })).result.AuthenticationResult.AccessToken;
}

async function place(notes: string): Promise<string> {
  const quote = {
    source: originOf('d001'),
    destination: door,
    vendor_id: 'd001',
    delivery_type: 'food' as const,
    payment_method: 'CASH_ON_DELIVERY',
  };
  const { result } = await client.answer(calls.quoteDeliveryFee, { body: quote }, { as: token });
  const body = {
    vendor_id: 'd001',
    customer: {
      name: 'Somsri Thongchai',
      phone_number: '+66812345678',
      location: { address: '12/4, Baan Suan, Sukhumvit Soi 23', ...door, notes },
    },
    order: { payment_method: 'CASH_ON_DELIVERY', amount: 265, description: '2 iced lattes' },
    delivery_fee: result.fee,
    signature: result.signature,
  };
  return (await client.answer(calls.createOrder, { body }, { as: token })).result.order_id;
}

async function read(orderId: string): Promise<Order> {
  const query = { vendorId: 'd001', orderId };
  return (await client.answer(calls.getOrder, { query }, { as: token })).result;
}

async function until(orderId: string, reached: (order: Order) => boolean): Promise<void> {
  await expect.poll(async () => reached(await read(orderId)), { timeout: 50_000, interval: 100 }).toBe(true);
}

const statusesOf = (order: Order): string[] => order.status_history.map(({ status }) => status);

describe('an external courier system', () => {
  it(
    'delivers an order although both processes are killed and messages come twice, come late or stay unanswered',
    { timeout: 180_000 },
    async () => {
      await signIn();
      const id = await place('blue gate');
      await until(id, ({ rider }) => rider !== null);
      await portal.kill();
      await portal.start();
      await until(id, (order) => statusesOf(order).includes('COURIER_ACCEPTED_DELIVERY'));
      await courier.kill();
      await courier.start();
      await until(id, ({ status, proofs }) => status === 'DELIVERED' && proofs.length === 2);

      const order = await read(id);
      const statuses = statusesOf(order);
      expect(statuses.slice(0, 3)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
      expect(statuses.at(-1)).toBe('DELIVERED');
      expect(new Set(statuses).size).toBe(statuses.length);
      expect(order.rider?.phone_number).toMatch(/^\+66800000/);
      const photo = await fetch(new URL(proofPath(id, 'delivery'), portal.address), {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 960 });
    },
  );

  it('is notified that an order was cancelled and sends no rider', { timeout: 60_000 }, async () => {
    await signIn();
    const id = await place('#absent');
    await until(id, ({ status }) => status === 'WAITING_FOR_TRANSPORT');
    await expect.poll(() => courierRelay.seen.map(({ path }) => path), { timeout: 30_000 }).toContain(`/orders/${id}`);
    const body = { vendor_id: 'd001', order_id: id, reason: 'no-courier' as const };
    await client.answer(calls.cancelOrder, { body }, { as: token });
    await expect
      .poll(() => courierRelay.seen.map(({ path }) => path), { timeout: 30_000 })
      .toContain(`/orders/${id}/withdraw`);
    expect((await read(id)).status).toBe('CANCELLED');
  });
});
