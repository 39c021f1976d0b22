import type { Once } from '@riderbell/contract/handler.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { HandOver } from '@riderbell/domain/addressbook/hand-over.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';
import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
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
  /** To the customer: the merchant's notes to the rider; to the collection point: the outlet's instructions. */
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

/** An order as it is kept. What the rules of progress change has the names of the domain; money is minor units. */
export interface OrderRecord extends OrderProgress, MerchantFields {
  readonly orderId: string;
  readonly vendorId: string;
  /** The head of the vendor's family: its parent, or itself. */
  readonly familyId: string;
  /** One more with every change; guards against two changes at once. */
  readonly version: number;
  /** One more with every edit: which copy of the order the fleet holds. */
  readonly revision: number;
  /** The number of the last status of the fleet that was applied; what comes with a lower one comes too late. */
  readonly fleetSequence: number;
  readonly createdBy: string | null;
  /** Whose it is while it stands at the placeholder of guests; null at every other vendor. */
  readonly guestId: string | null;
  /** Of an order that a guest made, also when it is an account's by now. */
  readonly senderEmail: string | null;
  readonly customer: OrderParty;
  readonly origin: OrderParty;
  /** Null where the country lets a merchant leave it out. */
  readonly amount: number | null;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly paymentMethod: string;
  readonly fee: DeliveryFee;
  readonly voucher: OrderVoucher | null;
  readonly metres: number;
  readonly quoteId: string;
  readonly rider: OrderRider | null;
  readonly pickUpAt: string | null;
  readonly dropOffAt: string | null;
  /** Null for orders from before promises. */
  readonly promise: PromisedRange | null;
  readonly cancellation: { readonly reason: string; readonly by: string } | null;
  readonly proofs: readonly OrderProof[];
}

/** Work for later, written with the change that asks for it. `runAt` is epoch ms. */
export interface OrderJob {
  /**
   * Hand the order to the fleet; tell it what an edit changed; take the order back from it, for good or until another time; remember
   * its customer, and where it was handed over.
   */
  readonly name:
    | 'release-order'
    | 'tell-fleet-of-edit'
    | 'withdraw-order'
    | 'take-back-order'
    | 'learn-customer'
    | 'learn-hand-over';
  /** One job of a name and key at a time; null never collides. */
  readonly key: string | null;
  readonly payload: {
    readonly orderId: string;
    readonly handOver?: HandOver;
    /** For which time the order is handed over, unix seconds; null is as soon as possible. */
    readonly preorderedFor?: number | null;
  };
  readonly runAt: number;
}

export interface UsedQuote {
  readonly quoteId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** All of it is written, or nothing. `event` is the order as everybody sees it, and the answer to `once`. */
export interface OrderWrite {
  readonly order: OrderRecord;
  readonly event: Order;
  readonly jobs: readonly OrderJob[];
  readonly usedQuote: UsedQuote | null;
  /** A voucher is used by the order that is made with it, and given back by the change that ends it unpaid. */
  readonly voucherUse?: 'used' | 'returned';
  /** What became of the order's promise by this change; counted at its outlet. */
  readonly promiseOutcome?: PromiseOutcome;
  readonly once: Once | null;
  /** The account behind the new entries of the history, where it was a person. */
  readonly askedBy: string | null;
}

export interface OrderChange extends OrderWrite {
  /** What was read; the change is made only on this copy. */
  readonly before: OrderRecord;
}

export interface OrderQuery {
  readonly scope: { readonly vendorId: string } | { readonly familyId: string } | { readonly guestId: string };
  /** Instants, both inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Null for any status. A delayed order is found by what its history shows, not by `statuses`. */
  readonly status: StatusCondition | null;
  /** True for those that are scheduled, false for the others, null for both. */
  readonly scheduled: boolean | null;
  readonly find: OrderSearch | null;
  /** The end of the customer's number, without what stands before it inside or outside the country. */
  readonly phone: string | null;
  /** Newest first, beginning after this one. */
  readonly after: { readonly createdAt: string; readonly orderId: string } | null;
  readonly limit: number;
  readonly now: number;
}

export interface StatusCondition {
  readonly statuses: readonly string[];
  /** Which delayed orders belong: all, those that were collected, those that were not, or none. */
  readonly delayed: 'all' | 'collected' | 'new' | 'none';
}

/** The beginning of an id, the end of the customer's number, or a part of the customer's name or address. */
export type OrderSearch =
  | { readonly kind: 'order-id'; readonly prefix: string }
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'text'; readonly text: string };

/** Another order took the last use of its voucher, or the last one of its business. */
export type VoucherSpent = 'voucher-used-up' | 'voucher-used-up-here';

/** An order of a guest is made only while the guest has made so many, and was joined to no account. */
export interface GuestClaim {
  readonly guestId: string;
  readonly ordersMade: number;
}

export interface OrderStore {
  /**
   * @param guest whose order it is; "guest-changed" when the claim does not hold any more
   * @throws KeyAlreadyUsed when another request wrote the key meanwhile
   */
  create(
    write: OrderWrite,
    guest: GuestClaim | null,
  ): Promise<'created' | 'quote-used' | 'id-taken' | 'guest-changed' | VoucherSpent>;
  /** How many orders the guest has made, and how many of them are under way; null when it is unknown or was joined. */
  guest(guestId: string): Promise<{ readonly ordersMade: number; readonly underWay: number } | null>;
  /** @throws KeyAlreadyUsed when another request wrote the key meanwhile */
  save(change: OrderChange): Promise<'saved' | 'quote-used' | 'changed-meanwhile'>;
  find(orderId: string): Promise<OrderRecord | null>;
  list(query: OrderQuery): Promise<OrderRecord[]>;
  /** What the rider has under way, newest first. */
  carriedBy(riderId: string): Promise<OrderRecord[]>;
}

export interface Vendors {
  /** Null also when the vendor exists but the principal has not this right at it. */
  find(principal: Principal, vendorId: string, right: VendorRight): Promise<Vendor | null>;
  /** Whether `find` would find it. */
  may(principal: Principal, vendorId: string, right: VendorRight): Promise<boolean>;
  /** All that the principal may see. */
  list(principal: Principal): Promise<Vendor[]>;
}

export interface QuotedTrip {
  readonly quoteId: string;
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly metres: number;
  /** How long the ride takes; null where only its length is known. */
  readonly seconds: number | null;
  readonly fee: DeliveryFee;
}

/** What an order is about to pay for. */
export interface QuotedOrder {
  readonly vendorId: string;
  /** The order, when it exists already. */
  readonly orderId: string | null;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly paymentMethod: string;
  readonly currency: string;
  /** Minor units; null when it is none of the currency, undefined when the request names no fee. */
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
  /** The price of an order that comes without a signature, and whether the fee that it may name agrees. */
  price(asked: {
    readonly principal: Principal;
    readonly vendor: Vendor;
    readonly order: QuotedOrder;
    /** The order as it stands, when it is changed. */
    readonly change: OrderRecord | null;
  }): Promise<PriceVerdict>;
  /** Whether two orders have one price by themselves: the same door, and a payment that costs the same. */
  samePrice(one: PricedBy, other: PricedBy): boolean;
  /** Whether the vendor's riders go there, however far it is. */
  serves(vendor: Vendor, destination: Coordinates): boolean;
  /** The same for an order of the vendor that exists, from where it is collected. */
  servesOrder(
    vendor: Vendor,
    order: Pick<OrderRecord, 'origin' | 'senderEmail'>,
    destination: Coordinates,
  ): Promise<boolean>;
  /** When a rider is expected while nobody has taken the order (epoch ms). */
  arrivals(
    vendorPickUpMinutes: number,
    way: { readonly metres: number; readonly seconds: number | null },
    preorderedFor: number | null,
  ): { readonly pickUpAt: number; readonly dropOffAt: number; readonly soonestAt: number };
  /** What became of the promises at an outlet; null for a guest's order, which has no outlet. */
  promiseRecord(vendorId: string | null): Promise<PromiseRecord>;
}

export interface PricedBy {
  readonly destination: Coordinates;
  readonly paymentMethod: string;
}

export interface Vouchers {
  /** The price of an order with its voucher now, whose own price was checked. Money is minor units. */
  redeem(asked: {
    readonly principal: Principal;
    readonly vendor: Vendor;
    readonly voucher: { readonly code: string; readonly type: DiscountType; readonly amount: number };
    /** As it was validated; null for a voucher that the server is to take off by itself. `fee` is null for none of the currency. */
    readonly discount: { readonly fee: number | null; readonly signature: string } | null;
    readonly trip: QuotedTrip & {
      /** Whether the caller sent the quote, or the server priced the order. */
      readonly isQuoted: boolean;
    };
    /** When the rider is wanted, epoch ms. */
    readonly orderTimeMs: number;
  }): Promise<
    | {
        readonly ok: true;
        readonly voucher: OrderVoucher;
        /** With the quote that is used up. */
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

/** Signs texts so that nobody else can make one or change one. */
export interface Seal {
  seal(text: string): string;
  open(sealed: string): string | null;
}

/** Orders of guests by address, in time. */
export interface GuestLimits {
  /** Counts one. Seconds to wait when there were too many, else null. */
  take(remoteAddress: string): Promise<number | null>;
  giveBack(remoteAddress: string): Promise<void>;
}

/** The flags that decide about orders. */
export type OrderFlags = Pick<Flags, 'pay-at-pickup' | 'delayed-cancellation' | 'pre_order'>;

export interface OrderNeeds {
  readonly store: OrderStore;
  readonly vendors: Vendors;
  readonly quotes: Quotes;
  readonly vouchers: Vouchers;
  readonly guestLimits: GuestLimits;
  /** For the keys of pages. */
  readonly seal: Seal;
  /** Epoch ms. */
  now(): number;
  /** From a cryptographic source. */
  randomBytes(length: number): Uint8Array;
  isPossiblePhone(text: string): boolean;
  readonly country: Country;
  /** Country parameters that are no field of the country. */
  allOutletOrders(): boolean;
  onlinePayment(): boolean;
  /** What the asker's flags say at this moment. */
  flags(asker: FlagAsker): Promise<OrderFlags>;
}
