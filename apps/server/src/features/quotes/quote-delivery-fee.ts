import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { quoteHolderOf } from '@riderbell/domain/access/order-ownership.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import type { UndeliverableReason } from '@riderbell/domain/quotes/delivery-area.ts';
import { deliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import { fallbackFee } from '@riderbell/domain/quotes/test-vendors.ts';
import { askDeliverability } from './ask-deliverability.ts';
import type { QuoteNeeds } from './ports.ts';
import { requestedPoint } from './requested-point.ts';
import { paymentClassOf, writePricedTrip } from './signed-quote.ts';

/** How far the source of a request may lie from the stored collection point: a screen may round, not choose another. */
const sourceTolerance = 100;

const refusals = {
  'too-far': 'quote.too-far',
  'outside-area': 'quote.outside-area',
  'collection-point-incomplete': 'quote.collection-point-incomplete',
  // Never the answer here, because the fee is asked for as if it were open.
  closed: 'quote.no-price',
} as const satisfies Record<UndeliverableReason, string>;

/**
 * The fee as a signed quote (specification §7; decisions: The calls). It is given outside the hours too, since an order
 * may be meant for later. A test vendor has one for any way (specification §4). Where the way begins says `requestedPoint`. A source
 * elsewhere than the stored collection point gets `quote.no-price`; a guest's is where it begins, and that of an order is known.
 */
export function quoteDeliveryFee(needs: QuoteNeeds): Handler<typeof calls.quoteDeliveryFee> {
  return async ({ principal, body }) => {
    const { country } = needs;
    const asked = await requestedPoint(needs, principal, body, body.source);
    if (!asked.ok) return asked;
    const { vendorId, coordinates: source, city } = asked.point;
    const { answer, way, excused } = await askDeliverability(needs, asked.point, body.destination, true);
    if (!answer.ok) return refused(refusals[answer.reason]);
    const isKnown = body.order_id !== undefined;
    if (source === null || (!isKnown && distanceInMetres(source, body.source) > sourceTolerance)) {
      return refused('quote.no-price', { field: 'source' });
    }

    const paymentMethod = body.payment_method ?? country.payment.default;
    const fee = excused
      ? fallbackFee(country.currency)
      : deliveryFee({ country, distanceMetres: way.metres, city, paymentMethod });
    const expiresAt = needs.now() + needs.lifetimeSeconds * 1000;
    const priced = {
      quoteId: needs.newQuoteId(),
      expiresAt,
      vendorId: quoteHolderOf(principal, vendorId),
      source,
      destination: body.destination,
      currency: country.currency,
      paymentClass: paymentClassOf(paymentMethod),
      ...way,
      fee,
    };
    const decimal = (minor: number): number => fromMinor(minor, country.currency);
    return accepted({
      result: {
        fee: decimal(fee.total),
        parts: {
          base: decimal(fee.parts.base),
          distance: decimal(fee.parts.distance),
          surcharge: decimal(fee.parts.surcharge),
          voucher: decimal(fee.parts.voucher),
        },
        currency: country.currency,
        distance: way.metres,
        expires_at: new Date(expiresAt).toISOString(),
        signature: needs.seal.seal(writePricedTrip(priced)),
      },
    });
  };
}
