import type { EventLog, EventPage, EventScope } from './ports.ts';

/** Of the connections to the database so many at most are busy with the past; the others are for the calls. */
const readersAtOnce = 3;

/**
 * The log for sockets that catch up: a few read at a time and the others wait, so that thousands that come back for something old take
 * longer, and an order that is made meanwhile does not.
 */
export class QueuedLog implements EventLog {
  readonly #log: EventLog;
  readonly #waiting: (() => void)[] = [];
  #free = readersAtOnce;

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
      // Whoever has waited longest takes the place over.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
