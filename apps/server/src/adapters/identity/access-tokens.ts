import type { Principal } from '@riderbell/contract/handler.ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Account } from '../../features/accounts/ports.ts';

const issuer = 'riderbell';
/** 15 minutes: how long a token outlives the loss of everything that could revoke it. */
export const accessSeconds = 15 * 60;

export type ReadToken =
  | { ok: true; principal: Principal; expiresAt: number }
  | { ok: false; why: 'session.expired' | 'session.invalid' };

/** Signs and reads the short-lived tokens of a session (HS256). Instants are epoch milliseconds. */
export class AccessTokens {
  readonly #secret: Uint8Array;
  readonly #audience: string;

  constructor(secret: Uint8Array, audience: string) {
    this.#secret = secret;
    this.#audience = audience;
  }

  /** The access token, and the id token that only tells who it is. */
  async sign(account: Account, sessionId: string, now: number): Promise<{ access: string; id: string }> {
    return {
      access: await this.#sign(account, { use: 'access', sid: sessionId, email: account.email }, now),
      id: await this.#sign(account, { use: 'id', email: account.email, name: account.name }, now),
    };
  }

  async read(token: string, now: number): Promise<ReadToken> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        issuer,
        audience: this.#audience,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(now),
      });
      const { sub, exp, use, sid, email } = payload;
      // An id token is signed with the same secret and must not open anything.
      if (use !== 'access' || !sub || !exp || typeof sid !== 'string' || typeof email !== 'string') {
        return { ok: false, why: 'session.invalid' };
      }
      return {
        ok: true,
        principal: { mode: 'CLASSIC', accountId: sub, email, sessionId: sid },
        expiresAt: exp * 1000,
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { ok: false, why: 'session.expired' };
      if (error instanceof errors.JOSEError) return { ok: false, why: 'session.invalid' };
      throw error;
    }
  }

  #sign(account: Account, claims: Record<string, string>, now: number): Promise<string> {
    const seconds = Math.floor(now / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(this.#audience)
      .setSubject(account.id)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + accessSeconds)
      .sign(this.#secret);
  }
}
