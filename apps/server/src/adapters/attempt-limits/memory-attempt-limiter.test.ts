import { describe, expect, it } from 'vitest';
import { MemoryAttemptLimiter } from './memory-attempt-limiter.ts';

describe('attempts', () => {
  const at = { now: 0 };
  const limiter = () => new MemoryAttemptLimiter(60_000, () => at.now);

  it('are counted for each key, and the longest wait is told', async () => {
    const attempts = limiter();
    const keys = [
      { key: 'account', limit: 2 },
      { key: 'address', limit: 5 },
    ];
    expect([await attempts.take(keys), await attempts.take(keys)]).toEqual([null, null]);
    at.now = 15_000;
    expect(await attempts.take(keys)).toBe(45);
    expect(await attempts.take([{ key: 'address', limit: 5 }])).toBeNull();
    at.now = 60_000;
    expect(await attempts.take(keys)).toBeNull();
  });

  it('last as long as each key says, and no longer when the clock is set back', async () => {
    const attempts = limiter();
    at.now = 1_000_000;
    const keys = [{ key: 'day', limit: 1, windowMilliseconds: 600_000 }];
    expect([await attempts.take(keys), await attempts.take(keys)]).toEqual([null, 600]);
    at.now += 300_000;
    expect(await attempts.take(keys)).toBe(300);
    at.now -= 900_000;
    expect([await attempts.take(keys), await attempts.take(keys)]).toEqual([null, 600]);
  });

  it('that were good are taken back', async () => {
    const attempts = limiter();
    const keys = [{ key: 'account', limit: 1 }];
    for (let times = 0; times < 5; times += 1) {
      expect(await attempts.take(keys)).toBeNull();
      await attempts.giveBack(keys);
    }
    await attempts.giveBack(keys);
    expect(await attempts.take(keys)).toBeNull();
    expect(await attempts.take(keys)).not.toBeNull();
  });
});
