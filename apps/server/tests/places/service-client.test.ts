import { type Behaviour, type StandInServer, standInServer } from '@riderbell/simulators/services/stand-in-server.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceClient, ServiceFailure } from '../../src/adapters/places/service-client.ts';

const secret = 'a-secret-key';

let server: StandInServer;
let client: ServiceClient;
beforeEach(async () => {
  server = await standInServer(() => ({ status: 200, body: { fine: true } }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 4) });
  client = clientWith(5000);
});
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const clientWith = (timeoutMilliseconds: number) => new ServiceClient({ name: 'the service', timeoutMilliseconds });
const question = () => ({
  url: new URL(`${server.url}/ask?key=${secret}`),
  headers: { 'x-goog-api-key': secret },
});
const ask = () => client.ask(question());
const sends = (status: number, text: string, headers: Record<string, string> = {}): Behaviour => ({
  kind: 'sends',
  status,
  text,
  headers,
});

/** Returns the failure of the request, which must fail. */
async function failureOf(request: Promise<unknown> = ask()): Promise<ServiceFailure> {
  const error: unknown = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceFailure)) throw new Error(`expected a ServiceFailure: ${String(error)}`);
  return error;
}

describe('a request to a service', () => {
  it('uses GET, or POST with a body, and returns the answer', async () => {
    expect(await ask()).toEqual({ status: 200, body: { fine: true } });
    await client.ask({ ...question(), body: { input: 'Asok' } });
    expect(server.requests.map(({ method, body }) => [method, body])).toEqual([
      ['GET', null],
      ['POST', { input: 'Asok' }],
    ]);
  });

  it('returns a refusal as an answer', async () => {
    server.behave(sends(400, '{"error_code":171}'));
    expect(await ask()).toEqual({ status: 400, body: { error_code: 171 } });
    server.behave(sends(404, '<html>nothing here</html>'));
    expect(await ask()).toEqual({ status: 404, body: null });
  });

  it.each<[string, Behaviour, string]>([
    ['does not answer', { kind: 'silent' }, 'the service is slow'],
    ['stops in the middle of its answer', { kind: 'stalling' }, 'the service is slow'],
    ['closes every connection', { kind: 'disconnecting', times: 99 }, 'the service is unreachable: UND_ERR_SOCKET'],
    ['sends an endless answer', { kind: 'endless' }, 'the service is unreadable: more than 1000000 bytes'],
    ['answers 503', sends(503, 'upstream'), 'the service is failing: 503'],
    ['answers 429', sends(429, '<html>Too Many Requests</html>'), 'the service is busy'],
    ['answers 403', sends(403, '{}'), 'the service is denied: 403'],
    ['sends broken JSON', sends(200, '{"features":['), 'the service is unreadable: no JSON'],
    ['sends an empty answer', sends(200, ''), 'the service is unreadable: no JSON'],
  ])('fails when the service %s', async (_, behaviour, message) => {
    if (message.endsWith('slow')) client = clientWith(200);
    server.behave(behaviour);
    expect((await failureOf()).message).toMatch(message);
  });

  it('fails when the service refuses connections', async () => {
    await server.close();
    expect((await failureOf()).message).toBe('the service is unreachable: ECONNREFUSED');
  });

  it('does not follow a redirect, so the key does not leave the service', async () => {
    const elsewhere = await standInServer(() => ({ status: 200, body: { fine: true } }));
    server.behave(sends(302, '', { location: elsewhere.url }));
    expect((await failureOf()).fault).toBe('unreachable');
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it('is repeated once when the connection breaks', async () => {
    server.behave({ kind: 'disconnecting', times: 1 });
    expect((await ask()).status).toBe(200);
    expect(server.requests).toHaveLength(2);
  });

  it('ends when the caller aborts it', async () => {
    server.behave({ kind: 'silent' });
    expect((await failureOf(client.ask(question(), AbortSignal.timeout(20)))).fault).toBe('slow');
  });

  it('fails with an error that contains neither the address, nor the key, nor the service’s answer', async () => {
    client = clientWith(500);
    for (const behaviour of [sends(403, `{"error":"${secret}"}`), sends(200, secret), { kind: 'silent' } as const]) {
      server.behave(behaviour);
      const failure = await failureOf();
      expect(`${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`).not.toContain(secret);
      expect(failure.message).not.toContain('127.0.0.1');
    }
  });
});

describe('after failures, the client', () => {
  const failTimes = async (times: number) => {
    server.behave(sends(500, ''));
    for (let time = 0; time < times; time += 1) await failureOf();
    server.behave({ kind: 'normal' });
  };

  it('sends nothing for ten seconds after five failures, then sends one request as a trial', async () => {
    await failTimes(5);
    expect((await failureOf()).fault).toBe('resting');
    vi.advanceTimersByTime(9999);
    expect((await failureOf()).fault).toBe('resting');
    expect(server.requests).toHaveLength(5);
    vi.advanceTimersByTime(1);
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect((await ask()).status).toBe(200);
  });

  it('pauses again when the trial fails', async () => {
    await failTimes(5);
    vi.advanceTimersByTime(10_000);
    server.behave(sends(500, ''));
    expect((await failureOf()).fault).toBe('failing');
    expect((await failureOf()).fault).toBe('resting');
    expect(server.requests).toHaveLength(6);
  });

  it('counts from zero when a request succeeds before the fifth failure', async () => {
    await failTimes(4);
    await ask();
    await failTimes(4);
    expect((await ask()).status).toBe(200);
  });

  it('pauses for the Retry-After of a 503, and not after a 503 without one', async () => {
    server.behave(sends(503, '', { 'retry-after': '60' }));
    expect((await failureOf()).fault).toBe('busy');
    vi.advanceTimersByTime(59_999);
    expect((await failureOf()).fault).toBe('resting');
    vi.advanceTimersByTime(1);
    server.behave(sends(503, ''));
    expect((await failureOf()).fault).toBe('failing');
  });

  it.each([
    ['20', 20],
    ['Sat, 21 Nov 2026 04:01:00 GMT', 60],
    ['99999', 300],
    ['0', 1],
    ['soon', 5],
    [null, 5],
  ])('pauses after a 429 with Retry-After %s for %d seconds', async (header, seconds) => {
    server.behave(sends(429, '', header === null ? {} : { 'retry-after': header }));
    await failureOf();
    server.behave({ kind: 'normal' });
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect((await failureOf()).fault).toBe('resting');
    vi.advanceTimersByTime(1);
    expect((await ask()).status).toBe(200);
  });
});
