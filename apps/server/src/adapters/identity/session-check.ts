import { type DevicePerson, type Guest, type Merchant, sessionOf } from '@riderbell/domain/access/principal.ts';
import { LRUCache } from 'lru-cache';
import type { SessionEnds, SessionStore } from '../../features/accounts/ports.ts';
import type { SessionCheck, SessionVerdict } from '../../http/ports.ts';
import type { ReadToken } from './access-tokens.ts';

/** How long a verified token is cached before its session is checked in the database again. */
const cacheMilliseconds = 30_000;
const cacheSize = 10_000;

interface ReadsTokens {
  read(token: string, now: number): Promise<ReadToken<Merchant | Guest | DevicePerson>>;
}

interface Verified {
  token: ReadToken<Merchant | Guest | DevicePerson> & { ok: true };
  until: number;
}

/**
 * Verifies access tokens, or those of guests or of people at shared devices. Verified tokens are cached for at most 30 s, and each hit checks whether the session has
 * ended since: every process is notified, and a lost notification is made up for by the next check in the database.
 */
export class CachedSessionCheck implements Pick<SessionCheck, 'check'> {
  readonly #tokens: ReadsTokens;
  readonly #store: Pick<SessionStore, 'isOpen'>;
  readonly #now: () => number;
  readonly #verified = new LRUCache<string, Verified>({ max: cacheSize });
  /** Sessions that ended, for as long as the cache may contain their tokens. */
  readonly #ended = new Map<string, number>();

  constructor(tokens: ReadsTokens, store: Pick<SessionStore, 'isOpen'>, sessionEnds: SessionEnds, now: () => number) {
    this.#tokens = tokens;
    this.#store = store;
    this.#now = now;
    sessionEnds.onEnded((sessionId) => this.#remember(sessionId));
  }

  async check(accessToken: string): Promise<SessionVerdict> {
    const now = this.#now();
    const verified = this.#verified.get(accessToken);
    // After the clock was set back, the entry counts as stale instead of staying fresh for longer.
    const known = verified && verified.until > now && verified.until - cacheMilliseconds <= now ? verified : null;
    const token = known ? known.token : await this.#tokens.read(accessToken, now);
    if (!token.ok) return token;
    if (token.expiresAt <= now) return { ok: false, why: 'session.expired' };
    const sessionId = sessionOf(token.principal);
    const open = known ? true : await this.#store.isOpen(sessionId, now);
    // Check after the look-up, because the session may have ended during it.
    if (!open || this.#ended.has(sessionId)) {
      this.#verified.delete(accessToken);
      return { ok: false, why: 'session.invalid' };
    }
    if (!known) this.#verified.set(accessToken, { token, until: now + cacheMilliseconds });
    return { ok: true, principal: token.principal };
  }

  #remember(sessionId: string): void {
    const now = this.#now();
    for (const [ended, at] of this.#ended) {
      if (at + 2 * cacheMilliseconds > now) break;
      this.#ended.delete(ended);
    }
    this.#ended.set(sessionId, now);
  }
}
