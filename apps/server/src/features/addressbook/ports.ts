import type { SavedAddress } from '@riderbell/contract/shapes/saved-address.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { SearchGroups, SearchTerm } from '@riderbell/domain/addressbook/search-terms.ts';
import type { FlagAsker } from '@riderbell/domain/flags/flags.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** A customer as an order has them. */
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

/** A customer as the book keeps them. */
export interface LearnedCustomer extends OrderedCustomer {
  /** The same for all orders of one customer at one place. */
  readonly key: string;
  readonly terms: readonly SearchTerm[];
}

/** One time that a rider handed over to a customer. */
export interface KeptHandOver extends Coordinates {
  readonly orderId: string;
  /** An instant, ISO 8601. */
  readonly at: string;
}

/** Whose customers: of one vendor, or of a whole family by its head. */
export type BookScope = { readonly vendorId: string; readonly familyId: string; readonly wholeFamily: boolean };

export interface AddressBookStore {
  /** Keeps the newest of what is told of a customer, whatever comes last. */
  learn(customers: readonly LearnedCustomer[]): Promise<void>;
  /**
   * Keeps one more hand-over of a customer whom the vendor knows, and only the last few; of an order once. Of whoever is
   * not known, or has been forgotten, nothing is kept.
   */
  learnHandOver(customer: Pick<LearnedCustomer, 'vendorId' | 'key'>, handOver: KeptHandOver): Promise<void>;
  /** Customers that fit all groups of one of the ways, newest first, each once. */
  search(scope: BookScope, ways: readonly SearchGroups[], limit: number): Promise<SavedAddress[]>;
  /**
   * Forgets this customer everywhere in the scope; no order from before `now` (epoch ms) brings them back.
   * @returns whether somebody was there
   */
  forget(scope: BookScope, id: string, now: number): Promise<boolean>;
  /** Forgets whoever has not ordered since (epoch ms). */
  sweep(before: number): Promise<number>;
  /** Forgets also that somebody was forgotten before (epoch ms). */
  sweepForgotten(before: number): Promise<number>;
  /** Orders by their ids, from the one after `after` on. */
  pastOrders(
    after: string,
    count: number,
  ): Promise<{ readonly customers: OrderedCustomer[]; readonly last: string | null }>;
}

export interface AddressBookNeeds {
  readonly store: AddressBookStore;
  readonly vendors: {
    /** Null also when the vendor exists but the principal has not this right at it. */
    find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
  };
  readonly orders: { customerOf(orderId: string): Promise<OrderedCustomer | null> };
  /** Adds a job of this feature. */
  addJob(name: 'learn-past-customers', payload: { readonly after: string }): Promise<void>;
  /** Whether the address book is offered to the asker. */
  isOn(asker: FlagAsker): Promise<boolean>;
  /** Of the country, with its plus. */
  readonly phonePrefix: string;
  readonly retentionDays: number;
  /** Epoch ms. */
  now(): number;
}
