import type { Guest } from '@riderbell/domain/access/principal.ts';
import type { GuestTokens } from '../../features/guests/ports.ts';
import type { ReadToken } from './access-tokens.ts';
import { readOwnToken, signOwnToken, type TokenPurpose } from './own-tokens.ts';

/**
 * Signs and reads the tokens of guests. They are like access tokens with a separate audience and a mark, so that neither is accepted
 * in place of the other. Instants are epoch milliseconds.
 */
export class SignedGuestTokens implements GuestTokens {
  readonly #purpose: TokenPurpose;
  readonly lifeSeconds: number;

  /** @param environment the audience of access tokens is its bare name */
  constructor(secret: Uint8Array, environment: string, lifeSeconds: number) {
    this.#purpose = { secret, audience: `${environment}/guest` };
    this.lifeSeconds = lifeSeconds;
  }

  sign(guestId: string, now: number): Promise<string> {
    const { lifeSeconds } = this;
    return signOwnToken(this.#purpose, { subject: guestId, claims: { use: 'guest' }, lifeSeconds }, now);
  }

  async read(token: string, now: number): Promise<ReadToken<Guest>> {
    const read = await readOwnToken(this.#purpose, token, now);
    if (!read.ok) return read;
    const { sub: guestId, exp, use } = read.claims;
    if (use !== 'guest') return { ok: false, why: 'session.invalid' };
    const endsAt = exp * 1000;
    return {
      ok: true,
      // A guest has no separate session: it ends when it joins an account.
      principal: { kind: 'guest', guestId, endsAt },
      expiresAt: endsAt,
    };
  }
}
