import type { Handlers } from '@riderbell/contract/handler.ts';
import { type QuotedOrder, type QuoteVerdict, checkQuote } from './check-quote.ts';
import { type Arrivals, expectedArrivals } from './expected-arrivals.ts';
import { estimatesDelivery } from './estimate-delivery.ts';
import type { QuotePorts } from './ports.ts';
import { quotesDeliveryFee } from './quote-delivery-fee.ts';
import { validatesDeliveryArea } from './validate-delivery-area.ts';

export interface QuotesFeature {
  readonly handlers: Pick<Handlers, 'validateDeliveryArea' | 'quoteDeliveryFee' | 'estimateDelivery'>;
  /** For orders: whether a signature holds the price of an order now. */
  check(signature: string, order: QuotedOrder): QuoteVerdict;
  /** For orders: when its rider is expected, while nobody has taken it. Times as in `expectedArrivals`. */
  arrivals(vendorPickUpMinutes: number, dropOffMetres: number, preorderedFor: number | null): Arrivals;
}

/** Area, fee and estimation (specification §4, §7). */
export function createQuotesFeature(ports: QuotePorts): QuotesFeature {
  return {
    handlers: {
      validateDeliveryArea: validatesDeliveryArea(ports),
      quoteDeliveryFee: quotesDeliveryFee(ports),
      estimateDelivery: estimatesDelivery(ports),
    },
    check: (signature, order) => checkQuote(ports.seal, signature, order, ports.clock.now()),
    arrivals: (pickUpMinutes, metres, preorderedFor) =>
      expectedArrivals(ports.country, pickUpMinutes, metres, preorderedFor, ports.clock.now()),
  };
}
