import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { Seal } from './ports.ts';
import { type PricedTrip, paymentClassOf, readPricedTrip, samePoint } from './signed-quote.ts';

/** What an order is about to pay for. */
export interface QuotedOrder {
  readonly vendorId: string;
  /** The order, when it exists already. */
  readonly orderId: string | null;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly paymentMethod: string;
  readonly currency: string;
  /** Minor units; null when it is none of the currency, undefined when the request names no fee. */
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
 * Whether the signature holds this price for exactly this order: `SignatureInvalid` when the server never signed it or the
 * fee is another one, `SignatureForeign` when it was given for another vendor, way, order or payment, then
 * `SignatureExpired`. That it is used once is the store's to say.
 */
export function checkQuote(seal: Seal, signature: string, order: QuotedOrder, nowMs: number): QuoteVerdict {
  const trip = openTrip(seal, signature);
  if (typeof trip === 'string') return refuse(trip);
  if (isForeign(trip, order)) return refuse('SignatureForeign');
  const verdict = chargeFor(trip, order);
  return !verdict.ok || nowMs < trip.expiresAt ? verdict : refuse('SignatureExpired');
}

/**
 * What the trip costs with the payment method of the order, and whether the fee that the order names agrees. A fee may be left
 * out. One that the quote gives for a dearer method agrees too: the order pays less than it named, and what was quoted.
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
 * Whether the signature holds this fee for a new order of this vendor, whichever way and method: the same refusals as
 * `checkQuote`, for a discount that is taken off the fee before there is an order.
 */
export function checkHeldFee(
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

/** A quote of another release has expired with it, so that its caller asks for a new one. */
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
