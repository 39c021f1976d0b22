import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Seal } from './ports.ts';
import { type PricedTrip, paymentClassOf, readPricedTrip, samePoint } from './signed-quote.ts';

/** What an order is about to pay for. `fee` is minor units; null when it is none of the currency. */
export interface QuotedOrder {
  readonly vendorId: string;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly paymentMethod: string;
  readonly currency: string;
  readonly fee: number | null;
}

export type QuoteRefusal = 'SignatureInvalid' | 'SignatureForeign' | 'SignatureExpired';

export type QuoteVerdict =
  | { readonly ok: true; readonly trip: PricedTrip }
  | { readonly ok: false; readonly refusal: QuoteRefusal };

/**
 * Whether the signature holds exactly this price for exactly this order: `SignatureInvalid` when it is none of ours or the
 * fee is another one, `SignatureForeign` when it was given for another vendor, way or kind of payment, then
 * `SignatureExpired`. That it is used once is the store's to say.
 */
export function checkQuote(seal: Seal, signature: string, order: QuotedOrder, nowMs: number): QuoteVerdict {
  const text = seal.open(signature);
  const trip = text === null ? null : readPricedTrip(text);
  if (trip === null) return refuse('SignatureInvalid');
  if (isForeign(trip, order)) return refuse('SignatureForeign');
  if (trip.fee.total !== order.fee) return refuse('SignatureInvalid');
  return nowMs < trip.expiresAt ? { ok: true, trip } : refuse('SignatureExpired');
}

/**
 * Whether the signature holds this fee for this vendor, for whichever way: the same refusals as `checkQuote`, for something
 * that is taken off the fee before there is an order.
 */
export function checkHeldFee(
  seal: Seal,
  signature: string,
  { vendorId, fee, currency }: Pick<QuotedOrder, 'vendorId' | 'fee' | 'currency'>,
  nowMs: number,
): QuoteVerdict {
  const text = seal.open(signature);
  const trip = text === null ? null : readPricedTrip(text);
  if (trip === null) return refuse('SignatureInvalid');
  if (trip.vendorId !== vendorId || trip.currency !== currency) return refuse('SignatureForeign');
  if (trip.fee.total !== fee) return refuse('SignatureInvalid');
  return nowMs < trip.expiresAt ? { ok: true, trip } : refuse('SignatureExpired');
}

function refuse(refusal: QuoteRefusal): QuoteVerdict {
  return { ok: false, refusal };
}

function isForeign(trip: PricedTrip, order: QuotedOrder): boolean {
  return (
    trip.vendorId !== order.vendorId ||
    trip.currency !== order.currency ||
    trip.paymentClass !== paymentClassOf(order.paymentMethod) ||
    !samePoint(trip.source, order.source) ||
    !samePoint(trip.destination, order.destination)
  );
}
