import { createHash, randomBytes } from 'node:crypto';
import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import { v7 as uuid } from 'uuid';
import type {
  Account,
  AccountStore,
  IdentityProvider,
  SessionEndNews,
  SessionStore,
  SignedIn,
} from '../../features/accounts/ports.ts';
import { accessSeconds, type AccessTokens } from './access-tokens.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { Turnstile } from './turnstile.ts';

/** A session lives this long after its last extension. */
export const sessionMilliseconds = 30 * 24 * 60 * 60_000;

export interface EmbeddedIdentityParts {
  accounts: AccountStore;
  sessions: SessionStore;
  tokens: AccessTokens;
  news: SessionEndNews;
  now: () => number;
}

/** The identity provider of the server itself (decisions: Accounts). */
export class EmbeddedIdentity implements IdentityProvider {
  readonly #parts: EmbeddedIdentityParts;
  /** Each hash takes 19 MiB and a thread that files and name look-ups need too. */
  readonly #turnstile = new Turnstile(2, 100);
  readonly #nobodysHash: Promise<string>;

  constructor(parts: EmbeddedIdentityParts) {
    this.#parts = parts;
    this.#nobodysHash = hashPassword(randomBytes(16).toString('base64'));
  }

  async signIn(email: string, password: string): Promise<SignedIn | null> {
    const account = await this.#parts.accounts.findByEmail(email);
    // An unknown address costs the same work, so that time does not tell which addresses are known.
    const hash = account?.passwordHash ?? (await this.#nobodysHash);
    const right = await this.#turnstile.pass(() => isPassword(password, hash));
    if (!account || !right) return null;
    const sessionId = uuid();
    const next = this.#newRefreshToken();
    await this.#parts.sessions.open(sessionId, account.id, next, this.#parts.now());
    const { id, name } = account;
    return {
      account: { id, email: account.email, name },
      tokens: await this.#tokensOf(account, sessionId, next.token),
    };
  }

  async extend(refreshToken: string): Promise<AuthenticationResult | null> {
    const next = this.#newRefreshToken();
    const rotation = await this.#parts.sessions.rotate(hashOf(refreshToken), next, this.#parts.now());
    if (rotation.ok) return this.#tokensOf(rotation.account, rotation.sessionId, next.token);
    if (rotation.reused !== null) await this.#parts.news.publish(rotation.reused);
    return null;
  }

  async endSession(sessionId: string): Promise<void> {
    await this.#parts.sessions.end(sessionId, this.#parts.now());
    await this.#parts.news.publish(sessionId);
  }

  #newRefreshToken(): { token: string; hash: string; expiresAt: number } {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: hashOf(token), expiresAt: this.#parts.now() + sessionMilliseconds };
  }

  async #tokensOf(account: Account, sessionId: string, refreshToken: string): Promise<AuthenticationResult> {
    const { access, id } = await this.#parts.tokens.sign(account, sessionId, this.#parts.now());
    return {
      AccessToken: access,
      IdToken: id,
      RefreshToken: refreshToken,
      ExpiresIn: accessSeconds,
      TokenType: 'Bearer',
    };
  }
}

/** A random token needs no slow hash: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
