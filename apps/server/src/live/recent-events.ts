import type { EventScope, StoredEvent } from './ports.ts';

/** Enough for the minutes in which most clients return after a lost connection; a few megabytes at most. */
export const maxEvents = 1000;

export interface RecentEvent {
  readonly position: bigint;
  readonly event: StoredEvent;
  /** Encoded when the event is first sent; null for an event that cannot be sent. */
  bytes?: Buffer | null;
}

/**
 * The end of the log in memory, with its encoded bytes. After a network failure thousands of sockets return at once and have missed the
 * same events, which are then not read from the database.
 */
export class RecentEvents {
  #events: RecentEvent[] = [];
  /** All events after this, up to the hub's position, are in memory. */
  #since: bigint;

  constructor(since = 0n) {
    this.#since = since;
  }

  /** Clears the memory: the next events follow this position. */
  startAfter(position: bigint): void {
    this.#events = [];
    this.#since = position;
  }

  add(event: StoredEvent): RecentEvent {
    const recent: RecentEvent = { position: BigInt(event.cursor), event };
    this.#events.push(recent);
    if (this.#events.length >= 2 * maxEvents) {
      this.#since = this.#events[maxEvents - 1]?.position ?? this.#since;
      this.#events = this.#events.slice(maxEvents);
    }
    return recent;
  }

  /** The events of the scope after the cursor; null if not all of them are in memory. */
  after(cursor: bigint, scope: EventScope): readonly RecentEvent[] | null {
    if (cursor < this.#since) return null;
    return this.#events.slice(this.#firstAfter(cursor)).filter(({ event }) => concerns(scope, event));
  }

  #firstAfter(cursor: bigint): number {
    let low = 0;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#events[middle]?.position ?? 0n) > cursor) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** The key of subscriptions and events: the vendor, or the guest at the guests' vendor. No vendor's id contains a colon. */
export function keyOf({ vendorId, guestId }: Pick<EventScope, 'vendorId' | 'guestId'>): string {
  return guestId === null ? vendorId : `guest:${guestId}`;
}

function concerns(scope: EventScope, event: StoredEvent): boolean {
  return keyOf(event) === keyOf(scope) || (scope.withOutlets && event.parentVendorId === scope.vendorId);
}
