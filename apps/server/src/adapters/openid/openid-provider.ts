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
import type { OutsideFailure, StartFailure } from '@riderbell/contract/errors/identity-failures.ts';
import type { OutsideIdentity, OutsideProvider } from '../../features/accounts/ports.ts';
import { outsideFailureOf } from './outside-failure.ts';

export interface OpenIdParts {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The URL to which the provider redirects the browser back. */
  returnUrl: () => string;
  now: () => number;
  /** Called for each failure, with its reason and without the data that was sent. */
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
/** How long the provider's configuration is cached: its keys and addresses change from time to time. */
const cacheMilliseconds = 10 * 60_000;

/** An OpenID Connect provider: authorization code, PKCE, state and nonce (RFC 9700). */
export class OpenIdProvider implements OutsideProvider {
  readonly #parts: OpenIdParts;
  #cached: { configuration: Promise<Configuration>; until: number } | null = null;

  constructor(parts: OpenIdParts) {
    this.#parts = parts;
  }

  async authorizationUrl(
    attempt: string,
    choosesAccount: boolean,
  ): Promise<{ ok: true; url: string } | Failed<StartFailure>> {
    const result = await this.#orFailure(async () => {
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
    return result.ok ? result : { ok: false, why: isStartFailure(result.why) ? result.why : 'login.invalid-response' };
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
      // Many providers return the e-mail address only on request.
      const more =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return { ok: true as const, identity: identityOf(claims.iss, claims.sub, { ...claims, ...more }) };
    });
  }

  /** The cached configuration. After a failure it is requested again with the next call. */
  #configuration(): Promise<Configuration> {
    const { issuer, clientId, clientSecret, now } = this.#parts;
    if (this.#cached && this.#cached.until > now()) return this.#cached.configuration;
    const url = new URL(issuer);
    const configuration = discovery(url, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The settings allow http on this machine only. Signatures of id tokens are always checked.
      execute: [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
    const known = { configuration, until: now() + cacheMilliseconds };
    this.#cached = known;
    configuration.catch(() => {
      if (this.#cached === known) this.#cached = null;
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

/** Derives state, nonce and PKCE verifier from the attempt, which is random and known to one browser only. */
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
    // Some well-known providers send it as a string.
    emailVerified: verified === true || verified === 'true',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 100) : null,
  };
}

/**
 * The prompt that lets the person choose an account. Most providers list no prompts and support it. A provider that lists prompts
 * without it would refuse the request, so it is asked for a new sign-in, or for no prompt.
 */
function promptOfChoice(listed: unknown): 'select_account' | 'login' | null {
  if (!Array.isArray(listed) || listed.includes('select_account')) return 'select_account';
  return listed.includes('login') ? 'login' : null;
}
