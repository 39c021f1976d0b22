import { createHmac } from 'node:crypto';
import type { KnownNetworks, KnownNetworkStore } from '../../features/accounts/ports.ts';

/** The lifetime of an unused session. */
export const networkMemory = 30 * 24 * 60 * 60_000;

/** Stores a keyed hash of account and network, so that the table does not reveal where a person is. */
export class HashedKnownNetworks implements KnownNetworks {
  readonly #store: Pick<KnownNetworkStore, 'has' | 'put'>;
  readonly #secret: Uint8Array;
  readonly #now: () => number;

  constructor(store: Pick<KnownNetworkStore, 'has' | 'put'>, secret: Uint8Array, now: () => number) {
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  isKnown(email: string, network: string): Promise<boolean> {
    return this.#store.has(this.#hashOf(email, network), this.#now() - networkMemory);
  }

  async remember(email: string, network: string): Promise<void> {
    await this.#store.put(this.#hashOf(email, network), this.#now());
  }

  #hashOf(email: string, network: string): string {
    return createHmac('sha256', this.#secret).update(`known network\n${email}\n${network}`).digest('base64url');
  }
}
