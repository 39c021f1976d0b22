import type { CheckedOrderRequest } from '../orders/order-request-checks.ts';
import { significantDigits } from '../orders/phone-number.ts';
import { tidyName } from '../orders/tidy-name.ts';
import { joinAddress, splitAddress } from '../places/address.ts';
import type { BulkColumn, BulkValues } from './bulk-columns.ts';
import type { BulkContext, BulkCountry } from './bulk-context.ts';
import { amountText } from './read-amount.ts';
import { deliveryTimeText } from './read-delivery-time.ts';
import { readPhone } from './read-phone.ts';
import { tidyLine, tidyPart, tidyText } from './tidy-text.ts';

/** What a row asks for: the fields of a single order request. JSON, so that a store can remember it with the reference. */
export interface AskedOrder {
  readonly customerName: string;
  /** Digits, with a plus before a country prefix. */
  readonly customerPhone: string;
  readonly unitNumber: string;
  readonly building: string;
  /** The street, without unit and building. */
  readonly address: string;
  /** Degrees; both null where the row gives no point. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly notes: string;
  readonly description: string;
  /** In minor units. */
  readonly amount: number | null;
  /** The code of the method; null where there is none, or an unknown one. */
  readonly paymentMethod: string | null;
  /** Unix seconds; null is as soon as possible. */
  readonly preorderedFor: number | null;
  /** The time of a cell without a date; see `DeliveryTime`. */
  readonly timeOfDay: string | null;
  /** The texts of the columns that could not be read; their fields are null. A row with the same text again asks for the same again. */
  readonly unread: BulkValues;
}

/** The input of the order rules (specification §5). `point` is where the address was found, for a row without coordinates. */
export function checkedRequestOf(
  asked: AskedOrder,
  point: { readonly latitude: number | null; readonly longitude: number | null } = asked,
): CheckedOrderRequest {
  const { unitNumber, customerName, customerPhone, description, address, amount, paymentMethod } = asked;
  const { latitude, longitude } = point;
  return {
    unitNumber,
    customerName,
    customerPhone,
    description,
    address,
    latitude,
    longitude,
    amount,
    paymentMethod,
  };
}

/** The comma-separated address of the API. */
export function addressOf({ unitNumber, building, address }: AskedOrder): string {
  return joinAddress({ unit: unitNumber, building, text: address });
}

/** The facts of a stored order that a row can ask for. */
export interface OrderFacts {
  readonly customer: {
    readonly name: string;
    readonly phoneNumber: string;
    /** Comma-separated. */
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly notes: string;
  };
  readonly description: string;
  /** In minor units. */
  readonly amount: number | null;
  readonly paymentMethod: string;
  readonly preordered_for: number | null;
}

/** What the reading of a phone number depends on. */
export type PhoneContext = Pick<BulkContext, 'country' | 'isPossiblePhone'>;

/** What a row would ask for that describes the order as it is now. */
export function askedOfOrder({ customer, ...order }: OrderFacts, context: PhoneContext): AskedOrder {
  const { unit, building, text } = splitAddress(customer.address);
  return {
    customerName: tidyName(customer.name),
    customerPhone: readPhone(customer.phoneNumber, context.country, context.isPossiblePhone),
    unitNumber: tidyPart(unit),
    building: tidyPart(building),
    address: tidyLine(text),
    latitude: customer.latitude,
    longitude: customer.longitude,
    notes: tidyText(customer.notes),
    description: tidyText(order.description),
    amount: order.amount,
    paymentMethod: order.paymentMethod,
    preorderedFor: order.preordered_for,
    timeOfDay: null,
    unread: {},
  };
}

/**
 * The values of a row that describes the order: reading them gives `askedOfOrder` again.
 * @param paymentLabel the label of a method, as the payment dictionary knows it
 */
export function valuesOfOrder(
  order: OrderFacts,
  context: PhoneContext,
  paymentLabel: (method: string) => string,
): BulkValues {
  return valuesOfAsked(askedOfOrder(order, context), context.country, paymentLabel);
}

/** The values of a row that asks for this; empty ones are absent. */
export function valuesOfAsked(
  asked: AskedOrder,
  country: BulkCountry,
  paymentLabel: (method: string) => string,
): BulkValues {
  const texts: Readonly<Record<ComparedColumn, string>> = {
    customer_name: asked.customerName,
    customer_phone_number: asked.customerPhone,
    address: asked.address,
    building: asked.building,
    unit_number: asked.unitNumber,
    latitude: asked.latitude === null ? '' : decimalText(asked.latitude),
    longitude: asked.longitude === null ? '' : decimalText(asked.longitude),
    rider_notes: asked.notes,
    description: asked.description,
    amount: amountText(asked.amount, country),
    payment_method: asked.paymentMethod === null ? '' : paymentLabel(asked.paymentMethod),
    delivery_time: asked.timeOfDay ?? deliveryTimeText(asked.preorderedFor, country.timeZone),
  };
  return Object.fromEntries(Object.entries({ ...texts, ...asked.unread }).filter(([, text]) => text !== ''));
}

/** Without an exponent: a point almost on the equator is 0.0000001, not 1e-7. */
function decimalText(degrees: number): string {
  const text = String(degrees);
  return text.includes('e') ? degrees.toFixed(9) : text;
}

/** The column of each field that an order stores, in the order of the template. */
const comparedColumns = [
  'customer_name',
  'customer_phone_number',
  'address',
  'building',
  'unit_number',
  'latitude',
  'longitude',
  'rider_notes',
  'description',
  'amount',
  'payment_method',
  'delivery_time',
] as const satisfies readonly BulkColumn[];

type ComparedColumn = (typeof comparedColumns)[number];

type Content = Readonly<Record<ComparedColumn, string | number | null>>;

/** What a row asks for, in the form in which two rows are compared. */
function contentOf(asked: AskedOrder, { phonePrefix }: Pick<BulkCountry, 'phonePrefix'>): Content {
  const unread = Object.entries(asked.unread).map(([column, text]) => [column, `unread: ${text}`] as const);
  return {
    customer_name: asked.customerName,
    // All spellings of a number are one number.
    customer_phone_number: significantDigits(asked.customerPhone, phonePrefix),
    address: asked.address,
    building: asked.building,
    unit_number: asked.unitNumber,
    latitude: roundedDegrees(asked.latitude),
    longitude: roundedDegrees(asked.longitude),
    rider_notes: asked.notes,
    description: asked.description,
    amount: asked.amount,
    payment_method: asked.paymentMethod,
    delivery_time: asked.timeOfDay ?? asked.preorderedFor,
    ...Object.fromEntries(unread),
  };
}

/** To a tenth of a metre: spreadsheets do not keep more of a number. */
function roundedDegrees(degrees: number | null): number | null {
  // A negative zero is a zero.
  return degrees === null ? null : Math.round(degrees * 1e6) / 1e6 + 0;
}

/** A canonical text of what a row asks for: equal for two rows that ask for the same. */
export function fingerprintOf(asked: AskedOrder, country: Pick<BulkCountry, 'phonePrefix'>): string {
  const content = contentOf(asked, country);
  return JSON.stringify(comparedColumns.map((column) => content[column]));
}

/** The columns in which two rows ask for different things. */
export function changedColumns(
  before: AskedOrder,
  after: AskedOrder,
  country: Pick<BulkCountry, 'phonePrefix'>,
): readonly BulkColumn[] {
  const [from, to] = [contentOf(before, country), contentOf(after, country)];
  return comparedColumns.filter((column) => from[column] !== to[column]);
}

/** The columns in which a row asks for something else than the order is. A row without a point or a date accepts the order's. */
export function columnsUnlikeOrder(
  order: AskedOrder,
  asked: AskedOrder,
  country: Pick<BulkCountry, 'phonePrefix'>,
): readonly BulkColumn[] {
  const dated: AskedOrder = { ...asked, timeOfDay: null };
  const hasPoint = asked.latitude !== null || asked.unread.latitude !== undefined;
  return changedColumns(order, dated, country).filter(
    (column) => hasPoint || (column !== 'latitude' && column !== 'longitude'),
  );
}

/** `base` with these columns of `asked`. */
export function withColumns(base: AskedOrder, asked: AskedOrder, columns: Iterable<BulkColumn>): AskedOrder {
  const taken = new Set(columns);
  const field = <Name extends keyof AskedOrder>(name: Name, column: BulkColumn): AskedOrder[Name] =>
    taken.has(column) ? asked[name] : base[name];
  return {
    customerName: field('customerName', 'customer_name'),
    customerPhone: field('customerPhone', 'customer_phone_number'),
    unitNumber: field('unitNumber', 'unit_number'),
    building: field('building', 'building'),
    address: field('address', 'address'),
    latitude: field('latitude', 'latitude'),
    longitude: field('longitude', 'longitude'),
    notes: field('notes', 'rider_notes'),
    description: field('description', 'description'),
    amount: field('amount', 'amount'),
    paymentMethod: field('paymentMethod', 'payment_method'),
    preorderedFor: field('preorderedFor', 'delivery_time'),
    timeOfDay: field('timeOfDay', 'delivery_time'),
    unread: {
      ...onlyColumns(base.unread, (column) => !taken.has(column)),
      ...onlyColumns(asked.unread, (column) => taken.has(column)),
    },
  };
}

function onlyColumns(values: BulkValues, isWanted: (column: BulkColumn) => boolean): BulkValues {
  const wanted: Partial<Record<BulkColumn, string>> = {};
  for (const column of comparedColumns) {
    const text = values[column];
    if (text !== undefined && isWanted(column)) wanted[column] = text;
  }
  return wanted;
}
