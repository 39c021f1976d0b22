import type { IncomingMessage } from 'node:http';

export interface UploadRules {
  /** Bodies at once whose signature holds before they are read. */
  readonly proven: number;
  /** Bodies at once that must be read to know who sent them, of all networks and of one. */
  readonly unproven: number;
  readonly unprovenOfNetwork: number;
  /** Uploads of one network, and of all, that wait in line for a slot; others are refused at once. */
  readonly waitingOfNetwork: number;
  readonly waiting: number;
  readonly patienceMilliseconds: number;
  /** Without a byte for so long, an upload is broken off. */
  readonly idleMilliseconds: number;
  /** And when it brings less than this on average, after the same time. */
  readonly leastBytesPerSecond: number;
}

export const uploadRules: UploadRules = {
  proven: 16,
  unproven: 32,
  unprovenOfNetwork: 4,
  waitingOfNetwork: 8,
  waiting: 128,
  patienceMilliseconds: 10_000,
  idleMilliseconds: 10_000,
  leastBytesPerSecond: 10_000,
};

interface Waiting {
  readonly network: string;
  readonly grant: () => void;
}

/** So many uploads at once, and so many of one network; the others wait in line, and a network that has its share lets others pass. */
export class UploadSlots {
  readonly #most: { readonly all: number; readonly ofNetwork: number };
  readonly #rules: Pick<UploadRules, 'waiting' | 'waitingOfNetwork' | 'patienceMilliseconds'>;
  readonly #used = new Map<string, number>();
  readonly #line: Waiting[] = [];
  #usedByAll = 0;

  constructor(
    most: { readonly all: number; readonly ofNetwork: number },
    rules: Pick<UploadRules, 'waiting' | 'waitingOfNetwork' | 'patienceMilliseconds'>,
  ) {
    this.#most = most;
    this.#rules = rules;
  }

  /** Whether there is a slot, now or in time. `leave` is called with what ends the wait, when the client goes away. */
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
    const timer = setTimeout(giveUp, this.#rules.patienceMilliseconds);
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

/** Looks at how fast a body comes until it is there, and says so once when that is too slow. @returns what ends the looking */
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
