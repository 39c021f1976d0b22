import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import type { SpotOffer } from './spot-offer.ts';
import type { RecentDropOff } from './recent-drop-offs.ts';
import type { AddressBook } from './use-address-book.ts';

/** What the form knows about a customer who had a delivery before. */
export interface ReturningCustomer {
  readonly book: AddressBook;
  /** Where riders handed over to the customer. */
  readonly spot: SpotOffer;
  /** The drop-off of the form. */
  readonly destination: ChosenPlace | null;
  /** Fills the form in from a customer. */
  fill(customer: RecentDropOff): void;
}
