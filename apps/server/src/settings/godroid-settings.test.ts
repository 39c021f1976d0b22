import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { namesRefused } from './testing-refusals.ts';

const issuer = { GODROID_ISSUER: 'https://godroid.example.com', GODROID_AUDIENCE: 'riderbell' };
const url = { GODROID_JWKS_URL: 'https://godroid.example.com/keys' };
const pem = { type: 'spki', format: 'pem' } as const;
const ed25519 = generateKeyPairSync('ed25519');
const read = (source: Record<string, string>) => readSettings(source, '/').godroid;

const faultsOf = (source: Record<string, string>) => namesRefused(() => read(source));

function algorithmOf(GODROID_PUBLIC_KEY: string): string | undefined {
  const keys = read({ ...issuer, GODROID_PUBLIC_KEY })?.keys;
  return keys?.kind === 'key' ? keys.algorithm : undefined;
}

describe('the settings of the embedding system', () => {
  it('are null without its keys', () => {
    expect(read({})).toBeNull();
    expect(read({ ...issuer, ...url })).toEqual({
      issuer: 'https://godroid.example.com',
      audience: 'riderbell',
      longestTokenHours: 24,
      keys: { kind: 'jwks', url: url.GODROID_JWKS_URL },
    });
  });

  it('accept tokens of up to a day, or of the configured length', () => {
    expect(read({ ...issuer, ...url, GODROID_TOKEN_HOURS: '8' })?.longestTokenHours).toBe(8);
    expect(faultsOf({ ...issuer, ...url, GODROID_TOKEN_HOURS: '0' })).toEqual(['GODROID_TOKEN_HOURS']);
  });

  it('fix the algorithm by the kind of key', () => {
    const jwk = JSON.stringify(ed25519.publicKey.export({ format: 'jwk' }));
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export(pem);
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export(pem);
    expect(algorithmOf(jwk)).toBe('EdDSA');
    expect(algorithmOf(String(rsa))).toBe('RS256');
    expect(algorithmOf(String(ec).replaceAll('\n', '\\n'))).toBe('ES256');
  });

  it('refuse incomplete settings, two sources of keys, and an unencrypted address', () => {
    expect(faultsOf(url)).toEqual(['GODROID_ISSUER', 'GODROID_AUDIENCE']);
    expect(faultsOf(issuer)).toEqual(['GODROID_JWKS_URL']);
    const both = { ...issuer, ...url, GODROID_PUBLIC_KEY: String(ed25519.publicKey.export(pem)) };
    expect(faultsOf(both)).toEqual(['GODROID_PUBLIC_KEY']);
    expect(faultsOf({ ...issuer, GODROID_JWKS_URL: 'http://godroid.example.com/keys' })).toEqual(['GODROID_JWKS_URL']);
  });

  it('refuse a private, short, unsupported or malformed key', () => {
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export(pem);
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export(pem);
    const secret = ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' });
    const secretJwk = JSON.stringify(ed25519.privateKey.export({ format: 'jwk' }));
    for (const GODROID_PUBLIC_KEY of [String(short), String(curve), String(secret), secretJwk, '{', 'a key']) {
      expect(faultsOf({ ...issuer, GODROID_PUBLIC_KEY })).toEqual(['GODROID_PUBLIC_KEY']);
    }
  });
});
