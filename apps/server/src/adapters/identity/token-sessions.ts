import type { AuthenticationResult } from '@riderbell/contract/shapes/session.ts';
import type { Device } from '@riderbell/domain/accounts/device.ts';
import { v7 as uuid } from 'uuid';
import type {
  Account,
  ListedSession,
  NewRefreshToken,
  SessionEnds,
  Sessions,
  SessionStore,
  SignedIn,
} from '../../features/accounts/ports.ts';
import { accessSeconds, type AccessTokens } from './access-tokens.ts';
import { hashOf, type RefreshTokens } from './refresh-tokens.ts';

/** A session lives this long after its last extension. */
export const sessionMilliseconds = 30 * 24 * 60 * 60_000;

export interface TokenSessionParts {
  store: SessionStore;
  tokens: AccessTokens;
  refreshTokens: RefreshTokens;
  sessionEnds: SessionEnds;
  now: () => number;
}

/** Short-lived access tokens, and refresh tokens that rotate within a stored session (docs/accounts.md). */
export class TokenSessions implements Sessions {
  readonly #parts: TokenSessionParts;

  constructor(parts: TokenSessionParts) {
    this.#parts = parts;
  }

  async open(account: Account, passwordHash: string | null, device: Device): Promise<SignedIn | null> {
    const { store, refreshTokens, now } = this.#parts;
    const id = uuid();
    const refreshToken = refreshTokens.first();
    const token = this.#stored(refreshToken);
    const opened = await store.open({ id, accountId: account.id, passwordHash, device, token, now: now() });
    return opened ? { account, tokens: await this.#tokensOf(account, id, refreshToken) } : null;
  }

  async extend(refreshToken: string, attempt: string | null): Promise<SignedIn | null> {
    const { store, refreshTokens, now } = this.#parts;
    const next = refreshTokens.successorOf(refreshToken, attempt);
    const rotation = await store.rotate(hashOf(refreshToken), this.#stored(next), now());
    if (rotation.ok) {
      const { account, sessionId } = rotation;
      return { account, tokens: await this.#tokensOf(account, sessionId, next) };
    }
    if (rotation.reused !== null) await this.announce([rotation.reused]);
    return null;
  }

  list(accountId: string): Promise<ListedSession[]> {
    return this.#parts.store.list(accountId, this.#parts.now());
  }

  async end(accountId: string, sessionId: string): Promise<boolean> {
    const ended = await this.#parts.store.end(accountId, sessionId, this.#parts.now());
    if (ended) await this.announce([sessionId]);
    return ended;
  }

  async endOthers(accountId: string, sessionId: string): Promise<number> {
    const ended = await this.#parts.store.endOthers(accountId, sessionId, this.#parts.now());
    await this.announce(ended);
    return ended.length;
  }

  async announce(ended: readonly string[]): Promise<void> {
    await Promise.all(ended.map((sessionId) => this.#parts.sessionEnds.publish(sessionId)));
  }

  #stored(refreshToken: string): NewRefreshToken {
    return { hash: hashOf(refreshToken), expiresAt: this.#parts.now() + sessionMilliseconds };
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
