import { type KeyObject, createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../features/quotes/ports.ts';

/**
 * Seals texts with HMAC-SHA256 as `key id.text.mac`, in base64url. A text sealed for one `purpose` does not open for another. The first
 * key seals and all keys open, so that a key can be replaced while quotes signed with it are valid.
 * @throws RangeError for a key shorter than 16 bytes
 */
export function hmacSeal(purpose: string, keys: readonly [Uint8Array, ...Uint8Array[]]): Seal {
  for (const key of keys) if (key.length < 16) throw new RangeError('a key of a seal must have at least 16 bytes');
  // Created once, because creating a key object takes longer than the MAC.
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
      // Base64 can encode the same bytes in several ways; accept only the canonical one.
      if (given.toString('base64url') !== mac) return null;
      return Buffer.from(body, 'base64url').toString();
    },
  };
}

function idOf(key: Uint8Array): string {
  return createHash('sha256').update('riderbell seal').update(key).digest('base64url').slice(0, 8);
}
