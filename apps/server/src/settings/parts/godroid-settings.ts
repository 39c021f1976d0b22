import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { SettingReader } from '../setting-reader.ts';
import { isServiceAddress, serviceAddressAllowed } from './service-address.ts';

/** The only accepted signature algorithms: one for each kind of key. */
export type GodroidAlgorithm = 'RS256' | 'ES256' | 'EdDSA';

/** The system in which the portal is embedded (specification §1, GODROID), and how its tokens are verified. */
export interface GodroidSettings {
  issuer: string;
  audience: string;
  /** A token with a longer lifetime is refused, because the portal could not revoke it. */
  longestTokenHours: number;
  keys: { kind: 'jwks'; url: string } | { kind: 'key'; key: KeyObject; algorithm: GodroidAlgorithm };
}

/** Returns null, so that no such token is accepted, unless the settings contain its keys. */
export function readGodroidSettings(reader: SettingReader): GodroidSettings | null {
  reader.part('Embedded mode');
  const oneOfBoth = 'one of GODROID_JWKS_URL and GODROID_PUBLIC_KEY';
  const url = reader.text({
    name: 'GODROID_JWKS_URL',
    meaning: 'the address at which the embedding system publishes its keys',
    check: isServiceAddress,
    allowed: `${serviceAddressAllowed}; ${oneOfBoth}`,
    fallback: null,
  });
  const keyText = reader.text({
    name: 'GODROID_PUBLIC_KEY',
    meaning: 'its public key, if it does not publish its keys',
    check: (text) => publicKeyOf(text) !== null,
    allowed: `a PEM or JWK: RSA of 2048 bits or more, P-256 or Ed25519; ${oneOfBoth}`,
    fallback: null,
  });
  const needed = 'required with GODROID_JWKS_URL or GODROID_PUBLIC_KEY';
  const issuer = reader.text({
    name: 'GODROID_ISSUER',
    meaning: 'the issuer of its tokens',
    allowed: `the claim iss; ${needed}`,
    fallback: null,
  });
  const audience = reader.text({
    name: 'GODROID_AUDIENCE',
    meaning: 'the audience of its tokens',
    allowed: `the claim aud; ${needed}`,
    fallback: null,
  });
  const longestTokenHours = reader.number({
    name: 'GODROID_TOKEN_HOURS',
    meaning: 'the longest lifetime of its tokens, from iat to exp; longer ones are refused',
    from: 1,
    to: 8760,
    fallback: 24,
  });
  const named = (name: string): boolean => reader.has(name);
  if (named('GODROID_JWKS_URL') && named('GODROID_PUBLIC_KEY')) reader.fault('GODROID_PUBLIC_KEY', oneOfBoth);
  if (!named('GODROID_JWKS_URL') && !named('GODROID_PUBLIC_KEY')) {
    // An incomplete configuration is a fault.
    if (issuer !== null) reader.fault('GODROID_JWKS_URL', `${oneOfBoth}; required with GODROID_ISSUER`);
    return null;
  }
  for (const [name, value] of Object.entries({ GODROID_ISSUER: issuer, GODROID_AUDIENCE: audience })) {
    if (value === null) reader.fault(name, needed);
  }
  const keys = url === null ? keysOf(keyText) : ({ kind: 'jwks', url } as const);
  return issuer === null || audience === null || keys === null ? null : { issuer, audience, longestTokenHours, keys };
}

function keysOf(text: string | null): GodroidSettings['keys'] | null {
  const found = text === null ? null : publicKeyOf(text);
  return found && { kind: 'key', ...found };
}

/** Returns null for everything else, including a private key, which could sign tokens. */
function publicKeyOf(text: string): { key: KeyObject; algorithm: GodroidAlgorithm } | null {
  try {
    const key = text.startsWith('{') ? keyOfJwk(JSON.parse(text) as JsonWebKey) : keyOfPem(text);
    const algorithm = key && algorithmOf(key);
    return key && algorithm ? { key, algorithm } : null;
  } catch {
    return null;
  }
}

function keyOfJwk(jwk: JsonWebKey): KeyObject | null {
  return jwk.d === undefined && jwk.k === undefined ? createPublicKey({ key: jwk, format: 'jwk' }) : null;
}

/** Accepts \n for line breaks, because many tools set a variable in one line. */
function keyOfPem(text: string): KeyObject | null {
  return text.includes('PRIVATE KEY') ? null : createPublicKey(text.replaceAll('\\n', '\n'));
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): GodroidAlgorithm | null {
  if (asymmetricKeyType === 'ed25519') return 'EdDSA';
  if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? 'RS256' : null;
  return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1' ? 'ES256' : null;
}
