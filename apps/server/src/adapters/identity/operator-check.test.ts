import { describe, expect, it } from 'vitest';
import type { AttemptLimiter } from '../../features/accounts/ports.ts';
import { operatorCheck, operatorLimit } from './operator-check.ts';

const token = 'o'.repeat(32);

/** Counts in a window that never ends. */
function limiter(): AttemptLimiter {
  const used = new Map<string, number>();
  const add = (key: string, count: number): number => {
    const sum = (used.get(key) ?? 0) + count;
    used.set(key, sum);
    return sum;
  };
  return {
    take: async (keys) => (keys.some(({ key, limit }) => add(key, 1) > limit) ? 60 : null),
    giveBack: async (keys) => keys.forEach(({ key }) => void add(key, -1)),
  };
}

const wrong = { ok: false, why: 'operator.token-wrong' };

describe('the operator', () => {
  it('is whoever has the token of the settings', async () => {
    const { check } = operatorCheck(token, limiter());
    expect(await check(token, '::1')).toEqual({ ok: true });
    for (const given of [null, '', 'o'.repeat(31), 'o'.repeat(33), 'O'.repeat(32)]) {
      expect(await check(given, '::1')).toEqual(wrong);
    }
  });

  it('is nobody where no setting gives a token, and the calls are as if they did not exist', async () => {
    const { check } = operatorCheck(null, limiter());
    expect(await check(token, '::1')).toEqual({ ok: false, why: 'request.unknown-path' });
  });

  it('may ask as often as needed; wrong tokens are counted for each address', async () => {
    const { check } = operatorCheck(token, limiter());
    for (let times = 0; times < 2 * operatorLimit; times += 1) expect(await check(token, '::1')).toEqual({ ok: true });
    for (let times = 0; times < operatorLimit; times += 1) expect(await check('guess', '::1')).toEqual(wrong);
    const refused = { ok: false, why: 'operator.too-many', values: { seconds: 60 } };
    expect(await check('guess', '::1')).toEqual(refused);
    // Else a guess would show that it was right.
    expect(await check(token, '::1')).toEqual(refused);
    expect(await check(token, '::2')).toEqual({ ok: true });
  });
});
