/** There is no room to wait: the work was not even begun. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface TurnstileRules {
  /** Works at once. */
  readonly width: number;
  /** Works of one network, and of all, that wait in line. */
  readonly waitingOfNetwork: number;
  readonly waiting: number;
}

interface Waiting {
  readonly enter: () => void;
  readonly turnAway: (reason: TooManyWaiting) => void;
}

/** Lets a few works through at once. Each network waits in a separate line, and the lines take turns, so that a flood delays itself. */
export class Turnstile {
  readonly #rules: TurnstileRules;
  /** By network, in the order of their turns. An empty line is removed. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #inside = 0;

  constructor(rules: TurnstileRules) {
    this.#rules = rules;
  }

  /** The networks that have a line. */
  get lines(): number {
    return this.#lines.size;
  }

  /** @throws TooManyWaiting */
  async pass<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#rules.width) await this.#wait(network);
    else this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#handOver();
    }
  }

  /** The place goes to the network whose turn it is, so that a newcomer cannot take it first. */
  #handOver(): void {
    const [first] = this.#lines;
    if (first === undefined) {
      this.#inside -= 1;
      return;
    }
    const [network, line] = first;
    const next = line.shift();
    this.#lines.delete(network);
    if (line.length > 0) this.#lines.set(network, line);
    this.#waiting -= 1;
    next?.enter();
  }

  async #wait(network: string): Promise<void> {
    const line = this.#lines.get(network) ?? [];
    const isFull = line.length >= this.#rules.waitingOfNetwork;
    if (isFull || (this.#waiting >= this.#rules.waiting && !this.#shortenLongest(line.length))) throw tooManyWaiting();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push({ enter: resolve, turnAway: reject });
    this.#lines.set(network, line);
    this.#waiting += 1;
    await promise;
  }

  /** Makes room for a network with fewer in line than the longest line has. @returns whether there is room now */
  #shortenLongest(waitingOfNetwork: number): boolean {
    const longest = [...this.#lines.values()].reduce((long, line) => (line.length > long.length ? line : long), []);
    if (longest.length <= waitingOfNetwork + 1) return false;
    longest.pop()?.turnAway(tooManyWaiting());
    this.#waiting -= 1;
    return true;
  }
}

function tooManyWaiting(): TooManyWaiting {
  return new TooManyWaiting('Too many sign-ins at once');
}
