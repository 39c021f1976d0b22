import type { Country } from '../countries/country.ts';
import { fromMinor } from '../countries/money.ts';
import { isSelectablePaymentMethod } from '../payments/payment-methods.ts';
import { isInWorld } from '../places/coordinates.ts';
import { filterPhoneInput } from './phone-number.ts';
import { tidyName } from './tidy-name.ts';

/** Longest item description, in characters as people count them (specification §9). */
export const descriptionLimit = 200;

/** Without surrounding spaces, which are not sent. */
export function descriptionLength(description: string): number {
  return [...description.trim()].length;
}

/** The input of the rules. `amount` is in minor units, null while there is none. */
export type CheckedOrderRequest = {
  readonly unitNumber: string;
  readonly customerName: string;
  readonly customerPhone: string;
  readonly description: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly amount: number | null;
  readonly paymentMethod: string | null;
};

export type OrderRequestContext = {
  readonly country: Pick<Country, 'currency' | 'unitNumberRequired' | 'amount'>;
  readonly vendorKnown: boolean;
  /** Whether the text could be a phone number in the country; the caller knows the numbering plan. */
  readonly isPossiblePhone: (text: string) => boolean;
};

export type OrderRequestField =
  | 'vendor'
  | 'unitNumber'
  | 'customerName'
  | 'customerPhone'
  | 'description'
  | 'address'
  | 'coordinates'
  | 'amount'
  | 'paymentMethod';

export type OrderRequestFaultKey =
  | 'error.cant-retrieve-vendor-rar'
  | 'validation.fill-unit-number'
  | 'validation.fill-customer-name'
  | 'validation.wrong-customer-name'
  | 'validation.fill-customer-phone'
  | 'validation.phone-incorrect'
  | 'validation.description-too-long'
  | 'validation.fill-address'
  | 'validation.fill-coordinates'
  | 'validation.fill-amount'
  | 'validation.amount-invalid'
  | 'validation.minimum-amount'
  | 'validation.select-payment-method';

/** One broken rule: its field, the key of its message, and the values in the message. */
export type OrderRequestFault = {
  readonly field: OrderRequestField;
  readonly key: OrderRequestFaultKey;
  readonly values?: { readonly minimum: number; readonly currency: string };
};

type Rule = {
  readonly field: OrderRequestField;
  readonly key: OrderRequestFaultKey;
  readonly broken: (request: CheckedOrderRequest, context: OrderRequestContext) => boolean;
};

// Marks of writing direction are invisible.
const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

// The digits of all scripts, and circled and superscript digits, which no name has either.
const anyDigit = /[\p{Nd}\p{No}]/u;

/** The rules of specification §5, in its order. Zero is a valid amount: a parcel may be worth nothing. */
const rules: readonly Rule[] = [
  { field: 'vendor', key: 'error.cant-retrieve-vendor-rar', broken: (_, { vendorKnown }) => !vendorKnown },
  {
    field: 'unitNumber',
    key: 'validation.fill-unit-number',
    broken: ({ unitNumber }, { country }) => country.unitNumberRequired && isBlank(unitNumber),
  },
  {
    field: 'customerName',
    key: 'validation.fill-customer-name',
    broken: ({ customerName }) => tidyName(customerName) === '',
  },
  {
    field: 'customerName',
    key: 'validation.wrong-customer-name',
    broken: ({ customerName }) => anyDigit.test(customerName),
  },
  {
    field: 'customerPhone',
    key: 'validation.fill-customer-phone',
    broken: ({ customerPhone }) => isBlank(customerPhone),
  },
  {
    field: 'customerPhone',
    key: 'validation.phone-incorrect',
    // Checked as it is stored: digits and plus only.
    broken: ({ customerPhone }, { isPossiblePhone }) =>
      !isBlank(customerPhone) && !isPossiblePhone(filterPhoneInput(customerPhone)),
  },
  {
    field: 'description',
    key: 'validation.description-too-long',
    broken: ({ description }) => descriptionLength(description) > descriptionLimit,
  },
  { field: 'address', key: 'validation.fill-address', broken: ({ address }) => isBlank(address) },
  { field: 'coordinates', key: 'validation.fill-coordinates', broken: (request) => !isInWorld(request) },
  {
    field: 'amount',
    key: 'validation.fill-amount',
    broken: ({ amount }, { country }) => amount === null && country.amount.required,
  },
  {
    field: 'amount',
    key: 'validation.amount-invalid',
    broken: ({ amount }) => amount !== null && !(Number.isSafeInteger(amount) && amount >= 0),
  },
  {
    field: 'amount',
    key: 'validation.minimum-amount',
    broken: ({ amount }, { country }) => amount !== null && amount < (country.amount.minimum ?? 0),
  },
  {
    field: 'paymentMethod',
    key: 'validation.select-payment-method',
    broken: ({ paymentMethod }) => paymentMethod === null || !isSelectablePaymentMethod(paymentMethod),
  },
];

/** Every broken rule in the order of specification §5; empty when the order may be requested. */
export function checkOrderRequest(
  request: CheckedOrderRequest,
  context: OrderRequestContext,
): readonly OrderRequestFault[] {
  return rules.filter(({ broken }) => broken(request, context)).map(({ field, key }) => faultOf(field, key, context));
}

/** The fault to answer a submission with: the first in the specification's order, or null. */
export function firstFault(request: CheckedOrderRequest, context: OrderRequestContext): OrderRequestFault | null {
  const rule = rules.find(({ broken }) => broken(request, context));
  return rule ? faultOf(rule.field, rule.key, context) : null;
}

/** The first fault of each field of a form. */
export function faultsByField(
  request: CheckedOrderRequest,
  context: OrderRequestContext,
): ReadonlyMap<OrderRequestField, OrderRequestFault> {
  const faults = checkOrderRequest(request, context);
  return new Map(faults.toReversed().map((fault) => [fault.field, fault]));
}

function faultOf(
  field: OrderRequestField,
  key: OrderRequestFaultKey,
  { country }: OrderRequestContext,
): OrderRequestFault {
  if (key !== 'validation.minimum-amount') return { field, key };
  const minimum = fromMinor(country.amount.minimum ?? 0, country.currency);
  return { field, key, values: { minimum, currency: country.currency } };
}
