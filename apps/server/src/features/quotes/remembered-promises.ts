import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { PromiseRecords } from './ports.ts';

/** One delivery more hardly moves a range; so long, an order asks the database nothing about promises. */
const lifetime = 60_000;
const most = 10_000;

interface Remembered {
  readonly outcomes: Promise<readonly PromiseOutcome[]>;
  readonly until: number;
}

/** Promises as they were read within the last minute. */
export class RememberedPromises implements PromiseRecords {
  readonly #records: PromiseRecords;
  readonly #now: () => number;
  /** By outlet; under null those of everywhere. */
  readonly #remembered = new Map<string | null, Remembered>();

  constructor(records: PromiseRecords, now: () => number) {
    this.#records = records;
    this.#now = now;
  }

  ofOutlet(vendorId: string): Promise<readonly PromiseOutcome[]> {
    return this.#read(vendorId, () => this.#records.ofOutlet(vendorId));
  }

  everywhere(): Promise<readonly PromiseOutcome[]> {
    return this.#read(null, () => this.#records.everywhere());
  }

  #read(key: string | null, read: () => Promise<readonly PromiseOutcome[]>): Promise<readonly PromiseOutcome[]> {
    const known = this.#remembered.get(key);
    if (known && known.until > this.#now()) return known.outcomes;
    const outcomes = read();
    const remembered = { outcomes, until: this.#now() + lifetime };
    this.#remembered.delete(key);
    this.#remembered.set(key, remembered);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > most && oldest !== undefined) this.#remembered.delete(oldest);
    // A failure may be over in a moment.
    outcomes.catch(() => {
      if (this.#remembered.get(key) === remembered) this.#remembered.delete(key);
    });
    return outcomes;
  }
}
