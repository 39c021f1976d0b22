import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dispatchedOrder } from '@riderbell/contract/shapes/fleet.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FleetOrder, NeverCarried } from '../../features/fleet/ports.ts';
import { CourierUnavailable } from './courier-line.ts';
import { externalFleet } from './external-fleet.ts';
import { courierCheck } from './signatures.ts';

const secret = 's'.repeat(32);

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

let received: Received[] = [];
let answer: (response: ServerResponse) => void;
let url = '';
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: Buffer.concat(chunks) });
    answer(response);
  });
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 4) });
  received = [];
  answer = (response) => response.writeHead(204).end();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/riderbell`;
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const fleetOf = (more = {}) => externalFleet({ url, secret, timeoutMilliseconds: 5000, now: Date.now, ...more });
const answering = (status: number, body?: string) => (response: ServerResponse) => response.writeHead(status).end(body);

const place = { phoneNumber: '+66800000001', latitude: 13.7, longitude: 100.5 };
const order: FleetOrder = {
  orderId: 'd001-7K3M9QX2AB',
  revision: 3,
  collectionPoint: { name: 'Baan Coffee', address: 'Sukhumvit Soi 21', notes: '', ...place },
  customer: { name: 'สมศรี', address: '12/4, Baan Suan', notes: 'blue gate', ...place },
  description: '2 iced lattes',
  paymentMethod: 'CASH_ON_DELIVERY',
  amount: 26_550,
  change: { paysWith: 100_000, change: 73_450 },
  currency: 'THB',
  ageValidationRequired: false,
  preorderedFor: null,
};

describe('an outside courier system', () => {
  test('receives a signed order in the shape of the contract', async () => {
    await fleetOf().dispatch(order);
    const [request] = received;
    expect(request).toMatchObject({ method: 'PUT', path: '/riderbell/orders/d001-7K3M9QX2AB' });
    expect(request && courierCheck([secret], Date.now).check(request)).toBeNull();
    const sent = dispatchedOrder.parse(JSON.parse(String(request?.body)));
    expect(sent).toMatchObject({ revision: 3, amount: 265.5, currency: 'THB', customer: { name: 'สมศรี' } });
    expect(sent.change_note).toEqual({ pays_with: 1000, change: 734.5 });
  });

  test('receives a signed withdrawal', async () => {
    await fleetOf().withdraw(order.orderId);
    const [request] = received;
    expect(request).toMatchObject({ method: 'POST', path: '/riderbell/orders/d001-7K3M9QX2AB/withdraw' });
    expect(request && courierCheck([secret], Date.now).check(request)).toBeNull();
  });

  test.each([404, 409, 410])(
    'counts as having withdrawn an order that it does not know or has ended: %d',
    async (status) => {
      answer = answering(status);
      await expect(fleetOf().withdraw(order.orderId)).resolves.toBeUndefined();
    },
  );

  test.each([301, 400, 401, 403, 404, 408, 429, 500, 503])(
    'fails with CourierUnavailable after the answer %d, so that the order is sent again',
    async (status) => {
      answer = answering(status);
      await expect(fleetOf().dispatch(order)).rejects.toThrow(CourierUnavailable);
    },
  );

  test('refuses an order for good with a reason that is safe to show', async () => {
    answer = answering(
      422,
      JSON.stringify({ code: 'outside-area', message: `Not\n in our\u0007 city ${'x'.repeat(300)}` }),
    );
    const refusal = await fleetOf()
      .dispatch(order)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NeverCarried);
    expect((refusal as NeverCarried).reason).toMatch(/^Not in our city x+$/);
    expect((refusal as NeverCarried).reason).toHaveLength(200);
  });

  test.each(['', '<html>', '[]', '{"message":5}', 'x'.repeat(200_000)])(
    'may refuse an order without a reason',
    async (body) => {
      answer = answering(422, body);
      await expect(fleetOf().dispatch(order)).rejects.toMatchObject({ name: 'NeverCarried', reason: '' });
    },
  );

  test('fails with CourierUnavailable when it does not answer', async () => {
    answer = () => undefined;
    await expect(fleetOf({ timeoutMilliseconds: 50 }).dispatch(order)).rejects.toThrow('did not answer in time');
    answer = (response) => response.socket?.destroy();
    await expect(fleetOf().dispatch(order)).rejects.toThrow('cannot be reached');
  });

  test('is not followed to another address', async () => {
    answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    await expect(fleetOf().dispatch(order)).rejects.toThrow('answered 307');
    expect(received).toHaveLength(1);
  });

  test('is not asked for ten seconds after five failures, and then by one request', async () => {
    answer = answering(500);
    const fleet = fleetOf();
    const ask = () => fleet.dispatch(order).then(() => 'taken', String);
    for (let times = 0; times < 5; times += 1) await ask();
    expect(await ask()).toContain('was not asked');
    expect(received).toHaveLength(5);
    vi.advanceTimersByTime(10_000);
    await Promise.all([ask(), ask(), ask()]);
    expect(received).toHaveLength(6);
    vi.advanceTimersByTime(10_000);
    answer = answering(204);
    expect(await ask()).toBe('taken');
    expect(await Promise.all([ask(), ask()])).toEqual(['taken', 'taken']);
  });

  test('keeps the secret out of requests and errors', async () => {
    answer = answering(500, secret);
    const error = await fleetOf()
      .dispatch(order)
      .catch((reason: unknown) => reason);
    expect(JSON.stringify([error, String(error), error instanceof Error && error.stack])).not.toContain(secret);
    expect(JSON.stringify(received)).not.toContain(secret);
  });
});
