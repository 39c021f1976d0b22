import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import { CountedAttempts } from '../../src/adapters/attempt-limits/counted-attempts.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const quarter = 15 * 60_000;

const open = (url: string): Redis => {
  const redis = new Redis(url, { enableOfflineQueue: false, commandTimeout: 5000, maxRetriesPerRequest: 0 });
  // An unreachable Redis without a listener would end the run.
  redis.on('error', () => undefined);
  return redis;
};

const stores = [
  { store: 'memory', redis: null },
  { store: 'memory while Redis is unreachable', redis: open('redis://127.0.0.1:1') },
  ...(redisUrl === undefined ? [] : [{ store: 'Redis', redis: open(redisUrl) }]),
];

const right = async () => ({ counts: false, value: 'in' });
const wrong = async () => ({ counts: true, value: 'out' });

describe.each(stores)('attempts counted in $store', ({ store, redis }) => {
  afterAll(() => redis?.disconnect());
  const limiter = (windowMilliseconds = quarter) => new CountedAttempts({ redis, windowMilliseconds });
  /** A key that no other test uses. */
  const keyOf = (limit: number, windowMilliseconds?: number) => ({
    key: randomUUID(),
    limit,
    ...(windowMilliseconds !== undefined && { windowMilliseconds }),
  });

  if (store === 'Redis')
    it('are counted in Redis', async () => {
      await expect.poll(() => redis?.status).toBe('ready');
      const key = keyOf(1);
      expect(await limiter().take([key])).toBeNull();
      expect(await redis?.get(`riderbell-attempts:${key.key}`)).toBe('1');
      // A second limiter is another process with the same store.
      expect(await limiter().take([key])).toBeGreaterThan(800);
    });

  it('are limited by each key, and the answer is the longest wait', async () => {
    const attempts = limiter();
    const keys = [keyOf(2), keyOf(5), keyOf(2, 60 * 60_000)];
    expect([await attempts.take(keys), await attempts.take(keys)]).toEqual([null, null]);
    const seconds = await attempts.take(keys);
    expect(seconds).toBeGreaterThan(45 * 60);
    expect(seconds).toBeLessThanOrEqual(60 * 60);
  });

  it('count for no key and do not prolong the wait once they are refused', async () => {
    const attempts = limiter();
    const [narrow, wide] = [keyOf(1), keyOf(3)];
    await attempts.take([narrow, wide]);
    for (let times = 0; times < 5; times += 1) expect(await attempts.take([narrow, wide])).not.toBeNull();
    expect([await attempts.take([wide]), await attempts.take([wide])]).toEqual([null, null]);
    expect(await attempts.take([wide])).not.toBeNull();
    await attempts.giveBack([narrow]);
    expect(await attempts.take([narrow])).toBeNull();
  });

  it('are possible again after the window, as many as before', async () => {
    const attempts = limiter(2000);
    const key = keyOf(2);
    expect([await attempts.take([key]), await attempts.take([key])]).toEqual([null, null]);
    expect(await attempts.take([key])).not.toBeNull();
    await expect.poll(() => attempts.take([key]), { timeout: 20_000 }).toBeNull();
    await attempts.giveBack([key, key, key, key, key]);
    expect([await attempts.take([key]), await attempts.take([key])]).toEqual([null, null]);
    expect(await attempts.take([key])).not.toBeNull();
  });

  it('all succeed with the right password, however many come at once', async () => {
    const attempts = limiter();
    const keys = [keyOf(10), keyOf(100)];
    const all = await Promise.all(Array.from({ length: 24 }, () => attempts.attempt(keys, right)));
    expect(all.every((attempt) => attempt.ok)).toBe(true);
    expect(await attempts.take(keys)).toBeNull();
  });

  it('are checked only as often as the limit allows with a wrong password, however many come at once', async () => {
    const attempts = limiter();
    const keys = [keyOf(10)];
    const all = await Promise.all(Array.from({ length: 60 }, () => attempts.attempt(keys, wrong)));
    expect(all.filter((attempt) => attempt.ok)).toHaveLength(10);
    expect((await attempts.attempt(keys, right)).ok).toBe(false);
  });

  it('succeed with the right password among wrong ones while the limit allows guesses', async () => {
    const attempts = limiter();
    const keys = [keyOf(10)];
    const mixed = Array.from({ length: 30 }, (_, index) => attempts.attempt(keys, index % 5 === 0 ? wrong : right));
    expect((await Promise.all(mixed)).every((attempt) => attempt.ok)).toBe(true);
    const more = await Promise.all(Array.from({ length: 20 }, () => attempts.attempt(keys, wrong)));
    expect(more.filter((attempt) => attempt.ok)).toHaveLength(4);
  });

  it('do not count if they fail on the server’s side', async () => {
    const attempts = limiter();
    const keys = [keyOf(1)];
    const failing = attempts.attempt(keys, async () => {
      throw new Error('the database is down');
    });
    await expect(failing).rejects.toThrow('the database is down');
    expect((await attempts.attempt(keys, right)).ok).toBe(true);
  });
});
