import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { OrderState } from '@riderbell/domain/orders/order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { DeliveryAreas } from '@riderbell/domain/quotes/delivery-areas.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { PromiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import type { TestVendors } from '@riderbell/domain/quotes/test-vendors.ts';
import type { DiscountTerms } from '@riderbell/domain/vouchers/voucher.ts';

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
}

/** Where an existing order is collected. */
export interface OrderOrigin {
  readonly origin: Coordinates;
  /** The guest's e-mail address, also when the order now belongs to an account; null for an order that is collected at its vendor. */
  readonly senderEmail: string | null;
}

/** What affects the price of a change to an order. */
export interface ChangedOrder extends OrderOrigin {
  readonly orderId: string;
  /** The drop-off. */
  readonly customer: Coordinates;
  readonly paymentMethod: string;
  /** The current fee. */
  readonly fee: DeliveryFee;
  /** The order keeps its voucher, which also reduces a new fee. */
  readonly voucher: DiscountTerms | null;
  readonly metres: number;
}

export interface Orders {
  /** Also null when the order exists but the principal may not change it, or it belongs to neither the vendor nor its outlets. */
  toChange(
    principal: Principal,
    vendorId: string,
    orderId: string,
  ): Promise<(ChangedOrder & OrderState & { readonly vendorId: string }) | null>;
}

export interface RoadRoute {
  /** Whole metres. */
  readonly metres: number;
  /** The duration of the ride in whole seconds; null if only the distance is known. */
  readonly seconds: number | null;
}

export interface Roads {
  /** The route by road; an estimate if no road is known or the routing service does not answer. It never throws. */
  route(from: Coordinates, to: Coordinates): Promise<RoadRoute>;
}

/** Signs texts so that only the server can create or change one. */
export interface Seal {
  seal(text: string): string;
  /** The sealed text; null if the server did not make the seal. */
  open(sealed: string): string | null;
}

/** The outcomes of promises, newest first. */
export interface PromiseRecords {
  ofOutlet(vendorId: string): Promise<readonly PromiseOutcome[]>;
  /** The outcomes at the outlets that delivered last. */
  everywhere(): Promise<readonly PromiseOutcome[]>;
}

export interface QuoteNeeds {
  /** The city at the point; empty if none is known or the provider does not answer. */
  cityAt(point: Coordinates): Promise<string>;
  readonly vendors: Vendors;
  readonly orders: Orders;
  readonly roads: Roads;
  readonly promises: PromiseRecords;
  readonly seal: Seal;
  /** Epoch ms. */
  now(): number;
  /** A new, unique id. */
  newQuoteId(): string;
  readonly country: Country;
  readonly areas: DeliveryAreas;
  /** Orders of these vendors are always deliverable, if necessary at the fallback fee (specification §4). */
  readonly testVendors: TestVendors;
  readonly lifetimeSeconds: number;
}
