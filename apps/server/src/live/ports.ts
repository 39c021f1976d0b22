import type { Order } from '@riderbell/contract/shapes/order.ts';

/**
 * One stored change of an order. `cursor` is a decimal number as text; it grows in the order in which events become
 * visible, so that whoever has read up to one has missed nothing before it, also with concurrent commits.
 */
export interface StoredEvent {
  cursor: string;
  vendorId: string;
  parentVendorId: string | null;
  /** Whose order it was then, of those of guests; null at every other vendor. */
  guestId: string | null;
  order: Order;
}

export interface EventPage {
  events: StoredEvent[];
  /** Everything up to here has been read: the last cursor of the page, or the end of the log when the page was the last. */
  through: string;
}

/** Whose events are meant: a vendor's own, with `withOutlets` also those of the outlets below it; or one guest's alone. */
export interface EventScope {
  vendorId: string;
  withOutlets: boolean;
  /** Of those that share the placeholder vendor, the one who asks; null at every other vendor. */
  guestId: string | null;
}

/** The outbox as a log: one relay per process follows it, sockets catch up from it. */
export interface EventLog {
  /** The last cursor; "0" when nothing was ever written. */
  head(): Promise<string>;
  /** Cursors below this one have been swept: a client that asks from there has to read its lists again. */
  oldestReplayable(): Promise<string>;
  /** Events after the cursor, oldest first; all vendors' when `scope` is null. */
  readAfter(cursor: string, scope: EventScope | null, limit: number): Promise<EventPage>;
}

/** What processes tell each other. It is news and no record: each receiver also looks for itself now and then. */
export type NoticeTopic =
  | 'events-appended'
  | 'jobs-added'
  | 'session-ended'
  | 'vendor-changed'
  | 'country-parameters-changed';

export interface Notices {
  /** Tells this process at once and the others soon; never throws, a lost notice only costs time. */
  publish(topic: NoticeTopic, text: string): void;
  /** @returns a function that ends the subscription. */
  subscribe(topic: NoticeTopic, listener: (text: string) => void): () => void;
  close(): Promise<void>;
}
