import type { Deployment } from '@riderbell/contract/deployment.ts';

/** How a language writes one value of each kind. */
export interface Writers {
  money(amount: number): string;
  number(value: number): string;
  time(at: number): string;
  date(at: number): string;
  dateTime(at: number): string;
  /** "Sat 21 Nov" */
  dayOfYear(at: number): string;
  relative(value: number, unit: RelativeUnit): string;
  unit(value: number, unit: Unit): string;
}

export type RelativeUnit = 'second' | 'minute' | 'hour' | 'day';
export type Unit = 'minute' | 'hour' | 'meter' | 'kilometer' | 'kilogram';

/** The deployment's currency and time zone, and the reader's grouping. */
export type Setting = Pick<Deployment, 'currency' | 'currency_digits' | 'time_zone'> & {
  /** Whether long numbers get thousands separators: the flag digit-grouping. */
  readonly grouping: boolean;
};

/** One decimal is enough for a distance or a weight. */
export const unitDigits = 1;

/** Uses the deployment's number of decimals; the platform would write 35.00 PKR as 35. */
export function moneyOptions({ currency, currency_digits: digits, grouping }: Setting): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: grouping,
  };
}
