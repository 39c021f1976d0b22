import { createHash, timingSafeEqual } from 'node:crypto';
import type { AttemptKey, AttemptLimiter } from '../../features/accounts/ports.ts';
import type { OperatorCheck } from '../../http/ports.ts';

/** Tokens in a quarter of an hour and address, right ones taken back: more than one who mistypes needs. */
export const operatorLimit = 20;

/** Whether whoever asks runs the deployment: by the token of its settings, or nobody does where there is none. */
export function operatorCheck(
  token: string | null,
  limiter: Pick<AttemptLimiter, 'attempt'>,
  keyOf: (remoteAddress: string) => AttemptKey,
): OperatorCheck {
  if (token === null) return { check: async () => ({ ok: false, why: 'request.unknown-path' }) };
  const expected = digestOf(token);
  return {
    async check(given, remoteAddress) {
      const attempt = await limiter.attempt([keyOf(remoteAddress)], async () => {
        // Digests have one length, so that the comparison tells nothing of the token's.
        const right = given !== null && timingSafeEqual(digestOf(given), expected);
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
