import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CourierCheck, SignedHeaders } from '../../http/ports.ts';

export const timestampHeader = 'riderbell-timestamp';
export const signatureHeader = 'riderbell-signature';
/** SHA-256 of the body, 64 hexadecimal digits. */
export const digestHeader = 'riderbell-content-sha256';

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

/** `v2=` and the HMAC-SHA256 over the same with the digest of the body in its place, so that it can be checked before the body comes. */
export function digestSignatureOf(
  secret: string,
  { timestamp, method, path, digest }: Omit<SignedParts, 'body'> & { readonly digest: string },
): string {
  // The first line keeps the two kinds apart: a text of the other kind begins with its timestamp.
  const mac = createHmac('sha256', secret).update(`v2\n${timestamp}\n${method}\n${path}\n${digest}\n`);
  return `v2=${mac.digest('hex')}`;
}

/**
 * Checks what the courier system signed. Each of the secrets will do, so that one can be replaced by the next without a moment
 * in which neither side understands the other.
 * @param now epoch ms
 */
export function courierCheck(secrets: readonly [string, ...string[]], now: () => number): CourierCheck {
  const holds = (given: string, make: (secret: string) => string): boolean => {
    // Every one is compared to its end: how long it takes tells neither which secret nor how much of it was right.
    const matches = secrets.filter((secret) => timingSafeEqual(Buffer.from(make(secret)), Buffer.from(given)));
    return matches.length > 0;
  };
  const checkHeaders: CourierCheck['checkHeaders'] = ({ method, path, headers }) => {
    const signed = signedBy(headers);
    if (signed === null) return { ok: false, why: 'fleet.unsigned' };
    const { timestamp, signature, digest } = signed;
    const seconds = Math.abs(now() / 1000 - Number(timestamp));
    if (seconds > signatureWindowSeconds) return { ok: false, why: 'fleet.signature-old' };
    if (digest === null) return { ok: true, proven: false };
    const proven = holds(signature, (secret) => digestSignatureOf(secret, { timestamp, method, path, digest }));
    return proven ? { ok: true, proven } : { ok: false, why: 'fleet.signature-wrong' };
  };
  const check: CourierCheck['check'] = ({ method, path, headers, body }) => {
    const signed = signedBy(headers);
    if (signed === null) return 'fleet.unsigned';
    const { timestamp, signature, digest } = signed;
    if (digest !== null && digest !== createHash('sha256').update(body).digest('hex')) return 'fleet.signature-wrong';
    const made = (secret: string): string =>
      digest === null
        ? signatureOf(secret, { timestamp, method, path, body })
        : digestSignatureOf(secret, { timestamp, method, path, digest });
    return holds(signature, made) ? null : 'fleet.signature-wrong';
  };
  return { checkHeaders, check };
}

/** `digest` is null for a signature over the body itself. */
function signedBy(headers: SignedHeaders): { timestamp: string; signature: string; digest: string | null } | null {
  const timestamp = headers[timestampHeader];
  const signature = headers[signatureHeader];
  const digest = headers[digestHeader];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return null;
  if (!/^\d{1,12}$/.test(timestamp) || !/^v[12]=[0-9a-f]{64}$/.test(signature)) return null;
  if (signature.startsWith('v1=')) return { timestamp, signature, digest: null };
  return typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest) ? { timestamp, signature, digest } : null;
}
