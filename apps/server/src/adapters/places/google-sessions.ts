import { randomBytes } from 'node:crypto';

/** Somebody who stops typing for so long begins a new search. */
const idleMilliseconds = 3 * 60_000;
/** Further ones push out those that were idle longest: a token that is lost costs a fraction of a cent. */
const mostSessions = 5000;

interface Session {
  readonly token: string;
  usedAt: number;
}

/**
 * Google bills the questions of one search together when they carry one token, which is worth nothing after the details of
 * a place were asked with it (Places API, Session tokens: URL-safe base64, at most 36 characters).
 */
export class GoogleSessions {
  readonly #now: () => number;
  readonly #byAsker = new Map<string, Session>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The token of the search that the asker is in, or of a new one. */
  tokenFor(asker: string): string {
    const now = this.#now();
    const known = this.#byAsker.get(asker);
    const session =
      known !== undefined && now - known.usedAt < idleMilliseconds
        ? known
        : { token: randomBytes(16).toString('base64url'), usedAt: now };
    session.usedAt = now;
    // Set anew, so that the order of the map is that of their use.
    this.#byAsker.delete(asker);
    this.#byAsker.set(asker, session);
    const [oldest] = this.#byAsker.keys();
    if (this.#byAsker.size > mostSessions && oldest !== undefined) this.#byAsker.delete(oldest);
    return session.token;
  }

  /** A place was chosen: the next question of that asker begins another search. */
  end(token: string): void {
    for (const [asker, session] of this.#byAsker) if (session.token === token) this.#byAsker.delete(asker);
  }
}
