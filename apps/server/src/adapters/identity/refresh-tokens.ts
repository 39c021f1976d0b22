import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens: random, or derived from the request if it may be repeated. Only their hashes are stored. */
export class RefreshTokens {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  first(): string {
    return randomBytes(32).toString('base64url');
  }

  /**
   * The token that replaces a spent one. With the key of an attempt it is the same each time, so the answer can be repeated without being
   * stored. Deriving it requires the spent token, the key and the server's secret.
   */
  successorOf(spent: string, attempt: string | null): string {
    if (attempt === null) return this.first();
    // The parts are separated unambiguously, so that different requests have different successors.
    const text = `riderbell refresh-successor\n${hashOf(spent)}\n${attempt}`;
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

/** A random token needs no slow hash, because it cannot be guessed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
