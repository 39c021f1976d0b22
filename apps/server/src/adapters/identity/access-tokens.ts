import type { Merchant, Principal } from '@riderbell/domain/access/principal.ts';
import type { Account } from '../../features/accounts/ports.ts';
import { readOwnToken, signOwnToken, type TokenPurpose } from './own-tokens.ts';

/** 15 minutes: how long a token stays valid if its revocation is lost. */
export const accessSeconds = 15 * 60;

export type ReadToken<Caller extends Principal = Merchant> =
  | { ok: true; principal: Caller; expiresAt: number }
  | { ok: false; why: 'session.expired' | 'session.invalid' };

/** Signs and reads the short-lived tokens of a session (HS256). Instants are epoch milliseconds. */
export class AccessTokens {
  readonly #purpose: TokenPurpose;

  constructor(secret: Uint8Array, audience: string) {
    this.#purpose = { secret, audience };
  }

  /** Signs the access token, and the id token that only identifies the account. */
  async sign(account: Account, sessionId: string, now: number): Promise<{ access: string; id: string }> {
    return {
      access: await this.#sign(account, { use: 'access', sid: sessionId, email: account.email }, now),
      id: await this.#sign(account, { use: 'id', email: account.email, name: account.name }, now),
    };
  }

  async read(token: string, now: number): Promise<ReadToken> {
    const read = await readOwnToken(this.#purpose, token, now);
    if (!read.ok) return read;
    const { sub, exp, use, sid, email } = read.claims;
    // An id token is signed with the same secret and must not give access.
    if (use !== 'access' || typeof sid !== 'string' || typeof email !== 'string') {
      return { ok: false, why: 'session.invalid' };
    }
    return {
      ok: true,
      principal: { kind: 'merchant', accountId: sub, email, sessionId: sid },
      expiresAt: exp * 1000,
    };
  }

  #sign(account: Account, claims: Record<string, string>, now: number): Promise<string> {
    return signOwnToken(this.#purpose, { subject: account.id, claims, lifeSeconds: accessSeconds }, now);
  }
}
