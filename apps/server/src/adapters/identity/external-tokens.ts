import type { KeyObject } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { SessionVerdict } from '../../http/ports.ts';

/** How far the clocks of the two systems may differ. */
const toleranceSeconds = 30;
/** How long a request waits for the keys of the outside system. */
const keysTimeout = 5000;

export interface ExternalTokenSettings {
  readonly issuer: string;
  readonly audience: string;
  /** The largest accepted time from `iat` to `exp`. */
  readonly longestTokenHours: number;
  readonly keys:
    | { readonly kind: 'jwks'; readonly url: string }
    | { readonly kind: 'key'; readonly key: KeyObject; readonly algorithm: string };
}

/** The keys of the outside system could not be read, so its tokens cannot be verified. */
export class ExternalKeysUnavailable extends Error {
  override readonly name = 'ExternalKeysUnavailable';
}

/**
 * Verifies the tokens of the system in which the portal is embedded: signature by one of three fixed algorithms, issuer, audience
 * and times. The claim `restaurant_id` names the single vendor for which a token acts (specification §1, GODROID).
 */
export class ExternalTokens {
  readonly #settings: ExternalTokenSettings;
  readonly #algorithms: string[];
  readonly #key: JWTVerifyGetKey;
  readonly #now: () => number;

  constructor(settings: ExternalTokenSettings, now: () => number) {
    const { keys } = settings;
    this.#settings = settings;
    this.#now = now;
    this.#algorithms = keys.kind === 'key' ? [keys.algorithm] : ['RS256', 'ES256', 'EdDSA'];
    this.#key = keys.kind === 'key' ? async () => keys.key : publishedKeys(keys.url);
  }

  async check(token: string): Promise<SessionVerdict> {
    const now = this.#now();
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: this.#algorithms,
        issuer: this.#settings.issuer,
        audience: this.#settings.audience,
        requiredClaims: ['iat', 'exp'],
        clockTolerance: toleranceSeconds,
        currentDate: new Date(now),
      });
      return verdictOf(payload, now, this.#settings.longestTokenHours * 3600);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { ok: false, why: 'session.expired' };
      if (error instanceof errors.JOSEError) return { ok: false, why: 'session.invalid' };
      throw error;
    }
  }
}

function verdictOf(
  { iat = 0, exp = 0, restaurant_id: vendorId }: JWTPayload,
  now: number,
  longestSeconds: number,
): SessionVerdict {
  // The portal cannot revoke a token, so a leaked long-lived token would give access to the vendor for years.
  if (exp - iat > longestSeconds) return { ok: false, why: 'session.invalid' };
  if (iat > now / 1000 + toleranceSeconds) return { ok: false, why: 'session.invalid' };
  if (typeof vendorId !== 'string' || vendorId === '') return { ok: false, why: 'session.invalid' };
  // The outside system knows the person behind the token; the portal only knows the vendor.
  const endsAt = (exp + toleranceSeconds) * 1000;
  return { ok: true, principal: { kind: 'embedded', vendorId, endsAt } };
}

/** The published keys. They are cached and read again for an unknown key; if that key does not exist, the token is invalid. */
function publishedKeys(url: string): JWTVerifyGetKey {
  const find = createRemoteJWKSet(new URL(url), { timeoutDuration: keysTimeout });
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      const unknown = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      const unusable = error instanceof errors.JOSENotSupported;
      if (unknown || unusable) throw error;
      throw new ExternalKeysUnavailable('The keys of the embedding system could not be read', { cause: error });
    }
  };
}
