import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Hub } from './hub.ts';
import type { EventLog, EventBus } from './ports.ts';
import { mostKept } from './recent-events.ts';

const pageSize = 500;
/**
 * Milliseconds between two reads. The first event after a silence is read at once; of a stream of them several share a
 * read, so that a busy server does not ask once for each.
 */
const rest = 10;

export interface RelayParts {
  hub: Hub;
  log: EventLog;
  bus: Pick<EventBus, 'subscribe'>;
  /** A notice can be lost; this often the log is looked at anyway. */
  pollMilliseconds: number;
  logger: Logger;
}

/** The one reader of the log in this process: what is stored and visible goes to the hub, in order. */
export class Relay {
  readonly #parts: RelayParts;
  #stopListening: (() => void) | null = null;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #failing = false;

  constructor(parts: RelayParts) {
    this.#parts = parts;
  }

  /**
   * Starts from the end of the log, with what came last in memory: after a restart all sockets come back for it. Those whose cursor is
   * older read the past themselves.
   */
  async start(): Promise<void> {
    const { hub, log, bus, pollMilliseconds } = this.#parts;
    const [head, oldest] = [BigInt(await log.head()), BigInt(await log.oldestReplayable())];
    const since = head - BigInt(mostKept) > oldest ? head - BigInt(mostKept) : oldest;
    const { events, through } = await log.readAfter(String(since), null, mostKept);
    hub.start(since, events, BigInt(through));
    this.#stopListening = bus.subscribe('events-appended', () => this.wake());
    this.#timer = setInterval(() => this.wake(), pollMilliseconds);
    this.#timer.unref();
  }

  /** Reads on; a call during a read, or in the rest after it, makes one more read follow. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#readOnAndRest().finally(() => {
      this.#running = null;
      if (!this.#again) return;
      this.#again = false;
      this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopListening?.();
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  async #readOnAndRest(): Promise<void> {
    await this.#readOn();
    await pause(rest);
  }

  async #readOn(): Promise<void> {
    const { hub, log, logger } = this.#parts;
    try {
      let full = true;
      while (full && !this.#stopped) {
        const page = await log.readAfter(String(hub.position), null, pageSize);
        hub.deliver(page.events, BigInt(page.through));
        full = page.events.length === pageSize;
      }
      this.#failing = false;
    } catch (error) {
      // The next poll tries again; an absent database is told once and not at each of them.
      if (!this.#failing) logger.error({ err: error }, 'the event log could not be read');
      this.#failing = true;
    }
  }
}
