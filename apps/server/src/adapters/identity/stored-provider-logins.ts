import { createHash, randomBytes } from 'node:crypto';
import type { ProviderLogins, ProviderLoginStore } from '../../features/accounts/ports.ts';

/** Long enough to sign in at the provider with a second factor. */
const lifetimeSeconds = 600;

/** Attempts are random and only their hashes are stored, so a reader of the table cannot complete them. */
export class StoredProviderLogins implements ProviderLogins {
  readonly #store: ProviderLoginStore;

  constructor(store: ProviderLoginStore) {
    this.#store = store;
  }

  async begin(now: number): Promise<{ attempt: string; expiresIn: number }> {
    const attempt = randomBytes(32).toString('base64url');
    await this.#store.add(hashOf(attempt), now + lifetimeSeconds * 1000);
    return { attempt, expiresIn: lifetimeSeconds };
  }

  take(attempt: string, now: number): Promise<boolean> {
    return this.#store.take(hashOf(attempt), now);
  }
}

function hashOf(attempt: string): string {
  return createHash('sha256').update(attempt).digest('base64url');
}
