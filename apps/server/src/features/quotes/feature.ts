import type { Handlers } from '@riderbell/contract/handler.ts';
import { type QuotedOrder, type QuoteVerdict, checkQuote } from './check-quote.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { type Arrivals, expectedArrivals } from './expected-arrivals.ts';
import type { QuoteNeeds } from './ports.ts';
import { quoteDeliveryFee } from './quote-delivery-fee.ts';
import { paymentClassOf, samePoint } from './signed-quote.ts';
import { validateDeliveryArea } from './validate-delivery-area.ts';

/** The part of an order that moves its price. */
export type PricedBy = Pick<QuotedOrder, 'destination' | 'paymentMethod'>;

export interface QuotesFeature {
  readonly handlers: Pick<Handlers, 'validateDeliveryArea' | 'quoteDeliveryFee' | 'estimateDelivery'>;
  /** For orders: whether a signature holds the price of an order now. */
  check(signature: string, order: QuotedOrder): QuoteVerdict;
  /** For orders: whether one price holds for both: the same door, and a payment of the same kind. */
  samePrice(one: PricedBy, other: PricedBy): boolean;
  /** For orders: when a rider is expected while nobody has taken it (see `expectedArrivals`). */
  arrivals(vendorPickUpMinutes: number, dropOffMetres: number, preorderedFor: number | null): Arrivals;
}

/** Area, fee and estimation (specification §4, §7). */
export function createQuotesFeature(needs: QuoteNeeds): QuotesFeature {
  return {
    handlers: {
      validateDeliveryArea: validateDeliveryArea(needs),
      quoteDeliveryFee: quoteDeliveryFee(needs),
      estimateDelivery: estimateDelivery(needs),
    },
    check: (signature, order) => checkQuote(needs.seal, signature, order, needs.now()),
    samePrice: (one, other) =>
      samePoint(one.destination, other.destination) &&
      paymentClassOf(one.paymentMethod) === paymentClassOf(other.paymentMethod),
    arrivals: (pickUpMinutes, metres, preorderedFor) =>
      expectedArrivals(needs.country, pickUpMinutes, metres, preorderedFor, needs.now()),
  };
}
