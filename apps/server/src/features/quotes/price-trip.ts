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
  /** Whose the price is: see `quoteHolderOf`. */
  readonly holder: string;
  /** The order that is changed; null for a new one. */
  readonly change: ChangedOrder | null;
}

export type PriceAnswer =
  | { readonly ok: true; readonly trip: PricedTrip }
  | { readonly ok: false; readonly refusal: PriceRefusal };

type Needs = Pick<QuoteNeeds, 'country' | 'roads' | 'testVendors' | 'now' | 'newQuoteId' | 'lifetimeSeconds'>;

/**
 * What the way costs with each kind of payment. It is given outside the hours too, since an order may be meant for later; a test
 * vendor has a price for any way (specification §4). A changed order keeps its voucher, and its price where neither the door
 * nor what the payment costs changes.
 */
export async function priceTrip(needs: Needs, question: PriceQuestion): Promise<PriceAnswer> {
  const { country } = needs;
  const { point, destination, holder, change } = question;
  if (point.coordinates === null) return { ok: false, refusal: 'quote.collection-point-incomplete' };
  const { answer, way, excused } = await askDeliverability(needs, point, destination, true);
  if (!answer.ok) {
    if (answer.reason === 'closed') throw new Error('a price is asked for as if it were open');
    return { ok: false, refusal: refusals[answer.reason] };
  }
  const freshFee = (paymentMethod: string): DeliveryFee =>
    excused
      ? fallbackFee(country.currency)
      : deliveryFee({ country, distanceMetres: way.metres, city: point.city, paymentMethod });
  const fees = { cash: freshFee('CASH_ON_DELIVERY'), cashless: freshFee('PAID') };
  const stays = change !== null && samePoint(change.customer, destination);
  const trip: PricedTrip = {
    quoteId: needs.newQuoteId(),
    expiresAt: needs.now() + needs.lifetimeSeconds * 1000,
    vendorId: holder,
    orderId: change?.orderId ?? null,
    source: point.coordinates,
    destination,
    currency: country.currency,
    ...(stays ? { metres: change.metres, seconds: null } : way),
    fees: change === null ? fees : feesOfChange(needs, change, fees, stays),
  };
  return { ok: true, trip };
}

function feesOfChange(
  { country }: Pick<Needs, 'country'>,
  change: ChangedOrder,
  fresh: FeesByPayment,
  stays: boolean,
): FeesByPayment {
  const feeOf = (kind: PaymentClass): DeliveryFee =>
    stays && costsTheSame(country, kind, paymentClassOf(change.paymentMethod))
      ? change.fee
      : withVoucher(
          { ...(stays ? change.fee : fresh[kind]).parts, surcharge: fresh[kind].parts.surcharge },
          change.voucher,
        );
  return { cash: feeOf('cash'), cashless: feeOf('cashless') };
}

/** Whether two kinds of payment cost the same in the country. */
export function costsTheSame({ fees }: QuoteNeeds['country'], one: PaymentClass, other: PaymentClass): boolean {
  return one === other || fees.cashSurcharge === 0;
}
