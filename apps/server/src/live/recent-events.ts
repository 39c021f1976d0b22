import type { EventScope, StoredEvent } from './ports.ts';

/** Enough for the minute or two in which most of those who lost their connection come back; some megabytes at most. */
export const mostKept = 1000;

export interface RecentEvent {
  readonly position: bigint;
  readonly event: StoredEvent;
  /** Made when somebody first gets it; null for an event that cannot be sent. */
  bytes?: Buffer | null;
}

/**
 * The end of the log in memory, with the bytes that were sent of it. After a cut of the network thousands of sockets come back at once
 * and have missed the same: none of them has to ask the database for it.
 */
export class RecentEvents {
  #events: RecentEvent[] = [];
  /** Everything after this, up to the hub's position, is here. */
  #since: bigint;

  constructor(since = 0n) {
    this.#since = since;
  }

  /** Forgets everything: what comes from now on follows this position. */
  startAfter(position: bigint): void {
    this.#events = [];
    this.#since = position;
  }

  add(event: StoredEvent): RecentEvent {
    const kept: RecentEvent = { position: BigInt(event.cursor), event };
    this.#events.push(kept);
    if (this.#events.length >= 2 * mostKept) {
      this.#since = this.#events[mostKept - 1]?.position ?? this.#since;
      this.#events = this.#events.slice(mostKept);
    }
    return kept;
  }

  /** What the scope has missed after the cursor; null when it is not all here. */
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

/** Where subscriptions and events meet: the vendor or, of the one that guests share, the guest. No vendor's id has a colon. */
export function keyOf({ vendorId, guestId }: Pick<EventScope, 'vendorId' | 'guestId'>): string {
  return guestId === null ? vendorId : `guest:${guestId}`;
}

function concerns(scope: EventScope, event: StoredEvent): boolean {
  return keyOf(event) === keyOf(scope) || (scope.withOutlets && event.parentVendorId === scope.vendorId);
}
