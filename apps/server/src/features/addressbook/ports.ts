import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { SearchGroups, SearchTerm } from '@riderbell/domain/addressbook/search-terms.ts';
import type { FlagAsker } from '@riderbell/domain/flags/flags.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** A customer as an order describes them. */
export interface OrderedCustomer {
  readonly vendorId: string;
  /** The head of the vendor's family: its parent, or itself. */
  readonly familyId: string;
  /** An instant, ISO 8601. */
  readonly orderedAt: string;
  readonly name: string;
  readonly phone: string;
  /** Unit, building, text, joined by commas. */
  readonly address: string;
  readonly notes: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A customer as the address book stores them. */
export interface LearnedCustomer extends OrderedCustomer {
  /** The same for all orders of one customer at one place. */
  readonly key: string;
  readonly terms: readonly SearchTerm[];
}

/** One hand-over to a customer. */
export interface StoredHandOver extends Coordinates {
  readonly orderId: string;
  /** An instant, ISO 8601. */
  readonly at: string;
}

/** The customers of one vendor, or of its whole family. */
export type BookScope = { readonly vendorId: string; readonly familyId: string; readonly wholeFamily: boolean };

export interface AddressBookStore {
  /** Stores the newest details of each customer, in whatever order the orders arrive. */
  learn(customers: readonly LearnedCustomer[]): Promise<void>;
  /**
   * Stores a hand-over to a customer of the vendor, once for each order, and keeps only the last few. For a customer who is unknown or
   * was forgotten, stores nothing.
   */
  learnHandOver(customer: Pick<LearnedCustomer, 'vendorId' | 'key'>, handOver: StoredHandOver): Promise<void>;
  /** The customers who match all groups of at least one of the interpretations, newest first, each once. */
  search(scope: BookScope, interpretations: readonly SearchGroups[], limit: number): Promise<SavedAddress[]>;
  /**
   * Forgets this customer everywhere in the scope; an order from before `now` (epoch ms) does not bring them back.
   * @returns whether the customer existed
   */
  forget(scope: BookScope, id: string, now: number): Promise<boolean>;
  /** Forgets the customers whose last order is older than this instant (epoch ms). */
  sweep(before: number): Promise<number>;
  /** Removes the records of customers who were forgotten before this instant (epoch ms). */
  sweepForgotten(before: number): Promise<number>;
  /** Orders sorted by id, starting after `after`. */
  pastOrders(
    after: string,
    count: number,
  ): Promise<{ readonly customers: OrderedCustomer[]; readonly last: string | null }>;
}

export interface AddressBookNeeds {
  readonly store: AddressBookStore;
  readonly vendors: {
    /** Also null when the vendor exists but the principal does not have this right. */
    find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
  };
  readonly orders: { customerOf(orderId: string): Promise<OrderedCustomer | null> };
  /** Adds a job of this feature. */
  addJob(name: 'learn-past-customers', payload: { readonly after: string }): Promise<void>;
  /** Whether the address book is on for the asker. */
  isOn(asker: FlagAsker): Promise<boolean>;
  /** The country's phone prefix, with its plus. */
  readonly phonePrefix: string;
  readonly retentionDays: number;
  /** Epoch ms. */
  now(): number;
}
