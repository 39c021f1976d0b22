import { createHash } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { OutsideFailure, OutsideIdentity, OutsideProvider, StartFailure } from '../../features/accounts/ports.ts';
import { outsideFailureOf } from './outside-failure.ts';

export interface OpenIdParts {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends the browser back to. */
  returnUrl: () => string;
  now: () => number;
  /** Told of each failure, with its reason and without what was sent. */
  onFailure: (failure: OutsideFailure, reason: string) => void;
}

type Failed<Why extends OutsideFailure = OutsideFailure> = { ok: false; why: Why };

const startFailures: readonly StartFailure[] = [
  'login.resource-not-found',
  'login.internal-error',
  'login.unexpected-error',
  'login.invalid-response',
  'login.too-many',
];

const timeoutSeconds = 10;
/** Keys and addresses of the provider change now and then. */
const knownForMilliseconds = 10 * 60_000;

/** One provider of OpenID Connect: authorization code, PKCE, state and nonce (RFC 9700). */
export class OpenIdProvider implements OutsideProvider {
  readonly #parts: OpenIdParts;
  #known: { configuration: Promise<Configuration>; until: number } | null = null;

  constructor(parts: OpenIdParts) {
    this.#parts = parts;
  }

  async authorizationUrl(
    attempt: string,
    choosesAccount: boolean,
  ): Promise<{ ok: true; url: string } | Failed<StartFailure>> {
    const told = await this.#orFailure(async () => {
      const { state, nonce, verifier } = secretsOf(attempt);
      const configuration = await this.#configuration();
      const prompt = choosesAccount ? promptOfChoice(configuration.serverMetadata()['prompt_values_supported']) : null;
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: this.#parts.returnUrl(),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(prompt !== null && { prompt }),
      });
      return { ok: true as const, url: url.href };
    });
    return told.ok ? told : { ok: false, why: isStartFailure(told.why) ? told.why : 'login.invalid-response' };
  }

  identify(attempt: string, query: string): Promise<{ ok: true; identity: OutsideIdentity } | Failed> {
    return this.#orFailure(async () => {
      const { state, nonce, verifier } = secretsOf(attempt);
      const answered = new URLSearchParams(query);
      if (answered.get('state') !== state) return { ok: false as const, why: 'login.user-not-validated' as const };
      const configuration = await this.#configuration();
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${this.#parts.returnUrl()}?${answered.toString()}`),
        {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) return { ok: false as const, why: 'login.invalid-response' as const };
      // Many providers tell the address on asking only.
      const more =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return { ok: true as const, identity: identityOf(claims.iss, claims.sub, { ...claims, ...more }) };
    });
  }

  /** Read once in a while; what failed is asked for again the next time. */
  #configuration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret, now } = this.#parts;
    if (this.#known && this.#known.until > now()) return this.#known.configuration;
    const url = new URL(issuer);
    const configuration = discovery(url, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The settings allow http on this machine only. Signatures of id tokens are checked, whatever line they came over.
      execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
    const known = { configuration, until: now() + knownForMilliseconds };
    this.#known = known;
    configuration.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return configuration;
  }

  async #orFailure<T>(work: () => Promise<T | Failed>): Promise<T | Failed> {
    try {
      return await work();
    } catch (error) {
      const { why, reason } = outsideFailureOf(error);
      this.#parts.onFailure(why, reason);
      return { ok: false, why };
    }
  }
}

function isStartFailure(why: OutsideFailure): why is StartFailure {
  return startFailures.some((failure) => failure === why);
}

/** The attempt is random and known to one browser; state, nonce and the verifier of PKCE follow from it. */
function secretsOf(attempt: string): { state: string; nonce: string; verifier: string } {
  const from = (purpose: string): string =>
    createHash('sha256').update(`riderbell ${purpose}\n${attempt}`).digest('base64url');
  return { state: from('state'), nonce: from('nonce'), verifier: from('verifier') };
}

function identityOf(issuer: string, subject: string, claims: Record<string, unknown>): OutsideIdentity {
  const { email, email_verified: verified, name } = claims;
  return {
    issuer,
    subject,
    email: typeof email === 'string' ? email : null,
    // A few well-known providers write it as a text.
    emailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 100) : null,
  };
}

/**
 * How the provider is asked for the choice of an account. Most list no prompts and know it; one that lists them and lacks it would
 * refuse the request, so it is asked for a new sign-in, or for nothing.
 */
function promptOfChoice(listed: unknown): 'select_account' | 'login' | null {
  if (!Array.isArray(listed) || listed.includes('select_account')) return 'select_account';
  return listed.includes('login') ? 'login' : null;
}
