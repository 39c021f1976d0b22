import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';

/**
 * One stored change of an order. `cursor` is a decimal number as text. It grows in the order in which events become visible, even
 * with concurrent commits, so a reader at a cursor has missed no earlier event.
 */
export interface StoredEvent {
  cursor: string;
  vendorId: string;
  parentVendorId: string | null;
  /** The guest to whom the order belonged at that time; null at every vendor but the placeholder of guests. */
  guestId: string | null;
  order: Order;
}

export interface EventPage {
  events: StoredEvent[];
  /** The position up to which the log has been read: the last cursor of the page, or the end of the log after the last page. */
  through: string;
}

/** Selects the events of a vendor, with `withOutlets` also those of its outlets, or the events of a single guest. */
export interface EventScope {
  vendorId: string;
  withOutlets: boolean;
  /** The guest, if the vendor is the placeholder that all guests share; null at every other vendor. */
  guestId: string | null;
}

/** The outbox as a log: one relay per process follows it, and sockets catch up from it. */
export interface EventLog {
  /** The last cursor; "0" if no event was ever written. */
  head(): Promise<string>;
  /** The oldest cursor that was not swept: a client with an older one has to reload its lists. */
  oldestReplayable(): Promise<string>;
  /** Events after the cursor, oldest first; those of all vendors when `scope` is null. */
  readAfter(cursor: string, scope: EventScope | null, limit: number): Promise<EventPage>;
}

/** What processes announce to each other. A message may be lost, so each receiver also polls from time to time. */
export type BusTopic =
  | 'events-appended'
  | 'jobs-added'
  | 'session-ended'
  | 'vendor-changed'
  /** Of the e-mail address in the text. */
  | 'access-changed'
  | 'country-parameters-changed';

export interface EventBus {
  /** Notifies this process at once and the others soon. Never throws: a lost message only costs time. */
  publish(topic: BusTopic, text: string): void;
  /** @returns a function that ends the subscription. */
  subscribe(topic: BusTopic, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}

/** The access policy: no principal has a right at an unknown vendor. */
export type FollowRights = (
  principal: Principal,
  vendorId: string,
  right: 'see-orders' | 'see-outlets-orders',
) => Promise<boolean>;
