import { createHmac, timingSafeEqual } from 'node:crypto';
import { type InitRequest, isRecord } from './init-request.ts';

/** Whether the token is signed for this help centre, has not expired, and names the person and brand of the request. */
export function hasValidToken(
  request: InitRequest,
  { secret, audience, now }: { secret: Uint8Array; audience: string; now: () => number },
): boolean {
  const claims = claimsOf(request.verification_token, secret);
  return (
    claims !== null &&
    claims.aud === audience &&
    typeof claims.exp === 'number' &&
    claims.exp * 1000 > now() &&
    claims.sub === request.user_id &&
    claims.email === request.email &&
    claims.brand === request.brand &&
    claims.country === request.country
  );
}

/** A token's claims; null when its signature (HS256) is wrong. */
function claimsOf(token: string, secret: Uint8Array): Record<string, unknown> | null {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || part(head)?.alg !== 'HS256') return null;
  const expected = createHmac('sha256', secret).update(`${head}.${payload}`).digest();
  const received = Buffer.from(signature, 'base64url');
  return received.length === expected.length && timingSafeEqual(received, expected) ? part(payload) : null;
}

function part(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
