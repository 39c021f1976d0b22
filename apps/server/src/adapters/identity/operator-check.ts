import { createHash, timingSafeEqual } from 'node:crypto';
import type { AttemptKey, AttemptLimiter } from '../../features/accounts/ports.ts';
import type { OperatorCheck } from '../../http/ports.ts';

/** Wrong tokens per address in a quarter of an hour: more than an operator mistypes. */
export const operatorLimit = 20;

/** Checks whether the caller is the operator, by the configured token. Without one the calls do not exist. */
export function operatorCheck(
  token: string | null,
  limiter: Pick<AttemptLimiter, 'attempt'>,
  keyOf: (remoteAddress: string) => AttemptKey,
): OperatorCheck {
  if (token === null) return { check: async () => ({ ok: false, why: 'request.unknown-path' }) };
  const expected = digestOf(token);
  return {
    async check(received, remoteAddress) {
      const attempt = await limiter.attempt([keyOf(remoteAddress)], async () => {
        // Digests have a fixed length, so that the comparison does not reveal the token's.
        const right = received !== null && timingSafeEqual(digestOf(received), expected);
        return { counts: !right, value: right };
      });
      if (!attempt.ok) return { ok: false, why: 'operator.too-many', values: { seconds: attempt.seconds } };
      return attempt.value ? { ok: true } : { ok: false, why: 'operator.token-wrong' };
    },
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
