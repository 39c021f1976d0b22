import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Hub } from './hub.ts';
import type { EventLog, EventBus } from './ports.ts';
import { maxEvents } from './recent-events.ts';

const pageSize = 500;
/**
 * Milliseconds between two reads. The first event after a pause is read at once; in a stream of events several share a read, so that a
 * busy server does not read once per event.
 */
const readPause = 10;

export interface RelayParts {
  hub: Hub;
  log: EventLog;
  bus: Pick<EventBus, 'subscribe'>;
  /** A message of the event bus can be lost, so the log is also polled. */
  pollMilliseconds: number;
  logger: Logger;
}

/** The reader of the log in this process: it passes all events to the hub, in order. */
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
   * Starts at the end of the log, with the last events in memory, because after a restart all sockets return for them. Sockets with an
   * older cursor read the past themselves.
   */
  async start(): Promise<void> {
    const { hub, log, bus, pollMilliseconds } = this.#parts;
    const [head, oldest] = [BigInt(await log.head()), BigInt(await log.oldestReplayable())];
    const since = head - BigInt(maxEvents) > oldest ? head - BigInt(maxEvents) : oldest;
    const { events, through } = await log.readAfter(String(since), null, maxEvents);
    hub.start(since, events, BigInt(through));
    this.#stopListening = bus.subscribe('events-appended', () => this.wake());
    this.#timer = setInterval(() => this.wake(), pollMilliseconds);
    this.#timer.unref();
  }

  /** Reads new events. A call during a read, or in the pause after it, causes one more read. */
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
    await pause(readPause);
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
      // The next poll tries again; an unavailable database is logged once instead of with each poll.
      if (!this.#failing) logger.error({ err: error }, 'the event log could not be read');
      this.#failing = true;
    }
  }
}
