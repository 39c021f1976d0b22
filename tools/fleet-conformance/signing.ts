import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A separate implementation of docs/fleet-api.md, "Signing", so that the kit cannot share a mistake of the portal. */

export const windowSeconds = 300;

export interface Signable {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly body: Uint8Array;
}

/** The signature headers of a request; `at` is epoch ms. */
export function signatureHeaders(secret: string, at: number, request: Signable): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  return { 'Riderbell-Timestamp': timestamp, 'Riderbell-Signature': signature(secret, timestamp, request) };
}

/** The fault in a request's signature; null when the signature is valid. */
export function signatureFault(
  secret: string,
  at: number,
  request: Signable & { readonly headers: IncomingHttpHeaders },
): string | null {
  const timestamp = request.headers['riderbell-timestamp'];
  const given = request.headers['riderbell-signature'];
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return 'no Riderbell-Timestamp in unix seconds';
  if (typeof given !== 'string') return 'no Riderbell-Signature';
  const seconds = Math.round(at / 1000 - Number(timestamp));
  if (Math.abs(seconds) > windowSeconds) return `signed ${seconds} seconds ago`;
  const digest = request.headers['riderbell-content-sha256'];
  const signsDigest = given.startsWith('v2=');
  if (signsDigest && digest !== createHash('sha256').update(request.body).digest('hex'))
    return 'no Riderbell-Content-SHA256 that matches the body';
  const expected = Buffer.from((signsDigest ? digestSignature : signature)(secret, timestamp, request));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? null : 'a signature that does not match';
}

function signature(secret: string, timestamp: string, { method, path, body }: Signable): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body);
  return `v1=${mac.digest('hex')}`;
}

function digestSignature(secret: string, timestamp: string, { method, path, body }: Signable): string {
  const digest = createHash('sha256').update(body).digest('hex');
  const mac = createHmac('sha256', secret).update(`v2\n${timestamp}\n${method}\n${path}\n${digest}\n`);
  return `v2=${mac.digest('hex')}`;
}
