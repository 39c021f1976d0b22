import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CourierCheck, SignedHeaders, SignedRequest } from '../../http/ports.ts';

export const timestampHeader = 'riderbell-timestamp';
export const signatureHeader = 'riderbell-signature';

/** How far the two clocks may be apart, and so how long a request that somebody overheard is worth anything. */
export const signatureWindowSeconds = 300;

export interface SignedParts {
  /** Unix seconds. */
  readonly timestamp: number | string;
  readonly method: string;
  /** With its query, from the first slash after the host. */
  readonly path: string;
  readonly body: Uint8Array;
}

/**
 * `v1=` and the HMAC-SHA256 over timestamp, method, path and body, each but the last ended by a line feed, which none of the
 * three can hold: so no two requests have the same text.
 */
export function signatureOf(secret: string, { timestamp, method, path, body }: SignedParts): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body);
  return `v1=${mac.digest('hex')}`;
}

/** The headers that go with a request to the courier system. `now` is epoch ms. */
export function signedHeaders(
  secret: string,
  now: number,
  request: Omit<SignedParts, 'timestamp'>,
): Record<string, string> {
  const timestamp = Math.floor(now / 1000);
  return {
    'Riderbell-Timestamp': String(timestamp),
    'Riderbell-Signature': signatureOf(secret, { ...request, timestamp }),
  };
}

/**
 * Checks what the courier system signed. Each of the secrets will do, so that one can be replaced by the next without a moment
 * in which neither side understands the other.
 * @param now epoch ms
 */
export function courierCheck(secrets: readonly [string, ...string[]], now: () => number): CourierCheck {
  const checkHeaders: CourierCheck['checkHeaders'] = (headers) => {
    const signed = signedBy(headers);
    if (signed === null) return 'fleet.unsigned';
    const seconds = Math.abs(now() / 1000 - Number(signed.timestamp));
    return seconds > signatureWindowSeconds ? 'fleet.signature-old' : null;
  };
  const check = ({ method, path, headers, body }: SignedRequest): ReturnType<CourierCheck['check']> => {
    const signed = signedBy(headers);
    if (signed === null) return 'fleet.unsigned';
    const { timestamp, signature } = signed;
    const made = secrets.map((secret) => signatureOf(secret, { timestamp, method, path, body }));
    // Every one is compared to its end: how long it takes tells neither which secret nor how much of it was right.
    const matches = made.filter((expected) => timingSafeEqual(Buffer.from(expected), Buffer.from(signature)));
    return matches.length > 0 ? null : 'fleet.signature-wrong';
  };
  return { checkHeaders, check };
}

function signedBy(headers: SignedHeaders): { timestamp: string; signature: string } | null {
  const timestamp = headers[timestampHeader];
  const signature = headers[signatureHeader];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return null;
  if (!/^\d{1,12}$/.test(timestamp) || !/^v1=[0-9a-f]{64}$/.test(signature)) return null;
  return { timestamp, signature };
}
