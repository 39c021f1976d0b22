import { type KeyObject, createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../features/quotes/ports.ts';

/**
 * A seal by HMAC-SHA256: `key id.text.mac`, base64url. Texts sealed for one `purpose` do not open for another. The first key
 * seals; all of them open, so that a key can be replaced while quotes that it signed are still alive.
 * @throws RangeError without a key, or with one shorter than 16 bytes
 */
export function hmacSeal(purpose: string, keys: readonly [Uint8Array, ...Uint8Array[]]): Seal {
  for (const key of keys) if (key.length < 16) throw new RangeError('a key of a seal needs at least 16 bytes');
  // Made once: turning bytes into a key costs more than the MAC itself.
  const known = new Map(keys.map((key) => [idOf(key), createSecretKey(key)]));
  const currentId = idOf(keys[0]);
  const current = createSecretKey(keys[0]);
  const macOf = (key: KeyObject, signed: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}\n${signed}`).digest();
  return {
    seal(text) {
      const signed = `${currentId}.${Buffer.from(text).toString('base64url')}`;
      return `${signed}.${macOf(current, signed).toString('base64url')}`;
    },
    open(sealed) {
      const [keyId = '', body = '', mac = '', ...more] = sealed.split('.');
      const key = known.get(keyId);
      if (key === undefined || more.length > 0) return null;
      const expected = macOf(key, `${keyId}.${body}`);
      const given = Buffer.from(mac, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      // Base64 has several spellings of the same bytes; only the one that we write is ours.
      if (given.toString('base64url') !== mac) return null;
      return Buffer.from(body, 'base64url').toString();
    },
  };
}

function idOf(key: Uint8Array): string {
  return createHash('sha256').update('riderbell seal').update(key).digest('base64url').slice(0, 8);
}
