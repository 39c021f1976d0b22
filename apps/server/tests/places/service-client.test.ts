import { type Mood, type StandInServer, standInServer } from '@riderbell/simulators/services/stand-in-server.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceClient, ServiceFailure } from '../../src/adapters/places/service-client.ts';

const secret = 'key-that-nobody-may-see';

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
const sends = (status: number, text: string, headers: Record<string, string> = {}): Mood => ({
  kind: 'sends',
  status,
  text,
  headers,
});

/** What it says when it fails. */
async function failureOf(asking: Promise<unknown> = ask()): Promise<ServiceFailure> {
  const error: unknown = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServiceFailure)) throw new Error(`no failure of a service: ${String(error)}`);
  return error;
}

describe('a service', () => {
  it('is asked with GET, or with POST for a body, and answers with what it says', async () => {
    expect(await ask()).toEqual({ status: 200, body: { fine: true } });
    await client.ask({ ...question(), body: { input: 'Asok' } });
    expect(server.asked.map(({ method, body }) => [method, body])).toEqual([
      ['GET', null],
      ['POST', { input: 'Asok' }],
    ]);
  });

  it('may refuse a question, which is an answer', async () => {
    server.mood(sends(400, '{"error_code":171}'));
    expect(await ask()).toEqual({ status: 400, body: { error_code: 171 } });
    server.mood(sends(404, '<html>nothing here</html>'));
    expect(await ask()).toEqual({ status: 404, body: null });
  });

  it.each<[string, Mood, string]>([
    ['says nothing', { kind: 'silent' }, 'the service is slow'],
    ['stops half-way', { kind: 'halting' }, 'the service is slow'],
    ['closes each connection', { kind: 'cutting', times: 99 }, 'the service is unreachable: UND_ERR_SOCKET'],
    ['never ends', { kind: 'endless' }, 'the service is unreadable: more than 1000000 bytes'],
    ['fails', sends(503, 'upstream'), 'the service is failing: 503'],
    ['has enough', sends(429, '<html>Too Many Requests</html>'), 'the service is busy'],
    ['does not know the key', sends(403, '{}'), 'the service is denied: 403'],
    ['sends broken JSON', sends(200, '{"features":['), 'the service is unreadable: no JSON'],
    ['sends nothing at all', sends(200, ''), 'the service is unreadable: no JSON'],
  ])('that %s is a failure', async (_, mood, message) => {
    if (message.endsWith('slow')) client = clientWith(200);
    server.mood(mood);
    expect((await failureOf()).message).toMatch(message);
  });

  it('that refuses connections is a failure', async () => {
    await server.close();
    expect((await failureOf()).message).toBe('the service is unreachable: ECONNREFUSED');
  });

  it('that sends people elsewhere is not followed there, and neither is the key', async () => {
    const elsewhere = await standInServer(() => ({ status: 200, body: { fine: true } }));
    server.mood(sends(302, '', { location: elsewhere.url }));
    expect((await failureOf()).trouble).toBe('unreachable');
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  it('whose connection broke is asked once more', async () => {
    server.mood({ kind: 'cutting', times: 1 });
    expect((await ask()).status).toBe(200);
    expect(server.asked).toHaveLength(2);
  });

  it('is not waited for when the one who asked has gone', async () => {
    server.mood({ kind: 'silent' });
    expect((await failureOf(client.ask(question(), AbortSignal.timeout(20)))).trouble).toBe('slow');
  });

  it('never has its address, its key or its words in what is told of it', async () => {
    client = clientWith(500);
    for (const mood of [sends(403, `{"error":"${secret}"}`), sends(200, secret), { kind: 'silent' } as const]) {
      server.mood(mood);
      const failure = await failureOf();
      expect(`${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`).not.toContain(secret);
      expect(failure.message).not.toContain('127.0.0.1');
    }
  });
});

describe('a service that failed', () => {
  const failTimes = async (times: number) => {
    server.mood(sends(500, ''));
    for (let time = 0; time < times; time += 1) await failureOf();
    server.mood({ kind: 'well' });
  };

  it('five times rests for ten seconds, and is asked once to see whether it is back', async () => {
    await failTimes(5);
    expect((await failureOf()).trouble).toBe('resting');
    vi.advanceTimersByTime(9999);
    expect((await failureOf()).trouble).toBe('resting');
    expect(server.asked).toHaveLength(5);
    vi.advanceTimersByTime(1);
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect((await ask()).status).toBe(200);
  });

  it('and fails again at that one try rests again', async () => {
    await failTimes(5);
    vi.advanceTimersByTime(10_000);
    server.mood(sends(500, ''));
    expect((await failureOf()).trouble).toBe('failing');
    expect((await failureOf()).trouble).toBe('resting');
    expect(server.asked).toHaveLength(6);
  });

  it('four times and then answered is as good as new', async () => {
    await failTimes(4);
    await ask();
    await failTimes(4);
    expect((await ask()).status).toBe(200);
  });

  it('with 503 is left alone for as long as it says, where it says', async () => {
    server.mood(sends(503, '', { 'retry-after': '60' }));
    expect((await failureOf()).trouble).toBe('busy');
    vi.advanceTimersByTime(59_999);
    expect((await failureOf()).trouble).toBe('resting');
    vi.advanceTimersByTime(1);
    server.mood(sends(503, ''));
    expect((await failureOf()).trouble).toBe('failing');
  });

  it.each([
    ['20', 20],
    ['Sat, 21 Nov 2026 04:01:00 GMT', 60],
    ['99999', 300],
    ['0', 1],
    ['soon', 5],
    [null, 5],
  ])('with 429 and Retry-After %s is left alone for %d seconds', async (header, seconds) => {
    server.mood(sends(429, '', header === null ? {} : { 'retry-after': header }));
    await failureOf();
    server.mood({ kind: 'well' });
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect((await failureOf()).trouble).toBe('resting');
    vi.advanceTimersByTime(1);
    expect((await ask()).status).toBe(200);
  });
});
