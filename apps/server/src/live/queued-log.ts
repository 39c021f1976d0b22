import type { EventLog, EventPage, EventScope } from './ports.ts';

/** How many database connections may read the past at once; the others are for the calls. */
const maxReaders = 3;

/**
 * The log for sockets that catch up. A few read at a time and the others wait, so that thousands of returning sockets do not delay new
 * orders.
 */
export class QueuedLog implements EventLog {
  readonly #log: EventLog;
  readonly #waiting: (() => void)[] = [];
  #free = maxReaders;

  constructor(log: EventLog) {
    this.#log = log;
  }

  head(): Promise<string> {
    return this.#inTurn(() => this.#log.head());
  }

  oldestReplayable(): Promise<string> {
    return this.#inTurn(() => this.#log.oldestReplayable());
  }

  readAfter(cursor: string, scope: EventScope | null, limit: number): Promise<EventPage> {
    return this.#inTurn(() => this.#log.readAfter(cursor, scope, limit));
  }

  async #inTurn<T>(read: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await read();
    } finally {
      // The reader that has waited longest continues.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
