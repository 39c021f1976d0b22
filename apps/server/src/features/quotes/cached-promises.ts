import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import { LRUCache } from 'lru-cache';
import type { PromiseRecords } from './ports.ts';

/** Promises are read no more than once a minute: one more delivery hardly changes the range. */
const lifetime = 60_000;
const maxPromises = 10_000;
/** No vendor has this id. */
const everywhere = '*';

/** A cache of promises that were read within the last minute. */
export class CachedPromises implements PromiseRecords {
  readonly #records: PromiseRecords;
  /** By outlet; those of all outlets are under `everywhere`. */
  readonly #cache: LRUCache<string, Promise<readonly PromiseOutcome[]>>;

  constructor(records: PromiseRecords, now: () => number) {
    this.#records = records;
    this.#cache = new LRUCache({ max: maxPromises, ttl: lifetime, ttlResolution: 0, perf: { now } });
  }

  ofOutlet(vendorId: string): Promise<readonly PromiseOutcome[]> {
    return this.#read(vendorId, () => this.#records.ofOutlet(vendorId));
  }

  everywhere(): Promise<readonly PromiseOutcome[]> {
    return this.#read(everywhere, () => this.#records.everywhere());
  }

  #read(key: string, read: () => Promise<readonly PromiseOutcome[]>): Promise<readonly PromiseOutcome[]> {
    const known = this.#cache.get(key);
    if (known) return known;
    const outcomes = read();
    this.#cache.set(key, outcomes);
    // A failure may be over in a moment.
    outcomes.catch(() => {
      if (this.#cache.peek(key) === outcomes) this.#cache.delete(key);
    });
    return outcomes;
  }
}
