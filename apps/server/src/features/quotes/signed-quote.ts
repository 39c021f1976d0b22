import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { collectsCash } from '@riderbell/domain/payments/payment-methods.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';

/** Everything that determines a price (specification §7), and the duration of the ride. Money is in minor units, `expiresAt` epoch ms. */
export interface PricedTrip {
  readonly quoteId: string;
  readonly expiresAt: number;
  readonly vendorId: string;
  /** The order whose change is priced, after its voucher; null for a price that any new order on this route may use. */
  readonly orderId: string | null;
  readonly source: Coordinates;
  readonly destination: Coordinates;
  readonly currency: string;
  readonly metres: number;
  /** Null if only the distance is known. */
  readonly seconds: number | null;
  /** One quote holds a price for every payment method. */
  readonly fees: FeesByPayment;
}

/** Handling cash may cost extra, so methods with cash have one price and methods without cash another. */
export const paymentClasses = ['cash', 'cashless'] as const;

export type PaymentClass = (typeof paymentClasses)[number];

export type FeesByPayment = Readonly<Record<PaymentClass, DeliveryFee>>;

export function paymentClassOf(method: string): PaymentClass {
  return collectsCash(method) ? 'cash' : 'cashless';
}

const version = 3;
/** Six decimals are a tenth of a metre: smaller differences between two copies of a point are ignored. */
const decimals = 6;

/** Writes the same text for the same price: the fields in a fixed order, coordinates with six decimals. */
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

/** Reads what `writePricedTrip` wrote; null for a text of another release. */
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

/** The text was sealed, so a text of this version has all its fields. */
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
  // Adding zero turns -0 into 0: it is the same place and must give the same text.
  return [latitude, longitude].map((degrees) => (Number(degrees.toFixed(decimals)) + 0).toFixed(decimals)).join(' ');
}

function pointOf(text: string): Coordinates {
  const [latitude, longitude] = text.split(' ').map(Number);
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}
