import { type Guest, type Merchant, sessionOf } from '@riderbell/domain/access/principal.ts';
import { LRUCache } from 'lru-cache';
import type { SessionEndNews, SessionStore } from '../../features/accounts/ports.ts';
import type { SessionCheck, SessionVerdict } from '../../http/ports.ts';
import type { ReadToken } from './access-tokens.ts';

/** How long a verified token is believed without another look at the database. */
const cacheMilliseconds = 30_000;
const cacheSize = 10_000;

interface ReadsTokens {
  read(token: string, now: number): Promise<ReadToken<Merchant | Guest>>;
}

interface Verified {
  token: ReadToken<Merchant | Guest> & { ok: true };
  until: number;
}

/**
 * Verifies access tokens, or those of guests. A verified one is kept for at most 30 s, and each hit asks whether its session has ended
 * meanwhile: endings are told to every process, and a lost one is found at the next look at the database.
 */
export class CachedSessionCheck implements Pick<SessionCheck, 'check'> {
  readonly #tokens: ReadsTokens;
  readonly #store: Pick<SessionStore, 'isOpen'>;
  readonly #now: () => number;
  readonly #verified = new LRUCache<string, Verified>({ max: cacheSize });
  /** Sessions that ended, until nothing verified before can be in the cache any more. */
  readonly #ended = new Map<string, number>();

  constructor(tokens: ReadsTokens, store: Pick<SessionStore, 'isOpen'>, news: SessionEndNews, now: () => number) {
    this.#tokens = tokens;
    this.#store = store;
    this.#now = now;
    news.onEnded((sessionId) => this.#remember(sessionId));
  }

  async check(accessToken: string): Promise<SessionVerdict> {
    const now = this.#now();
    const verified = this.#verified.get(accessToken);
    // A clock that was set back makes it old, and not young for longer.
    const known = verified && verified.until > now && verified.until - cacheMilliseconds <= now ? verified : null;
    const token = known ? known.token : await this.#tokens.read(accessToken, now);
    if (!token.ok) return token;
    if (token.expiresAt <= now) return { ok: false, why: 'session.expired' };
    const sessionId = sessionOf(token.principal);
    const open = known ? true : await this.#store.isOpen(sessionId, now);
    // After the look, because the session may have ended during it.
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
