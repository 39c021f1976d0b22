import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { collectsCash } from '@riderbell/domain/payments/payment-methods.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';

/** Everything that fixes a price (decisions: The calls), and how long the ride takes. Money is minor units, `expiresAt` epoch ms. */
export interface PricedTrip {
  readonly quoteId: string;
  readonly expiresAt: number;
  readonly vendorId: string;
  /** The order whose change is priced, with its voucher taken off; null for a price that any order of this way may pay. */
  readonly orderId: string | null;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly currency: string;
  readonly metres: number;
  /** null where only the distance is known. */
  readonly seconds: number | null;
  /** One quote holds a price for every payment method. */
  readonly fees: FeesByPayment;
}

/** Handling cash may cost something, so methods with cash have one price and those without have another. */
export const paymentClasses = ['cash', 'cashless'] as const;

export type PaymentClass = (typeof paymentClasses)[number];

export type FeesByPayment = Readonly<Record<PaymentClass, DeliveryFee>>;

export function paymentClassOf(method: string): PaymentClass {
  return collectsCash(method) ? 'cash' : 'cashless';
}

const version = 3;
/** Six decimals are a tenth of a metre: finer differences between two copies of a point are no differences. */
const decimals = 6;

/** One text for one price: the fields in a fixed order, coordinates with six decimals. */
export function writePricedTrip(trip: PricedTrip): string {
  return JSON.stringify([
    version,
    trip.quoteId,
    trip.expiresAt,
    trip.vendorId,
    trip.orderId,
    pointText(trip.source),
    pointText(trip.destination),
    trip.currency,
    trip.metres,
    trip.seconds,
    ...paymentClasses.map((each) => figuresOf(trip.fees[each])),
  ]);
}

type Figures = readonly [total: number, base: number, distance: number, surcharge: number, voucher: number];

type Written = readonly [
  version: number,
  quoteId: string,
  expiresAt: number,
  vendorId: string,
  orderId: string | null,
  source: string,
  destination: string,
  currency: string,
  metres: number,
  seconds: number | null,
  cash: Figures,
  cashless: Figures,
];

/** What `writePricedTrip` wrote; null for a text of another release. */
export function readPricedTrip(text: string): PricedTrip | null {
  const fields: unknown = JSON.parse(text);
  if (!isWritten(fields)) return null;
  const [, quoteId, expiresAt, vendorId, orderId, source, destination, currency, metres, seconds, cash, cashless] =
    fields;
  return {
    quoteId,
    expiresAt,
    vendorId,
    orderId,
    source: pointOf(source),
    destination: pointOf(destination),
    currency,
    metres,
    seconds,
    fees: { cash: feeOf(cash), cashless: feeOf(cashless) },
  };
}

/** The text was sealed, so one of this version has the fields that this version writes. */
function isWritten(fields: unknown): fields is Written {
  return Array.isArray(fields) && fields[0] === version;
}

export function samePoint(one: Coordinates, other: Coordinates): boolean {
  return pointText(one) === pointText(other);
}

function figuresOf({ total, parts }: DeliveryFee): Figures {
  return [total, parts.base, parts.distance, parts.surcharge, parts.voucher];
}

function feeOf([total, base, distance, surcharge, voucher]: Figures): DeliveryFee {
  return { total, parts: { base, distance, surcharge, voucher } };
}

function pointText({ latitude, longitude }: Coordinates): string {
  // Adding zero turns -0 into 0, which is the same place and would be another text.
  return [latitude, longitude].map((degrees) => (Number(degrees.toFixed(decimals)) + 0).toFixed(decimals)).join(' ');
}

function pointOf(text: string): Coordinates {
  const [latitude, longitude] = text.split(' ').map(Number);
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}
