import { type DeliveryFee, deliveryFee, withVoucher } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { UndeliverableReason } from '@riderbell/domain/quotes/delivery-area.ts';
import { fallbackFee } from '@riderbell/domain/quotes/test-vendors.ts';
import { askDeliverability } from './ask-deliverability.ts';
import type { CollectionPoint } from './collection-point.ts';
import type { ChangedOrder, QuoteNeeds } from './ports.ts';
import { type FeesByPayment, type PaymentClass, type PricedTrip, paymentClassOf, samePoint } from './signed-quote.ts';

const refusals = {
  'too-far': 'quote.too-far',
  'outside-area': 'quote.outside-area',
  'collection-point-incomplete': 'quote.collection-point-incomplete',
} as const satisfies Record<Exclude<UndeliverableReason, 'closed'>, string>;

export type PriceRefusal = (typeof refusals)[keyof typeof refusals];

export interface PriceQuestion {
  readonly point: CollectionPoint;
  readonly destination: Coordinates;
  /** The vendor or guest for whom the price is valid: see `quoteHolderOf`. */
  readonly holder: string;
  /** The order that is being changed; null for a new one. */
  readonly change: ChangedOrder | null;
}

export type PriceAnswer =
  | { readonly ok: true; readonly trip: PricedTrip }
  | { readonly ok: false; readonly refusal: PriceRefusal };

type Needs = Pick<QuoteNeeds, 'country' | 'roads' | 'testVendors' | 'now' | 'newQuoteId' | 'lifetimeSeconds'>;

/**
 * The fee of the route for each class of payment. It is also given outside the service hours, since the order may be for later. A test
 * vendor gets a price for any route (specification §4). A changed order keeps its voucher, and its price if neither the door nor the
 * cost of the payment changes.
 */
export async function priceTrip(needs: Needs, question: PriceQuestion): Promise<PriceAnswer> {
  const { country } = needs;
  const { point, destination, holder, change } = question;
  if (point.coordinates === null) return { ok: false, refusal: 'quote.collection-point-incomplete' };
  const { answer, route, excused } = await askDeliverability(needs, point, destination, true);
  if (!answer.ok) {
    if (answer.reason === 'closed') throw new Error('a price does not depend on the service hours');
    return { ok: false, refusal: refusals[answer.reason] };
  }
  const freshFee = (paymentMethod: string): DeliveryFee =>
    excused
      ? fallbackFee(country.currency)
      : deliveryFee({ country, distanceMetres: route.metres, city: point.city, paymentMethod });
  const fees = { cash: freshFee('CASH_ON_DELIVERY'), cashless: freshFee('PAID') };
  const sameDoor = change !== null && samePoint(change.customer, destination);
  const trip: PricedTrip = {
    quoteId: needs.newQuoteId(),
    expiresAt: needs.now() + needs.lifetimeSeconds * 1000,
    vendorId: holder,
    orderId: change?.orderId ?? null,
    source: point.coordinates,
    destination,
    currency: country.currency,
    ...(sameDoor ? { metres: change.metres, seconds: null } : route),
    fees: change === null ? fees : feesOfChange(needs, change, fees, sameDoor),
  };
  return { ok: true, trip };
}

function feesOfChange(
  { country }: Pick<Needs, 'country'>,
  change: ChangedOrder,
  fresh: FeesByPayment,
  sameDoor: boolean,
): FeesByPayment {
  const feeOf = (kind: PaymentClass): DeliveryFee =>
    sameDoor && costsTheSame(country, kind, paymentClassOf(change.paymentMethod))
      ? change.fee
      : withVoucher(
          { ...(sameDoor ? change.fee : fresh[kind]).parts, surcharge: fresh[kind].parts.surcharge },
          change.voucher,
        );
  return { cash: feeOf('cash'), cashless: feeOf('cashless') };
}

/** Whether two classes of payment cost the same in the country. */
export function costsTheSame({ fees }: QuoteNeeds['country'], one: PaymentClass, other: PaymentClass): boolean {
  return one === other || fees.cashSurcharge === 0;
}
