import { parseServiceHours } from '../outlets/service-hours.ts';
import {
  allowedPaymentMethods,
  defaultPaymentMethod,
  isSelectablePaymentMethod,
  paymentMethods,
} from '../payments/payment-methods.ts';
import type { CountryParameter } from './country-parameter-names.ts';
import type { Country } from './country.ts';
import { digitsOf } from './currencies.ts';
import { fromMinor, toMinor } from './money.ts';

/** What the allowed values depend on: the country, and whether the server has a card gateway. */
export type ParameterContext = { readonly country: Country; readonly takesCards: boolean };

export type ParameterCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly allowed: string };

type Rule = {
  /** The value until the operator sets one. */
  readonly default: (country: Country) => string;
  /** The allowed values in words, for an operator whose value is refused. */
  readonly allowed: (context: ParameterContext) => string;
  /** The value in its canonical spelling, or null when it is not allowed. */
  readonly read: (text: string, context: ParameterContext) => string | null;
};

const selectable = paymentMethods.filter(isSelectablePaymentMethod);

const rules: Readonly<Record<CountryParameter, Rule>> = {
  allOutletOrders: {
    default: () => 'true',
    allowed: () => 'true or false',
    read: (text) => readBoolean(text),
  },
  serviceHours: {
    default: (country) => country.serviceHours,
    allowed: () =>
      'from:to as dddd:dddd in the country’s time, each a time of day up to 2359, for example 0800:2200; the same time twice means always open',
    read: (text) => (parseServiceHours(text) === null ? null : text),
  },
  onlinePaymentActivated: {
    default: () => 'false',
    allowed: ({ takesCards }) => (takesCards ? 'true or false' : 'false: this server has no card gateway'),
    read: (text, { takesCards }) => (text === 'true' && !takesCards ? null : readBoolean(text)),
  },
  orderItemValueExceedLimit: {
    default: ({ itemValueLimit, currency }) => String(fromMinor(itemValueLimit.value, currency)),
    allowed: ({ country: { currency } }) =>
      `an amount of ${currency} above 0, with at most ${digitsOf(currency)} digits after a point and without separators, for example 5000`,
    read: readLimit,
  },
  paymentMethods: {
    default: (country) => country.payment.allowed,
    allowed: () => `one or more of ${selectable.join(', ')}, each once, separated by a vertical bar`,
    read: readMethods,
  },
};

/** The value of the parameter until the operator sets one, from the country's file. */
export function defaultParameterValue(parameter: CountryParameter, country: Country): string {
  return rules[parameter].default(country);
}

/** The allowed values in words. */
export function allowedValues(parameter: CountryParameter, context: ParameterContext): string {
  return rules[parameter].allowed(context);
}

/** The value as it would be stored, or the allowed values (specification §5: service hours; §4: payment methods). */
export function checkParameter(parameter: CountryParameter, text: string, context: ParameterContext): ParameterCheck {
  const value = rules[parameter].read(text.trim(), context);
  return value === null ? { ok: false, allowed: allowedValues(parameter, context) } : { ok: true, value };
}

/**
 * The country with the current values of its parameters, read on each access, so that every rule that takes a country
 * follows a change at once. If the default payment method is no longer allowed, the first allowed method replaces it.
 */
export function countryInForce(country: Country, valueOf: (parameter: CountryParameter) => string): Country {
  return {
    ...country,
    get serviceHours() {
      return valueOf('serviceHours');
    },
    get payment() {
      const allowed = valueOf('paymentMethods');
      const countryDefault = country.payment.default;
      return {
        ...country.payment,
        allowed,
        default: defaultPaymentMethod(allowedPaymentMethods(allowed), countryDefault) ?? countryDefault,
      };
    },
    get itemValueLimit() {
      const limit = toMinor(Number(valueOf('orderItemValueExceedLimit')), country.currency);
      return limit === null ? country.itemValueLimit : { ...country.itemValueLimit, value: limit };
    },
  };
}

function readBoolean(text: string): string | null {
  return text === 'true' || text === 'false' ? text : null;
}

function readLimit(text: string, { country: { currency } }: ParameterContext): string | null {
  if (!/^\d{1,12}(\.\d+)?$/.test(text)) return null;
  const minor = toMinor(Number(text), currency);
  return minor === null || minor === 0 ? null : String(fromMinor(minor, currency));
}

function readMethods(text: string): string | null {
  const named = text.split('|').map((method) => method.trim());
  const all = named.every(isSelectablePaymentMethod) && new Set(named).size === named.length;
  return all ? named.join('|') : null;
}
