import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, refused, type Handler } from '@riderbell/contract/handler.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import type { UndeliverableReason } from '@riderbell/domain/quotes/delivery-area.ts';
import { deliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import { askDeliverability } from './ask-deliverability.ts';
import { collectionPointOf } from './collection-point.ts';
import type { QuoteNeeds } from './ports.ts';
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
 * may be meant for later. The way begins at the stored collection point; a source elsewhere gets `quote.no-price`.
 */
export function quoteDeliveryFee(needs: QuoteNeeds): Handler<typeof calls.quoteDeliveryFee> {
  return async ({ principal, body }) => {
    const { country } = needs;
    const vendor = await needs.vendors.find(principal, body.vendor_id);
    if (vendor === null) return refused('vendor.not-found', { field: 'vendor_id' });
    const source = collectionPointOf(vendor);
    const { answer, metres } = await askDeliverability(needs, source, body.destination, true);
    if (!answer.ok) return refused(refusals[answer.reason]);
    if (source === null || distanceInMetres(source, body.source) > sourceTolerance) {
      return refused('quote.no-price', { field: 'source' });
    }

    const { city } = vendor.vendor_information.location;
    const paymentMethod = body.payment_method ?? country.payment.default;
    const fee = deliveryFee({ country, distanceMetres: metres, city, paymentMethod });
    const expiresAt = needs.now() + needs.lifetimeSeconds * 1000;
    const priced = {
      quoteId: needs.newQuoteId(),
      expiresAt,
      vendorId: vendor.vendor_id,
      source,
      destination: body.destination,
      currency: country.currency,
      paymentClass: paymentClassOf(paymentMethod),
      metres,
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
        distance: metres,
        expires_at: new Date(expiresAt).toISOString(),
        signature: needs.seal.seal(writePricedTrip(priced)),
      },
    });
  };
}
