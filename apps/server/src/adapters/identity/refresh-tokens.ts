import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens: random or, where a trade may be asked for again, made from what was sent. Only their hashes are stored. */
export class RefreshTokens {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  first(): string {
    return randomBytes(32).toString('base64url');
  }

  /**
   * What a token is traded for. With the key of an attempt it is the same each time, and nobody makes it without the spent token, the
   * key and the server's secret; so the answer can be given again and is kept nowhere.
   */
  successorOf(spent: string, attempt: string | null): string {
    if (attempt === null) return this.first();
    // Two texts of which one could run into the other would have the same successor.
    const sent = `riderbell refresh-successor\n${hashOf(spent)}\n${attempt}`;
    return createHmac('sha256', this.#secret).update(sent).digest('base64url');
  }
}

/** A random token needs no slow hash: there is nothing to guess. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
