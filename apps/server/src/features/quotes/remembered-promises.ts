import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import { LRUCache } from 'lru-cache';
import type { PromiseRecords } from './ports.ts';

/** One delivery more hardly moves a range; so long, an order asks the database nothing about promises. */
const lifetime = 60_000;
const most = 10_000;
/** No vendor has this id. */
const everywhere = '*';

/** Promises as they were read within the last minute. */
export class RememberedPromises implements PromiseRecords {
  readonly #records: PromiseRecords;
  /** By outlet; those of all outlets are under `everywhere`. */
  readonly #remembered: LRUCache<string, Promise<readonly PromiseOutcome[]>>;

  constructor(records: PromiseRecords, now: () => number) {
    this.#records = records;
    this.#remembered = new LRUCache({ max: most, ttl: lifetime, ttlResolution: 0, perf: { now } });
  }

  ofOutlet(vendorId: string): Promise<readonly PromiseOutcome[]> {
    return this.#read(vendorId, () => this.#records.ofOutlet(vendorId));
  }

  everywhere(): Promise<readonly PromiseOutcome[]> {
    return this.#read(everywhere, () => this.#records.everywhere());
  }

  #read(key: string, read: () => Promise<readonly PromiseOutcome[]>): Promise<readonly PromiseOutcome[]> {
    const known = this.#remembered.get(key);
    if (known) return known;
    const outcomes = read();
    this.#remembered.set(key, outcomes);
    // A failure may be over in a moment.
    outcomes.catch(() => {
      if (this.#remembered.peek(key) === outcomes) this.#remembered.delete(key);
    });
    return outcomes;
  }
}
