import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The fleet API's signatures (docs/fleet-api.md, "Signing"), implemented independently of the product. */

const windowSeconds = 300;

/** The signature headers of a request. `path` includes the query; `now` is epoch ms. */
export function sign(
  secret: string,
  now: number,
  method: string,
  path: string,
  body: Uint8Array,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'Riderbell-Timestamp': timestamp,
    'Riderbell-Signature': `v1=${macOf(secret, timestamp, method, path, body)}`,
  };
}

/** Like `sign`, but signs the digest of the body, so that the portal can check it before it receives the photo. */
export function signDigest(
  secret: string,
  now: number,
  method: string,
  path: string,
  body: Uint8Array,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const digest = createHash('sha256').update(body).digest('hex');
  const text = `v2\n${timestamp}\n${method}\n${path}\n${digest}\n`;
  return {
    'Riderbell-Timestamp': timestamp,
    'Riderbell-Content-SHA256': digest,
    'Riderbell-Signature': `v2=${createHmac('sha256', secret).update(text).digest('hex')}`,
  };
}

/** Whether a request was signed with the secret less than five minutes ago. */
export function isSigned(
  secret: string,
  now: number,
  { method, path, headers, body }: { method: string; path: string; headers: IncomingHttpHeaders; body: Uint8Array },
): boolean {
  const timestamp = headers['riderbell-timestamp'];
  const signature = headers['riderbell-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > windowSeconds) return false;
  const expected = Buffer.from(`v1=${macOf(secret, timestamp, method, path, body)}`);
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function macOf(secret: string, timestamp: string, method: string, path: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body).digest('hex');
}
