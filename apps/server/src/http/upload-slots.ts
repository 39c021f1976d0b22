import type { IncomingMessage } from 'node:http';

export interface UploadRules {
  /** Simultaneous bodies whose signature was verified before they are read. */
  readonly proven: number;
  /** Simultaneous bodies that must be read to verify the sender, of all networks and per network. */
  readonly unproven: number;
  readonly unprovenOfNetwork: number;
  /** Uploads that may wait for a slot, per network and in all; others are refused at once. */
  readonly waitingOfNetwork: number;
  readonly waiting: number;
  readonly maxWaitMilliseconds: number;
  /** An upload is aborted after this time without a byte. */
  readonly idleMilliseconds: number;
  /** An upload is aborted if its average rate is lower, after the same time. */
  readonly leastBytesPerSecond: number;
}

export const uploadRules: UploadRules = {
  proven: 16,
  unproven: 32,
  unprovenOfNetwork: 4,
  waitingOfNetwork: 8,
  waiting: 128,
  maxWaitMilliseconds: 10_000,
  idleMilliseconds: 10_000,
  leastBytesPerSecond: 10_000,
};

interface Waiting {
  readonly network: string;
  readonly grant: () => void;
}

/** Limits simultaneous uploads in all and per network. Others wait in line; a network at its limit lets others pass. */
export class UploadSlots {
  readonly #most: { readonly all: number; readonly ofNetwork: number };
  readonly #rules: Pick<UploadRules, 'waiting' | 'waitingOfNetwork' | 'maxWaitMilliseconds'>;
  readonly #used = new Map<string, number>();
  readonly #line: Waiting[] = [];
  #usedByAll = 0;

  constructor(
    most: { readonly all: number; readonly ofNetwork: number },
    rules: Pick<UploadRules, 'waiting' | 'waitingOfNetwork' | 'maxWaitMilliseconds'>,
  ) {
    this.#most = most;
    this.#rules = rules;
  }

  /** Returns whether a slot is free, now or in time. `leave` receives a function that ends the wait when the client disconnects. */
  async take(network: string, leave: (stopWaiting: () => void) => void): Promise<boolean> {
    if (this.#hasRoom(network)) {
      this.#use(network, 1);
      return true;
    }
    const ofNetwork = this.#line.filter((other) => other.network === network).length;
    if (ofNetwork >= this.#rules.waitingOfNetwork || this.#line.length >= this.#rules.waiting) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiting = { network, grant: () => resolve(true) };
    this.#line.push(waiting);
    const giveUp = (): void => {
      const at = this.#line.indexOf(waiting);
      if (at >= 0) this.#line.splice(at, 1);
      resolve(false);
    };
    const timer = setTimeout(giveUp, this.#rules.maxWaitMilliseconds);
    leave(giveUp);
    return promise.finally(() => clearTimeout(timer));
  }

  release(network: string): void {
    this.#use(network, -1);
    const next = this.#line.findIndex((waiting) => this.#hasRoom(waiting.network));
    const [waiting] = next < 0 ? [] : this.#line.splice(next, 1);
    if (waiting === undefined) return;
    this.#use(waiting.network, 1);
    waiting.grant();
  }

  #hasRoom(network: string): boolean {
    return this.#usedByAll < this.#most.all && (this.#used.get(network) ?? 0) < this.#most.ofNetwork;
  }

  #use(network: string, change: 1 | -1): void {
    this.#usedByAll += change;
    const used = (this.#used.get(network) ?? 0) + change;
    if (used === 0) this.#used.delete(network);
    else this.#used.set(network, used);
  }
}

/** Watches the rate of a body and calls `onSlow` once if it is too slow. @returns a function that ends the watch */
export function watchPace(
  request: IncomingMessage,
  { idleMilliseconds, leastBytesPerSecond }: UploadRules,
  onSlow: () => void,
): () => void {
  const { socket } = request;
  const start = { at: performance.now(), bytes: socket.bytesRead };
  let last = start;
  const stop = (): void => clearInterval(timer);
  const look = (): void => {
    if (request.complete || socket.destroyed) return stop();
    const now = { at: performance.now(), bytes: socket.bytesRead };
    if (now.bytes > last.bytes) last = now;
    const milliseconds = now.at - start.at;
    const isIdle = now.at - last.at >= idleMilliseconds;
    const brought = (1000 * (now.bytes - start.bytes)) / milliseconds;
    if (!isIdle && (milliseconds < idleMilliseconds || brought >= leastBytesPerSecond)) return;
    stop();
    onSlow();
  };
  const timer = setInterval(look, idleMilliseconds / 10);
  timer.unref();
  return stop;
}
