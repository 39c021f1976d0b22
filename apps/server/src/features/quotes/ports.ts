import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { OrderStanding } from '@riderbell/domain/orders/order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { DeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { TestVendors } from '@riderbell/domain/quotes/test-vendors.ts';
import type { DiscountTerms } from '@riderbell/domain/vouchers/voucher.ts';

export interface Vendors {
  /** Null also when the vendor exists but the principal has not this right at it. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
}

/** Where an order that exists is collected. */
export interface OrderOrigin {
  readonly origin: Coordinates;
  /** Of an order that a guest made, also when it is an account's by now; null for one that is collected at its vendor. */
  readonly senderEmail: string | null;
}

/** What decides about the price of a change of an order. */
export interface ChangedOrder extends OrderOrigin {
  readonly orderId: string;
  /** Where it goes. */
  readonly customer: Coordinates;
  readonly paymentMethod: string;
  /** As it is charged now. */
  readonly fee: DeliveryFee;
  /** It stays with the order and is taken off a new fee. */
  readonly voucher: DiscountTerms | null;
  readonly metres: number;
}

export interface Orders {
  /** Null also when the order exists but the principal may not change it, or it is no order of the vendor or of its outlets. */
  toChange(
    principal: Principal,
    vendorId: string,
    orderId: string,
  ): Promise<(ChangedOrder & OrderStanding & { readonly vendorId: string }) | null>;
}

export interface RoadWay {
  /** Whole metres. */
  readonly metres: number;
  /** How long a rider rides, in whole seconds; null where only the distance is known. */
  readonly seconds: number | null;
}

export interface Roads {
  /** The way by road; an estimate where no road is known, or whoever knows them does not answer. It never throws. */
  way(from: Coordinates, to: Coordinates): Promise<RoadWay>;
}

/** Signs texts so that nobody else can make one or change one. */
export interface Seal {
  seal(text: string): string;
  /** The text of a seal of ours; null for anything else. */
  open(sealed: string): string | null;
}

/** What became of promises, newest first. */
export interface PromiseRecords {
  ofOutlet(vendorId: string): Promise<readonly PromiseOutcome[]>;
  /** At the outlets that delivered last. */
  everywhere(): Promise<readonly PromiseOutcome[]>;
}

export interface QuoteNeeds {
  /** The city around the point; empty where none is known or can be asked now. */
  cityAt(point: Coordinates): Promise<string>;
  readonly vendors: Vendors;
  readonly orders: Orders;
  readonly roads: Roads;
  readonly promises: PromiseRecords;
  readonly seal: Seal;
  /** Epoch ms. */
  now(): number;
  /** An id that was never given before. */
  newQuoteId(): string;
  readonly country: Country;
  readonly areas: DeliveryAreas;
  /** Their orders are always deliverable, if need be at the fallback fee (specification §4). */
  readonly testVendors: TestVendors;
  readonly lifetimeSeconds: number;
}
