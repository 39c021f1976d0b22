import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CourierCheck, SignedHeaders } from '../../http/ports.ts';

export const timestampHeader = 'riderbell-timestamp';
export const signatureHeader = 'riderbell-signature';
/** SHA-256 of the body, 64 hexadecimal digits. */
export const digestHeader = 'riderbell-content-sha256';

/** The largest difference between the two clocks, and so how long an intercepted request can be replayed. */
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
 * `v1=` and the HMAC-SHA256 over timestamp, method, path and body. A line feed ends each part but the last; the first three cannot
 * contain one, so no two requests have the same text.
 */
export function signatureOf(secret: string, { timestamp, method, path, body }: SignedParts): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body);
  return `v1=${mac.digest('hex')}`;
}

/** The headers of a request to the courier system. `now` is epoch ms. */
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

/** `v2=` and the HMAC-SHA256 over the same parts, with the digest in place of the body, so that it can be checked before the body arrives. */
export function digestSignatureOf(
  secret: string,
  { timestamp, method, path, digest }: Omit<SignedParts, 'body'> & { readonly digest: string },
): string {
  // The first line distinguishes it from `v1`, whose text begins with the timestamp.
  const mac = createHmac('sha256', secret).update(`v2\n${timestamp}\n${method}\n${path}\n${digest}\n`);
  return `v2=${mac.digest('hex')}`;
}

/**
 * Checks the signatures of the courier system. Any of the secrets is accepted, so that a secret can be replaced without downtime.
 * @param now epoch ms
 */
export function courierCheck(secrets: readonly [string, ...string[]], now: () => number): CourierCheck {
  const isSigned = (signature: string, make: (secret: string) => string): boolean => {
    // Compares with every secret in constant time, so that the duration reveals nothing.
    const matches = secrets.filter((secret) => timingSafeEqual(Buffer.from(make(secret)), Buffer.from(signature)));
    return matches.length > 0;
  };
  const checkHeaders: CourierCheck['checkHeaders'] = ({ method, path, headers }) => {
    const signed = signedBy(headers);
    if (signed === null) return { ok: false, why: 'fleet.unsigned' };
    const { timestamp, signature, digest } = signed;
    const seconds = Math.abs(now() / 1000 - Number(timestamp));
    if (seconds > signatureWindowSeconds) return { ok: false, why: 'fleet.signature-old' };
    if (digest === null) return { ok: true, proven: false };
    const proven = isSigned(signature, (secret) => digestSignatureOf(secret, { timestamp, method, path, digest }));
    return proven ? { ok: true, proven } : { ok: false, why: 'fleet.signature-wrong' };
  };
  const check: CourierCheck['check'] = ({ method, path, headers, body }) => {
    const signed = signedBy(headers);
    if (signed === null) return 'fleet.unsigned';
    const { timestamp, signature, digest } = signed;
    if (digest !== null && digest !== createHash('sha256').update(body).digest('hex')) return 'fleet.signature-wrong';
    const expectedFor = (secret: string): string =>
      digest === null
        ? signatureOf(secret, { timestamp, method, path, body })
        : digestSignatureOf(secret, { timestamp, method, path, digest });
    return isSigned(signature, expectedFor) ? null : 'fleet.signature-wrong';
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
