import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { collectsCash } from '@riderbell/domain/payments/payment-methods.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';

/** Everything that fixes a price (decisions: The calls), and how long the ride takes. Money is minor units, `expiresAt` epoch ms. */
export interface PricedTrip {
  readonly quoteId: string;
  readonly expiresAt: number;
  readonly vendorId: string;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly currency: string;
  readonly paymentClass: PaymentClass;
  readonly metres: number;
  /** null where only the distance is known. */
  readonly seconds: number | null;
  readonly fee: DeliveryFee;
}

/** Handling cash may cost something, so a price holds for the methods with cash, or for those without. */
export type PaymentClass = 'cash' | 'cashless';

export function paymentClassOf(method: string): PaymentClass {
  return collectsCash(method) ? 'cash' : 'cashless';
}

const version = 2;
/** Six decimals are a tenth of a metre: finer differences between two copies of a point are no differences. */
const decimals = 6;

/** One text for one price: the fields in a fixed order, coordinates with six decimals. */
export function writePricedTrip(trip: PricedTrip): string {
  const { total, parts } = trip.fee;
  return JSON.stringify([
    version,
    trip.quoteId,
    trip.expiresAt,
    trip.vendorId,
    pointText(trip.source),
    pointText(trip.destination),
    trip.currency,
    trip.paymentClass,
    trip.metres,
    total,
    parts.base,
    parts.distance,
    parts.surcharge,
    parts.voucher,
    trip.seconds,
  ]);
}

/** What `writePricedTrip` wrote; null for a text of another release. */
export function readPricedTrip(text: string): PricedTrip | null {
  const fields: unknown = JSON.parse(text);
  if (!Array.isArray(fields) || fields[0] !== version) return null;
  const [, quoteId, expiresAt, vendorId, source, destination, currency, paymentClass, ...figures] = fields.map(String);
  const seconds: unknown = fields.at(-1);
  const [metres, total, base, distance, surcharge, voucher] = figures.map(Number);
  return {
    quoteId: quoteId ?? '',
    expiresAt: Number(expiresAt),
    vendorId: vendorId ?? '',
    source: pointOf(source),
    destination: pointOf(destination),
    currency: currency ?? '',
    paymentClass: paymentClass === 'cash' ? 'cash' : 'cashless',
    metres: metres ?? Number.NaN,
    seconds: typeof seconds === 'number' ? seconds : null,
    fee: {
      total: total ?? Number.NaN,
      parts: {
        base: base ?? Number.NaN,
        distance: distance ?? Number.NaN,
        surcharge: surcharge ?? Number.NaN,
        voucher: voucher ?? Number.NaN,
      },
    },
  };
}

export function samePoint(one: Coordinates, other: Coordinates): boolean {
  return pointText(one) === pointText(other);
}

function pointText({ latitude, longitude }: Coordinates): string {
  // Adding zero turns -0 into 0, which is the same place and would be another text.
  return [latitude, longitude].map((degrees) => (Number(degrees.toFixed(decimals)) + 0).toFixed(decimals)).join(' ');
}

function pointOf(text = ''): Coordinates {
  const [latitude, longitude] = text.split(' ').map(Number);
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}
