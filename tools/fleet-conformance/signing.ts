import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** docs/fleet-api.md, "Signing", made a third time: the kit must not agree with a mistake of the portal's. */

export const windowSeconds = 300;

export interface Signable {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: Uint8Array;
}

/** `at` is epoch ms. */
export function signed(secret: string, at: number, what: Signable): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  return { 'Riderbell-Timestamp': timestamp, 'Riderbell-Signature': signature(secret, timestamp, what) };
}

/** What is wrong with the signature of a request; null when it holds. */
export function signatureFault(
  secret: string,
  at: number,
  what: Signable & { readonly headers: IncomingHttpHeaders },
): string | null {
  const timestamp = what.headers['riderbell-timestamp'];
  const given = what.headers['riderbell-signature'];
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return 'no Riderbell-Timestamp in unix seconds';
  if (typeof given !== 'string') return 'no Riderbell-Signature';
  const seconds = Math.round(at / 1000 - Number(timestamp));
  if (Math.abs(seconds) > windowSeconds) return `signed ${seconds} seconds ago`;
  const digest = what.headers['riderbell-content-sha256'];
  const byDigest = given.startsWith('v2=');
  if (byDigest && digest !== createHash('sha256').update(what.body).digest('hex'))
    return 'no Riderbell-Content-SHA256 that fits the body';
  const expected = Buffer.from((byDigest ? digestSignature : signature)(secret, timestamp, what));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? null : 'a signature that does not fit';
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
