import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** An asker who stops typing for so long begins a new search. */
const idleMilliseconds = 3 * 60_000;
/** A token that makes room for another costs a fraction of a cent. */
const mostSessions = 5000;

/**
 * Google bills the questions of one search together when they carry one token, which is worth nothing after the details of
 * a place were asked with it (Places API, Session tokens: URL-safe base64, at most 36 characters).
 */
export class GoogleSessions {
  readonly #tokens = new LRUCache<string, string>({
    max: mostSessions,
    ttl: idleMilliseconds,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: Date,
  });

  /** The token of the search that the asker is in, or of a new one. */
  tokenFor(asker: string): string {
    const known = this.#tokens.get(asker);
    if (known !== undefined) return known;
    const token = randomBytes(16).toString('base64url');
    this.#tokens.set(asker, token);
    return token;
  }

  /** A place was chosen: the next question of that asker begins another search. */
  end(token: string): void {
    for (const [asker, used] of this.#tokens.entries()) {
      if (used !== token) continue;
      this.#tokens.delete(asker);
      return;
    }
  }
}
