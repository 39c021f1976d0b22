/** The queue is full, and the work was not started. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

export interface FairQueueLimits {
  /** How many tasks run at once. */
  readonly width: number;
  /** How many tasks of one network, and of all networks, may wait. */
  readonly waitingOfNetwork: number;
  readonly waiting: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: TooManyWaiting) => void;
}

/**
 * Runs a few tasks at once. Each network waits in a separate line, and the lines take turns, so that a flood delays only itself.
 * `p-limit` has a single line without a limit.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** By network, in the order of their turns. Empty lines are removed. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #inside = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** The networks that have a line. */
  get lines(): number {
    return this.#lines.size;
  }

  /** @throws TooManyWaiting */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#limits.width) await this.#wait(network);
    else this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#handOver();
    }
  }

  /** Gives the free place to the network whose turn it is, so that a newcomer cannot take it. */
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
    next?.start();
  }

  async #wait(network: string): Promise<void> {
    const line = this.#lines.get(network) ?? [];
    const isFull = line.length >= this.#limits.waitingOfNetwork;
    if (isFull || (this.#waiting >= this.#limits.waiting && !this.#shortenLongest(line.length))) throw tooManyWaiting();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push({ start: resolve, refuse: reject });
    this.#lines.set(network, line);
    this.#waiting += 1;
    await promise;
  }

  /** Makes room for a network whose line is shorter than the longest one. @returns whether there is room now */
  #shortenLongest(waitingOfNetwork: number): boolean {
    const longest = [...this.#lines.values()].reduce((long, line) => (line.length > long.length ? line : long), []);
    if (longest.length <= waitingOfNetwork + 1) return false;
    longest.pop()?.refuse(tooManyWaiting());
    this.#waiting -= 1;
    return true;
  }
}

function tooManyWaiting(): TooManyWaiting {
  return new TooManyWaiting('Too many sign-ins at once');
}
