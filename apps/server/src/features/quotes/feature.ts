import type { Handlers } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { collectsAtVendor } from '@riderbell/domain/access/capabilities.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { isServed } from '@riderbell/domain/quotes/delivery-area.ts';
import type { PromiseRecord } from '@riderbell/domain/quotes/promise.ts';
import { type QuotedOrder, type QuoteVerdict, chargeFor, checkQuotedFee, checkQuote } from './check-quote.ts';
import { type CollectionPoint, collectionPointOf, collectionPointOfOrder, senderPointAt } from './collection-point.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { type Arrivals, expectedArrivals } from './expected-arrivals.ts';
import { getDeliveryArea } from './get-delivery-area.ts';
import type { ChangedOrder, OrderOrigin, QuoteNeeds, RoadRoute } from './ports.ts';
import { costsTheSame, type PriceRefusal, priceTrip } from './price-trip.ts';
import { promiseRecord } from './promise-record.ts';
import { quoteDeliveryFee } from './quote-delivery-fee.ts';
import { paymentClassOf, samePoint } from './signed-quote.ts';
import { validateDeliveryArea } from './validate-delivery-area.ts';

/** An order that the caller sends without a quote, so that the server prices it. */
export interface UnquotedOrder {
  readonly principal: Principal;
  readonly vendor: Vendor;
  readonly order: QuotedOrder;
  /** The current order, if it is being changed. */
  readonly change: ChangedOrder | null;
}

export type PriceVerdict = QuoteVerdict | { readonly ok: false; readonly refusal: PriceRefusal };

/** The part of an order that affects its price. */
export type PricedBy = Pick<QuotedOrder, 'destination' | 'paymentMethod'>;

export interface QuotesFeature {
  readonly handlers: Pick<
    Handlers,
    'validateDeliveryArea' | 'getDeliveryArea' | 'quoteDeliveryFee' | 'estimateDelivery'
  >;
  /** For orders: whether a signature is valid for the price of an order now. */
  check(signature: string, order: QuotedOrder): QuoteVerdict;
  /** For orders: the price of an order without a signature; refuses it if the request names another fee. */
  price(request: UnquotedOrder): Promise<PriceVerdict>;
  /** For vouchers: whether a signature is valid for a fee (minor units) of a vendor now. */
  checkFee(signature: string, vendorId: string, fee: number | null): QuoteVerdict;
  /** For orders: whether both have the same price: the same door, and payment methods that cost the same. */
  samePrice(one: PricedBy, other: PricedBy): boolean;
  /** For orders: whether the vendor's riders go there, regardless of the distance. */
  serves(vendor: Vendor, destination: Coordinates): boolean;
  /** For orders: the same for an existing order of the vendor, from its own collection point. */
  servesOrder(vendor: Vendor, order: OrderOrigin, destination: Coordinates): Promise<boolean>;
  /** For orders: when a rider is expected before a rider has the order (see `expectedArrivals`). */
  arrivals(vendorPickUpMinutes: number, route: RoadRoute, preorderedFor: number | null): Arrivals;
  /** For orders: the outcomes of promises at an outlet (see `promiseRecord`). */
  promiseRecord(vendorId: string | null): Promise<PromiseRecord>;
}

/** Area, fee and estimation (specification §4, §7). */
export function createQuotesFeature(needs: QuoteNeeds): QuotesFeature {
  const serves = ({ vendorId, area }: CollectionPoint, destination: Coordinates): boolean =>
    needs.testVendors.has(vendorId) || isServed(destination, needs.country, area);
  return {
    handlers: {
      validateDeliveryArea: validateDeliveryArea(needs),
      getDeliveryArea: getDeliveryArea(needs),
      quoteDeliveryFee: quoteDeliveryFee(needs),
      estimateDelivery: estimateDelivery(needs),
    },
    check: (signature, order) => checkQuote(needs.seal, signature, order, needs.now()),
    price: (request) => priceUnquoted(needs, request),
    checkFee: (signature, vendorId, fee) =>
      checkQuotedFee(needs.seal, signature, { vendorId, fee, currency: needs.country.currency }, needs.now()),
    samePrice: (one, other) =>
      samePoint(one.destination, other.destination) &&
      costsTheSame(needs.country, paymentClassOf(one.paymentMethod), paymentClassOf(other.paymentMethod)),
    serves: (vendor, destination) => serves(collectionPointOf(needs, vendor), destination),
    servesOrder: async (vendor, order, destination) =>
      serves(await collectionPointOfOrder(needs, vendor, order), destination),
    arrivals: (pickUpMinutes, route, preorderedFor) =>
      expectedArrivals(needs.country, pickUpMinutes, route, preorderedFor, needs.now()),
    promiseRecord: (vendorId) => promiseRecord(needs, vendorId),
  };
}

async function priceUnquoted(
  needs: QuoteNeeds,
  { principal, vendor, order, change }: UnquotedOrder,
): Promise<PriceVerdict> {
  const pointOfNew = () =>
    collectsAtVendor(principal) ? collectionPointOf(needs, vendor) : senderPointAt(needs, vendor, order.source);
  const point = await (change === null ? pointOfNew() : collectionPointOfOrder(needs, vendor, change));
  const { destination, vendorId: holder } = order;
  const priced = await priceTrip(needs, { point, destination, holder, change });
  return priced.ok ? chargeFor(priced.trip, order) : priced;
}
