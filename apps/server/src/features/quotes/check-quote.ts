import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { Seal } from './ports.ts';
import { type PricedTrip, paymentClassOf, readPricedTrip, samePoint } from './signed-quote.ts';

/** The order that a price is for. */
export interface QuotedOrder {
  readonly vendorId: string;
  /** The id of an existing order, else null. */
  readonly orderId: string | null;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly paymentMethod: string;
  readonly currency: string;
  /** Minor units; null when the currency cannot represent the fee, undefined when the request has no fee. */
  readonly fee: number | null | undefined;
}

/** The trip of a quote at the price of one payment method. */
export interface ChargedTrip extends Pick<PricedTrip, 'quoteId' | 'expiresAt' | 'vendorId' | 'metres' | 'seconds'> {
  readonly fee: DeliveryFee;
}

export type QuoteRefusal = 'SignatureInvalid' | 'SignatureForeign' | 'SignatureExpired';

export type QuoteVerdict =
  | { readonly ok: true; readonly trip: ChargedTrip }
  | { readonly ok: false; readonly refusal: QuoteRefusal };

/**
 * Whether the signature is valid for exactly this order at this price: `SignatureInvalid` when the server never signed it or the fee
 * differs, `SignatureForeign` when it was given for another vendor, route, order or payment, then `SignatureExpired`. The store makes
 * sure that it is used only once.
 */
export function checkQuote(seal: Seal, signature: string, order: QuotedOrder, nowMs: number): QuoteVerdict {
  const trip = openTrip(seal, signature);
  if (typeof trip === 'string') return refuse(trip);
  if (isForeign(trip, order)) return refuse('SignatureForeign');
  const verdict = chargeFor(trip, order);
  return !verdict.ok || nowMs < trip.expiresAt ? verdict : refuse('SignatureExpired');
}

/**
 * The fee of the trip for the order's payment method; refuses a different fee in the order. The order may leave the fee out, or name
 * the fee that the quote has for a dearer method: then it pays its own, lower fee.
 */
export function chargeFor(trip: PricedTrip, { paymentMethod, fee: named }: QuotedOrder): QuoteVerdict {
  const fee = trip.fees[paymentClassOf(paymentMethod)];
  const isQuoted = named === undefined || Object.values(trip.fees).some(({ total }) => total === named);
  if (!isQuoted || named === null) return refuse('SignatureInvalid');
  return named === undefined || named >= fee.total
    ? { ok: true, trip: charged(trip, fee) }
    : refuse('SignatureForeign');
}

/**
 * Whether the signature is valid for this fee of a new order of this vendor, on any route and for any method, with the same refusals as
 * `checkQuote`. For a discount that is calculated before the order exists.
 */
export function checkQuotedFee(
  seal: Seal,
  signature: string,
  { vendorId, fee: named, currency }: Pick<QuotedOrder, 'vendorId' | 'fee' | 'currency'>,
  nowMs: number,
): QuoteVerdict {
  const trip = openTrip(seal, signature);
  if (typeof trip === 'string') return refuse(trip);
  if (trip.vendorId !== vendorId || trip.currency !== currency || trip.orderId !== null) {
    return refuse('SignatureForeign');
  }
  const fee = Object.values(trip.fees).find(({ total }) => total === named);
  if (fee === undefined) return refuse('SignatureInvalid');
  return nowMs < trip.expiresAt ? { ok: true, trip: charged(trip, fee) } : refuse('SignatureExpired');
}

/** A quote of another release counts as expired, so that the caller asks for a new one. */
function openTrip(seal: Seal, signature: string): PricedTrip | QuoteRefusal {
  const text = seal.open(signature);
  return text === null ? 'SignatureInvalid' : (readPricedTrip(text) ?? 'SignatureExpired');
}

function charged({ quoteId, expiresAt, vendorId, metres, seconds }: PricedTrip, fee: DeliveryFee): ChargedTrip {
  return { quoteId, expiresAt, vendorId, metres, seconds, fee };
}

function refuse(refusal: QuoteRefusal): QuoteVerdict {
  return { ok: false, refusal };
}

function isForeign(trip: PricedTrip, order: QuotedOrder): boolean {
  return (
    trip.vendorId !== order.vendorId ||
    trip.currency !== order.currency ||
    (trip.orderId !== null && trip.orderId !== order.orderId) ||
    !samePoint(trip.source, order.source) ||
    !samePoint(trip.destination, order.destination)
  );
}
