import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import type { FeeParts } from '@riderbell/contract/shapes/quote.ts';
import { quoteHolderOf } from '@riderbell/domain/access/order-ownership.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import {
  allowedPaymentMethods,
  defaultPaymentMethod,
  type SelectablePaymentMethod,
} from '@riderbell/domain/payments/payment-methods.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { CollectionPoint } from './collection-point.ts';
import type { QuoteNeeds } from './ports.ts';
import { priceTrip } from './price-trip.ts';
import { requestedPoint } from './requested-point.ts';
import { paymentClassOf, writePricedTrip } from './signed-quote.ts';

/** How many metres the source of a request may be from the stored collection point: enough for rounding, too little for another place. */
const sourceTolerance = 100;

/**
 * The fee as a signed quote (specification §7). `requestedPoint` decides the origin. A source that is not at the
 * stored collection point gets `quote.no-price`; for a guest the source is the origin, and for an existing order it is known.
 * The signature covers the fee of each payment method, so that a caller who names no method may choose any.
 */
export function quoteDeliveryFee(needs: QuoteNeeds): Handler<typeof calls.quoteDeliveryFee> {
  return async ({ principal, body }) => {
    const { country } = needs;
    const requested = await requestedPoint(needs, principal, body, body.source);
    if (!requested.ok) return requested;
    const { destination } = body;
    if (destination === null) return refused('order.coordinates-missing', { field: 'destination' });
    const { point, change } = requested;
    const holder = quoteHolderOf(principal, point.vendorId);
    const answer = await priceTrip(needs, { point, destination, holder, change });
    if (!answer.ok) return refused(answer.refusal);
    const { trip } = answer;
    if (change === null && distanceInMetres(trip.source, body.source) > sourceTolerance) {
      return refused('quote.no-price', { field: 'source' });
    }

    const methods = methodsOf(needs, point);
    const usual = change?.paymentMethod ?? defaultPaymentMethod(methods, country.payment.default);
    const paymentMethod = body.payment_method ?? usual ?? country.payment.default;
    const decimal = (minor: number): number => fromMinor(minor, country.currency);
    const costOf = (method: string) => feeOnTheWire(trip.fees[paymentClassOf(method)], decimal);
    return accepted({
      result: {
        ...costOf(paymentMethod),
        payment_method: paymentMethod,
        fees: methods.map((method) => ({ payment_method: method, ...costOf(method) })),
        currency: country.currency,
        distance: trip.metres,
        expires_at: new Date(trip.expiresAt).toISOString(),
        signature: needs.seal.seal(writePricedTrip(trip)),
      },
    });
  };
}

/** Every method that an order from here may have. A flag or the operator may still refuse it when it is ordered. */
function methodsOf(
  { country: { payment } }: Pick<QuoteNeeds, 'country'>,
  { paymentMethods }: CollectionPoint,
): readonly SelectablePaymentMethod[] {
  return allowedPaymentMethods(payment.allowed, paymentMethods, { payAtPickup: true, card: payment.cardType });
}

function feeOnTheWire(
  { total, parts }: DeliveryFee,
  decimal: (minor: number) => number,
): { fee: number; parts: FeeParts } {
  const { base, distance, surcharge, voucher } = parts;
  return {
    fee: decimal(total),
    parts: {
      base: decimal(base),
      distance: decimal(distance),
      surcharge: decimal(surcharge),
      voucher: decimal(voucher),
    },
  };
}
