/** Too many wait already: the work was not even begun. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** Lets so many works through at once; a bounded number waits, everybody else is turned away. */
export class Turnstile {
  readonly #width: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(width: number, maxWaiting: number) {
    this.#width = width;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws TooManyWaiting */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#width) await this.#wait();
    else this.#inside += 1;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes the place over, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside -= 1;
    }
  }

  async #wait(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new TooManyWaiting('Too many sign-ins at once');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
