import { sessionOf } from '@riderbell/domain/access/principal.ts';
import { encodeEvent } from './encode.ts';
import type { Connection } from './connection.ts';
import type { EventScope, StoredEvent } from './ports.ts';
import { keyOf, type RecentEvent, RecentEvents } from './recent-events.ts';

export interface Subscription {
  readonly connection: Connection;
  readonly scope: EventScope;
  /** Events up to here have been sent, or are known to the client. */
  sentThrough: bigint;
  /** While the past is being replayed, events of the present are left to the replay. */
  streaming: boolean;
}

/** Which sockets want whose events. One instance a process; the relay feeds it in the order of the log. */
export class Hub {
  /** By `keyOf`. */
  readonly #byScope = new Map<string, Set<Subscription>>();
  readonly #byConnection = new Map<Connection, Map<string, Subscription>>();
  readonly #onWrongEvent: (error: unknown, cursor: string) => void;
  readonly #allOutletOrders: () => boolean;
  readonly #recent = new RecentEvents();
  #position = 0n;

  /**
   * @param onWrongEvent told of an event that cannot be sent; it must not stop those that come after it
   * @param allOutletOrders whether a parent may follow its outlets now; asked for each event, so that open sockets follow too
   */
  constructor(onWrongEvent: (error: unknown, cursor: string) => void, allOutletOrders: () => boolean = () => true) {
    this.#onWrongEvent = onWrongEvent;
    this.#allOutletOrders = allOutletOrders;
  }

  /** Everything up to here has been handed to the streaming subscriptions. */
  get position(): bigint {
    return this.#position;
  }

  get connections(): IterableIterator<Connection> {
    return this.#byConnection.keys();
  }

  get size(): number {
    return this.#byConnection.size;
  }

  add(connection: Connection): void {
    this.#byConnection.set(connection, new Map());
  }

  remove(connection: Connection): void {
    for (const subscription of this.#byConnection.get(connection)?.values() ?? []) this.#unlist(subscription);
    this.#byConnection.delete(connection);
  }

  subscriptionsOf(connection: Connection): number {
    return this.#byConnection.get(connection)?.size ?? 0;
  }

  /**
   * Takes the place of all earlier subscriptions of the socket; with `also` that of the same vendor alone. null when the socket is
   * gone.
   */
  subscribe(connection: Connection, scope: EventScope, sentThrough: bigint, also = false): Subscription | null {
    const own = this.#byConnection.get(connection);
    if (!own) return null;
    this.unsubscribe(connection, also ? scope.vendorId : null);
    const subscription: Subscription = { connection, scope, sentThrough, streaming: false };
    own.set(scope.vendorId, subscription);
    const listed = this.#byScope.get(keyOf(scope)) ?? new Set();
    this.#byScope.set(keyOf(scope), listed.add(subscription));
    return subscription;
  }

  /** Ends the subscription of the vendor, or all of the socket where it is null. */
  unsubscribe(connection: Connection, vendorId: string | null): void {
    const own = this.#byConnection.get(connection);
    for (const earlier of own?.values() ?? []) {
      if (vendorId !== null && earlier.scope.vendorId !== vendorId) continue;
      this.#unlist(earlier);
      own?.delete(earlier.scope.vendorId);
    }
  }

  /** Whether the subscription still counts: a later one may have taken its place, or its socket may be gone. */
  holds(subscription: Subscription): boolean {
    return this.#byScope.get(keyOf(subscription.scope))?.has(subscription) ?? false;
  }

  /** Up to where the socket has been sent everything that it subscribed to; null while something is still being replayed to it. */
  sentThrough(connection: Connection): bigint | null {
    const own = [...(this.#byConnection.get(connection)?.values() ?? [])];
    return own.length > 0 && own.every(({ streaming }) => streaming) ? this.#position : null;
  }

  /** Begins in the middle of the log: after `since`, everything up to `through` is in `events`, and nobody waits for any of it yet. */
  start(since: bigint, events: readonly StoredEvent[], through: bigint): void {
    this.#recent.startAfter(since);
    for (const event of events) this.#recent.add(event);
    this.#position = through;
  }

  /** What a scope has missed, from memory; null when the cursor is too old for that, or ahead of this process. */
  recentAfter(cursor: bigint, scope: EventScope): readonly RecentEvent[] | null {
    return cursor > this.#position ? null : this.#recent.after(cursor, scope);
  }

  /** @param through everything up to here is in `events` or concerns nobody */
  deliver(events: readonly StoredEvent[], through: bigint): void {
    for (const event of events) this.#deliverOne(event);
    if (through > this.#position) this.#position = through;
  }

  /** The event's bytes, made once; null for one that is not what the contract says, such as another release may have written. */
  encode(recent: Omit<RecentEvent, 'position'>): Buffer | null {
    if (recent.bytes !== undefined) return recent.bytes;
    try {
      recent.bytes = encodeEvent(recent.event);
    } catch (error) {
      this.#onWrongEvent(error, recent.event.cursor);
      recent.bytes = null;
    }
    return recent.bytes;
  }

  closeSession(sessionId: string, code: number): void {
    for (const connection of this.#byConnection.keys()) {
      if (sessionOf(connection.principal) === sessionId) connection.close(code, 'session.invalid');
    }
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.#byConnection.keys()) connection.close(code, reason);
  }

  #deliverOne(event: StoredEvent): void {
    const recent = this.#recent.add(event);
    const { position: cursor } = recent;
    if (cursor > this.#position) this.#position = cursor;
    const served = new Set<Connection>();
    for (const subscription of this.#interestedIn(event)) {
      if (!subscription.streaming || cursor <= subscription.sentThrough) continue;
      subscription.sentThrough = cursor;
      // A socket that watches an outlet and its parent hears of it once.
      if (served.has(subscription.connection)) continue;
      served.add(subscription.connection);
      const bytes = this.encode(recent);
      if (bytes === null) return;
      subscription.connection.send(bytes);
    }
  }

  *#interestedIn(event: StoredEvent): Generator<Subscription> {
    yield* this.#byScope.get(keyOf(event)) ?? [];
    if (event.parentVendorId === null || !this.#allOutletOrders()) return;
    for (const subscription of this.#byScope.get(event.parentVendorId) ?? []) {
      if (subscription.scope.withOutlets) yield subscription;
    }
  }

  #unlist(subscription: Subscription): void {
    const key = keyOf(subscription.scope);
    const listed = this.#byScope.get(key);
    listed?.delete(subscription);
    if (listed?.size === 0) this.#byScope.delete(key);
  }
}
