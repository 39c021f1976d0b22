import { describe, expect, it } from 'vitest';
import type { AttemptLimiter } from '../../features/accounts/ports.ts';
import { operatorCheck, operatorLimit } from './operator-check.ts';

const token = 'o'.repeat(32);

/** Counts wrong attempts in a window that never ends. */
function limiter(): Pick<AttemptLimiter, 'attempt'> {
  const used = new Map<string, number>();
  return {
    attempt: async (keys, look) => {
      if (keys.some(({ key, limit }) => (used.get(key) ?? 0) >= limit)) return { ok: false, seconds: 60 };
      const { counts, value } = await look();
      if (counts) for (const { key } of keys) used.set(key, (used.get(key) ?? 0) + 1);
      return { ok: true, value };
    },
  };
}
const keyOf = (address: string) => ({ key: address, limit: operatorLimit });

const wrong = { ok: false, why: 'operator.token-wrong' };

describe('the operator', () => {
  it('is the caller with the configured token', async () => {
    const { check } = operatorCheck(token, limiter(), keyOf);
    expect(await check(token, '::1')).toEqual({ ok: true });
    for (const given of [null, '', 'o'.repeat(31), 'o'.repeat(33), 'O'.repeat(32)]) {
      expect(await check(given, '::1')).toEqual(wrong);
    }
  });

  it('does not exist without a configured token, and neither do the calls', async () => {
    const { check } = operatorCheck(null, limiter(), keyOf);
    expect(await check(token, '::1')).toEqual({ ok: false, why: 'request.unknown-path' });
  });

  it('may call without limit; wrong tokens are counted per address', async () => {
    const { check } = operatorCheck(token, limiter(), keyOf);
    for (let times = 0; times < 2 * operatorLimit; times += 1) expect(await check(token, '::1')).toEqual({ ok: true });
    for (let times = 0; times < operatorLimit; times += 1) expect(await check('guess', '::1')).toEqual(wrong);
    const refused = { ok: false, why: 'operator.too-many', values: { seconds: 60 } };
    expect(await check('guess', '::1')).toEqual(refused);
    // Otherwise a guess would show that it was right.
    expect(await check(token, '::1')).toEqual(refused);
    expect(await check(token, '::2')).toEqual({ ok: true });
  });
});
