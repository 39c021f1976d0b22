import type { quoteDeliveryFee } from '@riderbell/contract/calls/quotes/quote-delivery-fee.ts';
import { type Handler, accepted, refused } from '@riderbell/contract/handler.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import type { UndeliverableReason } from '@riderbell/domain/quotes/delivery-area.ts';
import { deliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import { askDeliverability } from './ask-deliverability.ts';
import type { QuotePorts } from './ports.ts';
import { paymentClassOf, writePricedTrip } from './signed-quote.ts';

/** How far the source of a request may lie from the stored collection point; a screen may round, not choose another one. */
const sourceTolerance = 100;

const refusals = {
  'too-far': 'quote.too-far',
  'outside-area': 'quote.outside-area',
  'collection-point-incomplete': 'quote.collection-point-incomplete',
} as const satisfies Record<Exclude<UndeliverableReason, 'closed'>, string>;

/**
 * The fee as a signed quote. It is asked for also outside the hours, since an order may be meant for later. The way begins
 * at the stored collection point; a source elsewhere is priced by nobody (`quote.no-price`).
 */
export function quotesDeliveryFee(ports: QuotePorts): Handler<typeof quoteDeliveryFee> {
  return async ({ principal, body }) => {
    const { country } = ports;
    const vendor = await ports.vendors.find(principal, body.vendor_id);
    if (vendor === null) return refused('vendor.not-found', { field: 'vendor_id' });
    const { answer, metres } = await askDeliverability(ports, vendor.origin, body.destination, true);
    if (!answer.ok) return refused(answer.reason === 'closed' ? 'quote.no-price' : refusals[answer.reason]);
    if (vendor.origin === null || distanceInMetres(vendor.origin, body.source) > sourceTolerance) {
      return refused('quote.no-price', { field: 'source' });
    }

    const paymentMethod = body.payment_method ?? country.payment.default;
    const fee = deliveryFee({ country, distanceMetres: metres, city: vendor.city, paymentMethod });
    const expiresAt = ports.clock.now() + ports.lifetimeSeconds * 1000;
    const signature = ports.seal.seal(
      writePricedTrip({
        quoteId: ports.newQuoteId(),
        expiresAt,
        vendorId: vendor.vendorId,
        source: vendor.origin,
        destination: body.destination,
        currency: country.currency,
        paymentClass: paymentClassOf(paymentMethod),
        metres,
        fee,
      }),
    );
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
        signature,
      },
    });
  };
}
