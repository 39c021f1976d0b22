import type { Once } from '@riderbell/contract/handler.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { ChangeNote } from '@riderbell/domain/cash/change-note.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';
import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
import type { OrderMoney } from '@riderbell/domain/payments/order-money.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import type { PromisedRange, PromiseOutcome, PromiseRecord } from '@riderbell/domain/quotes/promise.ts';
import type { DiscountTerms, DiscountType } from '@riderbell/domain/vouchers/voucher.ts';
import type { MerchantFields } from './merchant-fields.ts';

export interface OrderParty extends Coordinates {
  readonly name: string;
  readonly phoneNumber: string;
  readonly address: string;
  /** At the customer: the merchant's notes to the rider; at the collection point: the outlet's instructions. */
  readonly notes: string;
}

export interface OrderRider {
  readonly id: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly vehicle: Vehicle;
}

export type ProofKind = Order['proofs'][number];

export interface OrderProof {
  readonly kind: ProofKind;
  readonly fileKey: string;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  /** Instants, ISO 8601 in UTC. */
  readonly takenAt: string;
  readonly expiresAt: string;
}

/** The voucher of an order, with the terms by which an edit is priced. */
export interface OrderVoucher extends DiscountTerms {
  readonly voucherId: number;
  readonly code: string;
}

/** An order as it is stored. Fields that the domain's rules of progress change have the domain's names; money is in minor units. */
export interface OrderRecord extends OrderProgress, MerchantFields {
  readonly orderId: string;
  readonly vendorId: string;
  /** The head of the vendor's family: its parent, or itself. */
  readonly familyId: string;
  /** Increases with every change; guards against two changes at once. */
  readonly version: number;
  /** Increases with every edit; tells which copy of the order the fleet has. */
  readonly revision: number;
  /** The sequence of the fleet's last status that was applied; a status with a lower sequence is too late. */
  readonly fleetSequence: number;
  readonly createdBy: string | null;
  /** As the business knows the person who requested it; null for a guest, an embedding system, and orders older than this field. */
  readonly requestedBy: string | null;
  /** The guest who made the order, while it belongs to the guest vendor; null at every other vendor. */
  readonly guestId: string | null;
  /** The guest's e-mail address, also when the order now belongs to an account; null for an order that a guest did not make. */
  readonly senderEmail: string | null;
  readonly customer: OrderParty;
  readonly origin: OrderParty;
  /** Null if the merchant left it out, which some countries allow. */
  readonly amount: number | null;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly paymentMethod: string;
  /** Null until the recipient of a cash order says what they pay with. */
  readonly changeNote: ChangeNote | null;
  readonly fee: DeliveryFee;
  readonly voucher: OrderVoucher | null;
  readonly metres: number;
  readonly quoteId: string;
  readonly rider: OrderRider | null;
  readonly pickUpAt: string | null;
  readonly dropOffAt: string | null;
  /** Null for orders that are older than promises. */
  readonly promise: PromisedRange | null;
  readonly cancellation: { readonly reason: string; readonly by: string } | null;
  readonly proofs: readonly OrderProof[];
}

/** Background work, stored with the change that causes it. `runAt` is epoch ms. */
export interface OrderJob {
  /**
   * Hand the order to the fleet; send the fleet an edit; take the order back for good, or until another time; let the address book learn
   * the customer, or where the order was handed over.
   */
  readonly name:
    | 'release-order'
    | 'send-edit-to-fleet'
    | 'withdraw-order'
    | 'take-back-order'
    | 'learn-customer'
    | 'learn-hand-over';
  /** At most one job with a name and key exists at a time; null never collides. */
  readonly key: string | null;
  readonly payload: {
    readonly orderId: string;
    readonly handOver?: HandOver;
    /** The time for which the order is handed over, unix seconds; null means as soon as possible. */
    readonly preorderedFor?: number | null;
  };
  readonly runAt: number;
}

export interface UsedQuote {
  readonly quoteId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** All of it is stored, or nothing. `event` is the order as it is published, and the answer for `once`. */
export interface OrderWrite {
  readonly order: OrderRecord;
  readonly event: Order;
  readonly jobs: readonly OrderJob[];
  readonly usedQuote: UsedQuote | null;
  /** An order uses its voucher when it is created, and returns it with the change that ends the order without payment. */
  readonly voucherUse?: 'used' | 'returned';
  /** The outcome of the order's promise, if this change decides it; counted for its outlet. */
  readonly promiseOutcome?: PromiseOutcome;
  readonly once: Once | null;
  /** The caller who caused the new entries of the history, if a person did. */
  readonly askedBy: string | null;
  /** The entry of the vendor's audit trail; null for what the trail does not record. */
  readonly audit: AuditRecord | null;
}

export interface OrderChange extends OrderWrite {
  /** The copy that was read; the change is stored only if this is still the current one. */
  readonly before: OrderRecord;
}

/** Selects orders (see `selectOrders`). */
export interface OrderFilter {
  readonly scope: { readonly vendorId: string } | { readonly familyId: string } | { readonly guestId: string };
  /** Instants, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Null for any status. A delayed order is matched by `delayed`, not by `statuses`. */
  readonly status: StatusCondition | null;
  /** True for scheduled orders, false for the others, null for both. */
  readonly scheduled: boolean | null;
  readonly find: OrderSearch | null;
  /** The last digits of the customer's number, without its national or international prefix. */
  readonly phone: string | null;
  readonly now: number;
}

export interface OrderQuery extends OrderFilter {
  /** The list is newest first and begins after this order. */
  readonly after: { readonly createdAt: string; readonly orderId: string } | null;
  readonly limit: number;
}

export interface StatusCondition {
  readonly statuses: readonly string[];
  /** Which delayed orders match: all, those that were collected, those that were not, or none. */
  readonly delayed: 'all' | 'collected' | 'new' | 'none';
}

/** The beginning of an id, the end of the customer's number, or a part of the customer's name or address. */
export type OrderSearch =
  | { readonly kind: 'order-id'; readonly prefix: string }
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'text'; readonly text: string };

/** Sums of the orders' money, by the domain's table of what has changed hands. */
export interface OrderTotals extends OrderMoney {
  /** How many they are. */
  readonly orders: number;
}

/** What shows whether another order would repeat this one. */
export interface OrderAtDoor extends Pick<OrderRecord, 'orderId' | 'amount'> {
  readonly status: string;
  readonly customer: Pick<OrderParty, 'phoneNumber' | 'address' | 'latitude' | 'longitude'>;
}

/** Another order used the voucher for the last time, overall or for this business. */
export type VoucherSpent = 'voucher-used-up' | 'voucher-used-up-here';

/** A guest's order is created only if the guest has made exactly this many orders and was not joined to an account. */
export interface GuestClaim {
  readonly guestId: string;
  readonly ordersMade: number;
}

export interface OrderStore {
  /**
   * @param guest the guest of the order, else null; "guest-changed" when the claim is no longer true
   * @throws KeyAlreadyUsed when another request stored the key meanwhile
   */
  create(
    write: OrderWrite,
    guest: GuestClaim | null,
  ): Promise<'created' | 'quote-used' | 'id-taken' | 'guest-changed' | VoucherSpent>;
  /** How many orders the guest has made and how many are in progress; null when the guest is unknown or was joined. */
  guest(guestId: string): Promise<{ readonly ordersMade: number; readonly underWay: number } | null>;
  /** @throws KeyAlreadyUsed when another request stored the key meanwhile */
  save(change: OrderChange): Promise<'saved' | 'quote-used' | 'changed-meanwhile'>;
  find(orderId: string): Promise<OrderRecord | null>;
  /** The orders with these ids that belong to the vendor, each once, in any order. */
  findMany(vendorId: string, orderIds: readonly string[]): Promise<OrderRecord[]>;
  /**
   * The vendor's orders since an instant (ISO 8601, inclusive), newest first.
   * @param limit the oldest ones beyond it are left out
   */
  atDoors(vendorId: string, from: string, limit: number): Promise<OrderAtDoor[]>;
  list(query: OrderQuery): Promise<OrderRecord[]>;
  /** What the orders of the filter add up to. */
  totals(filter: OrderFilter): Promise<OrderTotals>;
  /** The rider's orders in progress, newest first. */
  carriedBy(riderId: string): Promise<OrderRecord[]>;
}

export interface Vendors {
  /** Also null when the vendor exists but the principal does not have this right. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
  /** Whether `find` would return the vendor. */
  may(principal: Principal, vendorId: string, right: VendorRight): Promise<boolean>;
  /** All vendors that the principal may see. */
  list(principal: Principal): Promise<Vendor[]>;
}

export interface QuotedTrip {
  readonly quoteId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly metres: number;
  /** How long the ride takes; null if only its length is known. */
  readonly seconds: number | null;
  readonly fee: DeliveryFee;
}

/** The order that a price is for. */
export interface QuotedOrder {
  readonly vendorId: string;
  /** The id of an existing order, else null. */
  readonly orderId: string | null;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly paymentMethod: string;
  readonly currency: string;
  /** Minor units; null when the currency cannot represent the fee, undefined when the request has no fee. */
  readonly fee: number | null | undefined;
}

export type PriceRefusal =
  | 'SignatureInvalid'
  | 'SignatureForeign'
  | 'SignatureExpired'
  | 'quote.too-far'
  | 'quote.outside-area'
  | 'quote.collection-point-incomplete';

/** The price of an order, or why it has none. */
export type PriceVerdict<Refusal = PriceRefusal> =
  | { readonly ok: true; readonly trip: QuotedTrip }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Quotes {
  check(
    signature: string,
    order: QuotedOrder,
  ): PriceVerdict<'SignatureInvalid' | 'SignatureForeign' | 'SignatureExpired'>;
  /** The price of an order without a signature; refuses it if the request names another fee. */
  price(request: {
    readonly principal: Principal;
    readonly vendor: Vendor;
    readonly order: QuotedOrder;
    /** The current order, if it is being changed. */
    readonly change: OrderRecord | null;
  }): Promise<PriceVerdict>;
  /** Whether both have the same price anyway: the same door, and payment methods that cost the same. */
  samePrice(one: PricedBy, other: PricedBy): boolean;
  /** Whether the vendor's riders go there, regardless of the distance. */
  serves(vendor: Vendor, destination: Coordinates): boolean;
  /** The same for an existing order of the vendor, from its own collection point. */
  servesOrder(
    vendor: Vendor,
    order: Pick<OrderRecord, 'origin' | 'senderEmail'>,
    destination: Coordinates,
  ): Promise<boolean>;
  /** When a rider is expected before a rider has taken the order (epoch ms). */
  arrivals(
    vendorPickUpMinutes: number,
    route: { readonly metres: number; readonly seconds: number | null },
    preorderedFor: number | null,
  ): { readonly pickUpAt: number; readonly dropOffAt: number; readonly soonestAt: number };
  /** The outcomes of promises at an outlet; null for a guest's order, which has no outlet. */
  promiseRecord(vendorId: string | null): Promise<PromiseRecord>;
}

export interface PricedBy {
  readonly destination: Coordinates;
  readonly paymentMethod: string;
}

export interface Vouchers {
  /** The current price of an order with its voucher; the price without it is checked already. Money is in minor units. */
  redeem(request: {
    readonly principal: Principal;
    readonly vendor: Vendor;
    readonly voucher: { readonly code: string; readonly type: DiscountType; readonly amount: number };
    /** The discount from the validation; null if the server should apply the voucher itself. `fee` is null if the currency cannot represent it. */
    readonly discount: { readonly fee: number | null; readonly signature: string } | null;
    readonly trip: QuotedTrip & {
      /** True if the caller sent the quote, false if the server priced the order. */
      readonly isQuoted: boolean;
    };
    /** When the rider is wanted, epoch ms. */
    readonly orderTimeMs: number;
  }): Promise<
    | {
        readonly ok: true;
        readonly voucher: OrderVoucher;
        /** The fee after the voucher, and the quote that the order uses up. */
        readonly price: Pick<QuotedTrip, 'quoteId' | 'expiresAt' | 'fee'>;
      }
    | {
        readonly ok: false;
        readonly refusal: VoucherCode;
        readonly values?: Readonly<Record<string, string | number>>;
      }
  >;
}

export type VoucherCode =
  | 'voucher.not-offered'
  | 'voucher.too-many'
  | 'voucher.signature-invalid'
  | 'voucher.signature-foreign'
  | 'SignatureExpired'
  | 'voucher.not-available'
  | 'voucher.not-yet-valid'
  | 'voucher.expired'
  | 'voucher.fee-too-low'
  | 'voucher.used-up'
  | 'voucher.used-up-here';

/** Signs texts so that only the server can create or change one. */
export interface Seal {
  seal(text: string): string;
  open(sealed: string): string | null;
}

/** Limits the orders of guests by network address. */
export interface GuestLimits {
  /** Counts one. Returns the seconds to wait when there were too many, otherwise null. */
  take(remoteAddress: string): Promise<number | null>;
  giveBack(remoteAddress: string): Promise<void>;
}

/** The flags that affect orders. */
export type OrderFlags = Pick<Flags, 'pay-at-pickup' | 'delayed-cancellation' | 'pre_order'>;

export interface OrderNeeds {
  readonly store: OrderStore;
  readonly vendors: Vendors;
  readonly quotes: Quotes;
  readonly vouchers: Vouchers;
  readonly guestLimits: GuestLimits;
  /** For pagination keys. */
  readonly seal: Seal;
  /** Epoch ms. */
  now(): number;
  /** From a cryptographic source. */
  randomBytes(length: number): Uint8Array;
  isPossiblePhone(text: string): boolean;
  readonly country: Country;
  /** Country parameters that are not fields of the country. */
  allOutletOrders(): boolean;
  onlinePayment(): boolean;
  /** The asker's current flags. */
  flags(asker: FlagAsker): Promise<OrderFlags>;
}
