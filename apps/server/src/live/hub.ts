import { sessionOf } from '@riderbell/domain/access/principal.ts';
import { encodeEvent } from './encode.ts';
import type { Connection } from './connection.ts';
import type { EventScope, StoredEvent } from './ports.ts';
import { keyOf, type RecentEvent, RecentEvents } from './recent-events.ts';

export interface Subscription {
  readonly connection: Connection;
  readonly scope: EventScope;
  /** Events up to this position were sent or are known to the client. */
  sentThrough: bigint;
  /** During a replay of the past, the replay also sends current events. */
  streaming: boolean;
}

/** Delivers events to subscribed sockets. There is one instance per process; the relay feeds it in the order of the log. */
export class Hub {
  /** By `keyOf`. */
  readonly #byScope = new Map<string, Set<Subscription>>();
  readonly #byConnection = new Map<Connection, Map<string, Subscription>>();
  readonly #onWrongEvent: (error: unknown, cursor: string) => void;
  readonly #allOutletOrders: () => boolean;
  readonly #recent = new RecentEvents();
  #position = 0n;

  /**
   * @param onWrongEvent called for an event that cannot be sent; later events are still sent
   * @param allOutletOrders whether a parent may follow its outlets now; evaluated for each event, so that it also applies to open sockets
   */
  constructor(onWrongEvent: (error: unknown, cursor: string) => void, allOutletOrders: () => boolean = () => true) {
    this.#onWrongEvent = onWrongEvent;
    this.#allOutletOrders = allOutletOrders;
  }

  /** The position up to which streaming subscriptions got everything. */
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
   * Replaces all earlier subscriptions of the socket, or with `also` only that of the same vendor. Returns null if the socket is closed.
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

  /** Ends the subscription of the vendor, or all of the socket if the vendor is null. */
  unsubscribe(connection: Connection, vendorId: string | null): void {
    const own = this.#byConnection.get(connection);
    for (const earlier of own?.values() ?? []) {
      if (vendorId !== null && earlier.scope.vendorId !== vendorId) continue;
      this.#unlist(earlier);
      own?.delete(earlier.scope.vendorId);
    }
  }

  /** What the socket follows now. */
  scopesOf(connection: Connection): readonly EventScope[] {
    return [...(this.#byConnection.get(connection)?.values() ?? [])].map(({ scope }) => scope);
  }

  /** Whether the subscription is still valid: a later one may have replaced it, or its socket may be closed. */
  has(subscription: Subscription): boolean {
    return this.#byScope.get(keyOf(subscription.scope))?.has(subscription) ?? false;
  }

  /** The position up to which the socket got everything of its subscriptions; null during a replay. */
  sentThrough(connection: Connection): bigint | null {
    const own = [...(this.#byConnection.get(connection)?.values() ?? [])];
    return own.length > 0 && own.every(({ streaming }) => streaming) ? this.#position : null;
  }

  /** Starts in the middle of the log: `events` has everything after `since` up to `through`, and no socket waits for it yet. */
  start(since: bigint, events: readonly StoredEvent[], through: bigint): void {
    this.#recent.startAfter(since);
    for (const event of events) this.#recent.add(event);
    this.#position = through;
  }

  /** The missed events of a scope, from memory; null if the cursor is too old or ahead of this process. */
  recentAfter(cursor: bigint, scope: EventScope): readonly RecentEvent[] | null {
    return cursor > this.#position ? null : this.#recent.after(cursor, scope);
  }

  /** @param through the position up to which `events` is complete */
  deliver(events: readonly StoredEvent[], through: bigint): void {
    for (const event of events) this.#deliverOne(event);
    if (through > this.#position) this.#position = through;
  }

  /** The event's bytes, encoded once; null if it does not match the contract, for example because another release wrote it. */
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
      // A socket that follows an outlet and its parent gets the event once.
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
