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
const networkFailure = new TypeError('Failed to fetch');

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

const headersOf = (headers: Record<string, string> | undefined) => (headers === undefined ? {} : { headers });

/** A client whose fetch returns the replies in order, and repeats the last one. */
function clientWith(replies: Reply[], over: Partial<ApiClientParts> = {}) {
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const waits: number[] = [];
  const parts: ApiClientParts = {
    async fetch(url, init) {
      const reply = replies[Math.min(sent.length, replies.length - 1)] ?? networkFailure;
      sent.push({ url, init, headers: { ...(init.headers as Record<string, string>) } });
      if (reply instanceof Error) throw reply;
      return new Response(JSON.stringify(reply.body), { status: reply.status, ...headersOf(reply.headers) });
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

describe('an API call', () => {
  it('puts its parameters into the path and the query, and omits undefined ones', async () => {
    const { callApi, sent } = clientWith([{ status: 200, body: { result: { data: [], pagination_key: null } } }]);
    await callApi(listOrders, { params: { id: 'd 1' }, query: { count: '200', from: undefined, status: 'ACTIVE' } });
    expect(sent[0]?.url).toBe('/orders/api/v1/vendor/d%201/orders?count=200&status=ACTIVE');
    expect(sent[0]?.init.method).toBe('GET');
  });

  it('sends the credential only with calls that need a session', async () => {
    const { callApi, sent } = clientWith([noVendors, refusal(401, 'login.failed')], { credentials: credentialsOf() });
    await callApi(listVendors, {});
    await problemOf(callApi(login, { body: { email_address: 'a@b.co', password: 'x' } }));
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer access,id', undefined]);
  });

  it('sends calls and file requests to the configured base address', async () => {
    const { callApi, readFile, sent } = clientWith([noVendors], { base: () => 'https://th.prd.example.com' });
    await callApi(listVendors, {});
    await readFile('/orders/api/v1/proof');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://th.prd.example.com/orders/api/v1/vendors',
      'https://th.prd.example.com/orders/api/v1/proof',
    ]);
  });

  it('returns the whole body of the answer', async () => {
    const { callApi } = clientWith([noVendors]);
    expect(await callApi(listVendors, {})).toEqual({ result: { vendors: [] } });
  });

  it('rejects an answer that breaks the contract if answers are checked', async () => {
    const { callApi, sent } = clientWith([{ status: 200, body: { result: { vendors: 'none' } } }]);
    expect((await problemOf(callApi(listVendors, {}))).code).toBe('client.unexpected-answer');
    expect(sent).toHaveLength(1);
  });
});

describe('retries of a call', () => {
  it('retries three times, after one, two and three seconds, when the network fails', async () => {
    const { callApi, sent, waits } = clientWith([networkFailure]);
    const problem = await problemOf(callApi(listVendors, {}));
    expect(problem).toMatchObject({ status: 0, code: 'client.unreachable', isOffline: true });
    expect(sent).toHaveLength(4);
    expect(waits).toEqual([1000, 2000, 3000]);
  });

  it('stops retrying after the first answer', async () => {
    const { callApi, sent } = clientWith([networkFailure, noVendors]);
    await callApi(listVendors, {});
    expect(sent).toHaveLength(2);
  });

  it('retries after a 429', async () => {
    const { callApi, waits } = clientWith([refusal(429, 'request.rate-limited'), noVendors]);
    await callApi(listVendors, {});
    expect(waits).toEqual([1000]);
  });

  it('waits as long as Retry-After asks, but never less than the retry rule', async () => {
    const busy = (retryAfter: string, status = 429): Reply => ({
      ...(refusal(status, 'request.rate-limited') as { status: number; body: unknown }),
      headers: { 'retry-after': retryAfter },
    });
    const { callApi, waits } = clientWith([
      busy('7'),
      busy('0'),
      busy(new Date(now + 9000).toUTCString(), 503),
      noVendors,
    ]);
    await callApi(listVendors, {});
    expect(waits).toEqual([7000, 2000, 9000]);
  });

  it('does not retry when Retry-After is longer than a person waits', async () => {
    const reply = { ...(refusal(429, 'login.too-many') as { status: number; body: unknown }) };
    const { callApi, sent } = clientWith([{ ...reply, headers: { 'retry-after': '600' } }]);
    const problem = await problemOf(callApi(listVendors, {}));
    expect(problem).toMatchObject({ code: 'login.too-many', retryAfter: 600_000 });
    expect(sent).toHaveLength(1);
  });

  it('retries while the server or a proxy still processes a request with the same key', async () => {
    const { callApi, sent } = clientWith([
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

  it('retries an idempotent call after a server failure', async () => {
    const { callApi, sent } = clientWith([refusal(503, 'server.unavailable'), noVendors]);
    await callApi(listVendors, {});
    expect(sent).toHaveLength(2);
  });

  it('does not retry a call without an idempotency key after a server failure', async () => {
    const { callApi, sent } = clientWith([refusal(500, 'server.failure')]);
    await problemOf(callApi(createLiveTicket, { body: {} }));
    expect(sent).toHaveLength(1);
  });

  it('sends the same idempotency key with each retry', async () => {
    const { callApi, sent } = clientWith([
      networkFailure,
      refusal(503, 'server.unavailable'),
      refusal(409, 'order.cannot-cancel'),
    ]);
    const body = { vendor_id: 'd001', order_id: 'd001-x', reason: 'duplicate order' as never };
    await problemOf(callApi(cancelOrder, { body }, { idempotencyKey: 'key-1' }));
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('does not retry a rejected call', async () => {
    const { callApi, sent } = clientWith([refusal(404, 'vendor.not-found')]);
    await problemOf(callApi(listVendors, {}));
    expect(sent).toHaveLength(1);
  });

  it('does not retry a call with zero retries', async () => {
    const { callApi, sent } = clientWith([networkFailure]);
    await problemOf(callApi(listVendors, {}, { retries: 0 }));
    expect(sent).toHaveLength(1);
  });

  it('stops retrying when the caller aborts, and rejects with the reason of the abort', async () => {
    const controller = new AbortController();
    const { callApi, sent } = clientWith([networkFailure], {
      wait: async (_, signal) => {
        controller.abort(new Error('unmounted'));
        signal?.throwIfAborted();
      },
    });
    await expect(callApi(listVendors, {}, { signal: controller.signal })).rejects.toThrow('unmounted');
    expect(sent).toHaveLength(1);
  });
});

describe('a browser that knows it is offline', () => {
  it('fails without a request when the browser is offline', async () => {
    const { callApi, sent } = clientWith([noVendors], { isOffline: () => true });
    expect((await problemOf(callApi(listVendors, {}))).translationKey).toBe('client.offline');
    expect(sent).toHaveLength(0);
  });
});

describe('an error answer', () => {
  it('becomes an ApiProblem with its text, field and values', async () => {
    const { callApi } = clientWith([
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

  it('reports an error page, for example of a proxy, as a server failure', async () => {
    const { callApi } = clientWith([{ status: 404, body: '<html>' }]);
    expect((await problemOf(callApi(listVendors, {}))).translationKey).toBe('server.failure');
  });
});

describe('a session that the server rejects', () => {
  it('renews a rejected session once and repeats the call with the new credential', async () => {
    const { callApi, sent } = clientWith([refusal(401, 'session.expired'), noVendors], {
      credentials: credentialsOf({
        renew: async (refused) => (refused === 'Bearer access,id' ? 'Bearer fresh,id' : null),
      }),
    });
    await callApi(listVendors, {});
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer access,id', 'Bearer fresh,id']);
  });

  it('ends a session that cannot be renewed', async () => {
    let hasEnded = false;
    const { callApi } = clientWith([refusal(401, 'session.invalid')], {
      credentials: credentialsOf({ refused: () => (hasEnded = true) }),
    });
    expect((await problemOf(callApi(listVendors, {}))).code).toBe('session.invalid');
    expect(hasEnded).toBe(true);
  });

  it('does not renew the session after a wrong password', async () => {
    let asked = false;
    const renew = async () => {
      asked = true;
      return null;
    };
    const { callApi } = clientWith([refusal(401, 'login.failed')], { credentials: credentialsOf({ renew }) });
    await problemOf(callApi(login, { body: { email_address: 'a@b.co', password: 'x' } }));
    expect(asked).toBe(false);
  });
});

describe('a file', () => {
  it('reads a file unchanged, with the credential', async () => {
    const { readFile, sent } = clientWith([{ status: 200, body: 'a picture' }], { credentials: credentialsOf() });
    expect(await (await readFile('/proof')).text()).toBe('"a picture"');
    expect(sent.map(({ url, headers }) => [url, headers.authorization])).toEqual([['/proof', 'Bearer access,id']]);
  });

  it('retries a file with a new credential, and after a server failure', async () => {
    const { readFile, sent, waits } = clientWith(
      [refusal(401, 'session.expired'), refusal(503, 'server.unavailable'), { status: 200, body: 'a picture' }],
      { credentials: credentialsOf({ renew: async () => 'Bearer fresh,id' }) },
    );
    await readFile('/proof');
    expect(sent[1]?.headers.authorization).toBe('Bearer fresh,id');
    expect(waits).toEqual([1000]);
  });

  it('throws an ApiProblem for a file that no longer exists', async () => {
    const { readFile, sent } = clientWith([refusal(404, 'proof.not-found')]);
    expect(await problemOf(readFile('/proof'))).toMatchObject({ status: 404, code: 'proof.not-found' });
    expect(sent).toHaveLength(1);
  });
});
