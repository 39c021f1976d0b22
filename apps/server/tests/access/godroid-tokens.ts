import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { foreignRsaKey } from './invalid-tokens.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const issuer = 'https://godroid.example.com';
const audience = 'riderbell';
const minute = 60;

/** The settings of a deployment that is embedded in an outside system with its own key. */
export const godroidSettings = {
  GODROID_PUBLIC_KEY: JSON.stringify(publicKey.export({ format: 'jwk' })),
  GODROID_ISSUER: issuer,
  GODROID_AUDIENCE: audience,
} as const;

interface Made {
  readonly claims?: Record<string, unknown>;
  readonly alg?: string;
  readonly key?: KeyObject | Uint8Array;
}

/** A token for `d001` as the outside system signs it, with the test's changes. */
export function godroidToken(now: number, { claims, alg, key }: Made = {}): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({
    iss: issuer,
    aud: audience,
    sub: 'user-1',
    iat: seconds,
    exp: seconds + 60 * minute,
    restaurant_id: 'd001',
    ...claims,
  })
    .setProtectedHeader({ alg: alg ?? 'ES256' })
    .sign(key ?? privateKey);
}

/** Expired in 2001. */
export const expiredGodroid: Made = { claims: { iat: 999_990_000, exp: 1_000_000_000 } };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that were never valid, by what is wrong with them. */
export async function invalidGodroidTokens(now: number): Promise<Readonly<Record<string, string>>> {
  const made = (changed: Made): Promise<string> => godroidToken(now, changed);
  const good = await made({});
  const seconds = Math.floor(now / 1000);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const another = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const confused = `${part({ alg: 'HS256' })}.${payload}`;
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return {
    'not a token': 'forged',
    'cut in its signature': good.slice(0, -3),
    'cut after its payload': `${header}.${payload}.`,
    'for another restaurant under the same signature': `${header}.${part({ ...claims, restaurant_id: 'othr' })}.${signature}`,
    'alg none, unsigned': `${part({ alg: 'none' })}.${payload}.`,
    'alg none, with the signature of another': `${part({ alg: 'none' })}.${payload}.${signature}`,
    'signed by another key': await made({ key: another }),
    'signed by a key of another kind': await made({ alg: 'RS256', key: foreignRsaKey }),
    'signed with the public key as a secret': `${confused}.${createHmac('sha256', pem).update(confused).digest('base64url')}`,
    'of another issuer': await made({ claims: { iss: 'https://godroid.example.org' } }),
    'without an issuer': await made({ claims: { iss: undefined } }),
    'for another portal': await made({ claims: { aud: 'somebody' } }),
    'without an audience': await made({ claims: { aud: undefined } }),
    'from the future': await made({ claims: { iat: seconds + 31, exp: seconds + 3600 } }),
    'not valid yet': await made({ claims: { nbf: seconds + 31 } }),
    'without an expiry': await made({ claims: { exp: undefined } }),
    'without an issue time': await made({ claims: { iat: undefined } }),
    'valid for longer than a day': await made({ claims: { iat: seconds - 1, exp: seconds + 24 * 60 * minute } }),
    'without a restaurant': await made({ claims: { restaurant_id: undefined } }),
    'with an empty restaurant': await made({ claims: { restaurant_id: '' } }),
    'with several restaurants': await made({ claims: { restaurant_id: ['d001', 'othr'] } }),
  };
}
