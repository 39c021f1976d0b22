import { login } from '@riderbell/contract/calls/accounts/login.ts';
import { cancelOrder } from '@riderbell/contract/calls/orders/cancel-order.ts';
import { listOrders } from '@riderbell/contract/calls/orders/list-orders.ts';
import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import { createLiveTicket } from '@riderbell/contract/calls/tracking/create-live-ticket.ts';
import { describe, expect, it } from 'vitest';
import { type ApiClientParts, createApiClient, createFileReader, type Credentials } from './api-client.ts';
import { ApiProblem } from './api-problem.ts';

type Reply = { status: number; body: unknown; headers?: Record<string, string> } | Error;

const noVendors: Reply = { status: 200, body: { result: { vendors: [] } } };
const now = Date.UTC(2026, 10, 21, 8);
const networkDown = new TypeError('Failed to fetch');

function refusal(status: number, code: string, meta: Record<string, unknown> = {}): Reply {
  return {
    status,
    body: {
      status,
      message: code,
      errors: [{ code, message: code, meta: { translation_key: code, ...meta } }],
      request_id: 'req-1',
    },
  };
}

const pick = (headers: Record<string, string> | undefined) => (headers === undefined ? {} : { headers });

/** A wire that gives the replies in turn, the last one for ever. */
function wireWith(replies: Reply[], over: Partial<ApiClientParts> = {}) {
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const waits: number[] = [];
  const parts: ApiClientParts = {
    async fetch(url, init) {
      const reply = replies[Math.min(sent.length, replies.length - 1)] ?? networkDown;
      sent.push({ url, init, headers: { ...(init.headers as Record<string, string>) } });
      if (reply instanceof Error) throw reply;
      return new Response(JSON.stringify(reply.body), { status: reply.status, ...pick(reply.headers) });
    },
    async wait(milliseconds) {
      waits.push(milliseconds);
    },
    isOffline: () => false,
    base: () => '',
    clock: { now: () => now },
    credentials: null,
    checkAnswers: true,
    ...over,
  };
  return { callApi: createApiClient(parts), readFile: createFileReader(parts), sent, waits };
}

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiProblem)) throw new Error(`expected an ApiProblem, got ${String(error)}`);
  return error;
}

function credentialsOf(over: Partial<Credentials> = {}): Credentials {
  return { authorization: () => 'Bearer access,id', renew: async () => null, refused: () => undefined, ...over };
}

describe('a call', () => {
  it('goes to its service with its parameters in the path and its query, without the parts that are absent', async () => {
    const { callApi, sent } = wireWith([{ status: 200, body: { result: { data: [], pagination_key: null } } }]);
    await callApi(listOrders, { params: { id: 'd 1' }, query: { count: '200', from: undefined, status: 'ACTIVE' } });
    expect(sent[0]?.url).toBe('/orders/api/v1/vendor/d%201/orders?count=200&status=ACTIVE');
    expect(sent[0]?.init.method).toBe('GET');
  });

  it('carries the credential where a session is needed, and never where it is not', async () => {
    const { callApi, sent } = wireWith([noVendors, refusal(401, 'login.failed')], { credentials: credentialsOf() });
    await callApi(listVendors, {});
    await problemOf(callApi(login, { body: { email_address: 'a@b.co', password: 'x' } }));
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer access,id', undefined]);
  });

  it('goes to the base of a split deployment, files included', async () => {
    const { callApi, readFile, sent } = wireWith([noVendors], { base: () => 'https://th.prd.example.com' });
    await callApi(listVendors, {});
    await readFile('/orders/api/v1/proof');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://th.prd.example.com/orders/api/v1/vendors',
      'https://th.prd.example.com/orders/api/v1/proof',
    ]);
  });

  it('answers the whole body', async () => {
    const { callApi } = wireWith([noVendors]);
    expect(await callApi(listVendors, {})).toEqual({ result: { vendors: [] } });
  });

  it('refuses an answer that breaks the contract where answers are checked', async () => {
    const { callApi, sent } = wireWith([{ status: 200, body: { result: { vendors: 'none' } } }]);
    expect((await problemOf(callApi(listVendors, {}))).code).toBe('client.unexpected-answer');
    expect(sent).toHaveLength(1);
  });
});

describe('retries', () => {
  it('come three times, after one, two and three seconds, when the network fails', async () => {
    const { callApi, sent, waits } = wireWith([networkDown]);
    const problem = await problemOf(callApi(listVendors, {}));
    expect(problem).toMatchObject({ status: 0, code: 'client.unreachable', isOffline: true });
    expect(sent).toHaveLength(4);
    expect(waits).toEqual([1000, 2000, 3000]);
  });

  it('stop at the first answer', async () => {
    const { callApi, sent } = wireWith([networkDown, noVendors]);
    await callApi(listVendors, {});
    expect(sent).toHaveLength(2);
  });

  it('come after a 429', async () => {
    const { callApi, waits } = wireWith([refusal(429, 'request.rate-limited'), noVendors]);
    await callApi(listVendors, {});
    expect(waits).toEqual([1000]);
  });

  it('come as late as the server asks, never sooner than the rule says', async () => {
    const busy = (retryAfter: string, status = 429): Reply => ({
      ...(refusal(status, 'request.rate-limited') as { status: number; body: unknown }),
      headers: { 'retry-after': retryAfter },
    });
    const { callApi, waits } = wireWith([
      busy('7'),
      busy('0'),
      busy(new Date(now + 9000).toUTCString(), 503),
      noVendors,
    ]);
    await callApi(listVendors, {});
    expect(waits).toEqual([7000, 2000, 9000]);
  });

  it('do not come when the server asks for longer than a person waits', async () => {
    const reply = { ...(refusal(429, 'login.too-many') as { status: number; body: unknown }) };
    const { callApi, sent } = wireWith([{ ...reply, headers: { 'retry-after': '600' } }]);
    const problem = await problemOf(callApi(listVendors, {}));
    expect(problem).toMatchObject({ code: 'login.too-many', retryAfter: 600_000 });
    expect(sent).toHaveLength(1);
  });

  it('come while a request with the same key is still under way, here or at a proxy', async () => {
    const { callApi, sent } = wireWith([
      refusal(409, 'idempotency.in-progress'),
      { status: 425, body: '<html>' },
      refusal(409, 'idempotency.key-reused'),
    ]);
    const body = { vendor_id: 'd001', order_id: 'd001-x', reason: 'duplicate order' as never };
    expect((await problemOf(callApi(cancelOrder, { body }, { idempotencyKey: 'key-1' }))).code).toBe(
      'idempotency.key-reused',
    );
    expect(sent).toHaveLength(3);
  });

  it('come after a failure of the server for what may be repeated', async () => {
    const { callApi, sent } = wireWith([refusal(503, 'server.unavailable'), noVendors]);
    await callApi(listVendors, {});
    expect(sent).toHaveLength(2);
  });

  it('do not come after a failure of the server for what may have been done', async () => {
    const { callApi, sent } = wireWith([refusal(500, 'server.failure')]);
    await problemOf(callApi(createLiveTicket, { body: {} }));
    expect(sent).toHaveLength(1);
  });

  it('carry the same idempotency key each time', async () => {
    const { callApi, sent } = wireWith([
      networkDown,
      refusal(503, 'server.unavailable'),
      refusal(409, 'order.cannot-cancel'),
    ]);
    const body = { vendor_id: 'd001', order_id: 'd001-x', reason: 'duplicate order' as never };
    await problemOf(callApi(cancelOrder, { body }, { idempotencyKey: 'key-1' }));
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('do not come after a refusal', async () => {
    const { callApi, sent } = wireWith([refusal(404, 'vendor.not-found')]);
    await problemOf(callApi(listVendors, {}));
    expect(sent).toHaveLength(1);
  });

  it('do not come for a call that asks for none', async () => {
    const { callApi, sent } = wireWith([networkDown]);
    await problemOf(callApi(listVendors, {}, { retries: 0 }));
    expect(sent).toHaveLength(1);
  });

  it('end when the screen has gone, with its reason and not as a problem', async () => {
    const gone = new AbortController();
    const { callApi, sent } = wireWith([networkDown], {
      wait: async (_, signal) => {
        gone.abort(new Error('unmounted'));
        signal?.throwIfAborted();
      },
    });
    await expect(callApi(listVendors, {}, { signal: gone.signal })).rejects.toThrow('unmounted');
    expect(sent).toHaveLength(1);
  });
});

describe('a browser that knows it is offline', () => {
  it('asks nobody and says so', async () => {
    const { callApi, sent } = wireWith([noVendors], { isOffline: () => true });
    expect((await problemOf(callApi(listVendors, {}))).translationKey).toBe('client.offline');
    expect(sent).toHaveLength(0);
  });
});

describe('a refusal', () => {
  it('becomes one problem with its text, field and values', async () => {
    const { callApi } = wireWith([
      refusal(422, 'order.amount-below-minimum', {
        translation_key: 'validation.minimum-amount',
        field: 'order.amount',
        values: { minimum: 100 },
      }),
    ]);
    expect(await problemOf(callApi(listVendors, {}))).toMatchObject({
      status: 422,
      code: 'order.amount-below-minimum',
      translationKey: 'validation.minimum-amount',
      field: 'order.amount',
      values: { minimum: 100 },
      requestId: 'req-1',
    });
  });

  it('that is no error of ours, as from a proxy, is a failure of the server', async () => {
    const { callApi } = wireWith([{ status: 404, body: '<html>' }]);
    expect((await problemOf(callApi(listVendors, {}))).translationKey).toBe('server.failure');
  });
});

describe('a session that the server refuses', () => {
  it('is renewed once, and the call asked again with the new credential', async () => {
    const { callApi, sent } = wireWith([refusal(401, 'session.expired'), noVendors], {
      credentials: credentialsOf({
        renew: async (refused) => (refused === 'Bearer access,id' ? 'Bearer fresh,id' : null),
      }),
    });
    await callApi(listVendors, {});
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer access,id', 'Bearer fresh,id']);
  });

  it('ends when it cannot be renewed', async () => {
    let ended = false;
    const { callApi } = wireWith([refusal(401, 'session.invalid')], {
      credentials: credentialsOf({ refused: () => (ended = true) }),
    });
    expect((await problemOf(callApi(listVendors, {}))).code).toBe('session.invalid');
    expect(ended).toBe(true);
  });

  it('is not renewed for a wrong password', async () => {
    let asked = false;
    const renew = async () => {
      asked = true;
      return null;
    };
    const { callApi } = wireWith([refusal(401, 'login.failed')], { credentials: credentialsOf({ renew }) });
    await problemOf(callApi(login, { body: { email_address: 'a@b.co', password: 'x' } }));
    expect(asked).toBe(false);
  });
});

describe('a file', () => {
  it('is read as it is, with the credential', async () => {
    const { readFile, sent } = wireWith([{ status: 200, body: 'a picture' }], { credentials: credentialsOf() });
    expect(await (await readFile('/proof')).text()).toBe('"a picture"');
    expect(sent.map(({ url, headers }) => [url, headers.authorization])).toEqual([['/proof', 'Bearer access,id']]);
  });

  it('is asked for again with a fresh credential, and after a failure of the server', async () => {
    const { readFile, sent, waits } = wireWith(
      [refusal(401, 'session.expired'), refusal(503, 'server.unavailable'), { status: 200, body: 'a picture' }],
      { credentials: credentialsOf({ renew: async () => 'Bearer fresh,id' }) },
    );
    await readFile('/proof');
    expect(sent[1]?.headers.authorization).toBe('Bearer fresh,id');
    expect(waits).toEqual([1000]);
  });

  it('that is no longer kept is a problem like any other', async () => {
    const { readFile, sent } = wireWith([refusal(404, 'proof.not-found')]);
    expect(await problemOf(readFile('/proof'))).toMatchObject({ status: 404, code: 'proof.not-found' });
    expect(sent).toHaveLength(1);
  });
});
