import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** After a pause of this length the next request begins a new search. */
const idleMilliseconds = 3 * 60_000;
/** The least recently used session is dropped beyond this, which costs a fraction of a cent. */
const maxSessions = 5000;

/**
 * Google bills the requests of one search together if they contain the same token. The token is used up by a request for the details of
 * a place (Places API, Session tokens: URL-safe base64, at most 36 characters).
 */
export class GoogleSessions {
  readonly #tokens = new LRUCache<string, string>({
    max: maxSessions,
    ttl: idleMilliseconds,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: Date,
  });

  /** The token of the asker's current search, or of a new one. */
  tokenFor(asker: string): string {
    const known = this.#tokens.get(asker);
    if (known !== undefined) return known;
    const token = randomBytes(16).toString('base64url');
    this.#tokens.set(asker, token);
    return token;
  }

  /** Ends the search when a place was chosen. */
  end(token: string): void {
    for (const [asker, used] of this.#tokens.entries()) {
      if (used !== token) continue;
      this.#tokens.delete(asker);
      return;
    }
  }
}
