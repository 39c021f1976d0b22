import type { Deployment } from '@riderbell/contract/deployment.ts';
import { isCurrencyCode, type CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { parseAmount } from '@riderbell/domain/countries/money.ts';
import type { OrderRequestFaultKey } from '@riderbell/domain/orders/order-request-checks.ts';
import { checkPreorder } from '@riderbell/domain/orders/scheduling.ts';
import type { AcceptedHours } from '@riderbell/domain/outlets/service-hours.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';

export type FormFaultKey =
  | OrderRequestFaultKey
  | 'validation.payment-method-unavailable'
  | 'validation.vat-number-length'
  | 'validation.vat-number-invalid'
  | 'validation.scheduled-not-offered'
  | 'validation.scheduled-too-early'
  | 'validation.scheduled-too-late'
  | 'error.store-closed-v2'
  | 'validation.choose-collection-time';

export interface FormFault {
  readonly key: FormFaultKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The facts outside the form that the rules need. */
export interface FormWorld {
  readonly deployment: Pick<Deployment, 'currency' | 'time_zone' | 'rules'>;
  readonly language: string;
  readonly vendorKnown: boolean;
  /** Fields that the form does not ask for: their values were checked when the order was made. */
  readonly omittedFields: ReadonlySet<string>;
  readonly destination: ChosenPlace | null;
  /**
   * The text typed as the address while no place is chosen for it: the request must not go to the previously chosen
   * place.
   */
  readonly typedAddress: string;
  readonly paymentMethods: readonly string[];
  readonly hours: AcceptedHours;
  /** The flag pre_order: whether an order may be for later. */
  readonly preOrder: boolean;
  readonly now: number;
  readonly isPossiblePhone: (text: string) => boolean;
}

export function currencyOf({ currency }: Pick<Deployment, 'currency'>): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new Error(`the deployment's currency ${currency} is unknown`);
  return currency;
}

/** Minor units; null if nothing is typed, and NaN, which every rule rejects, if it is not an amount. */
export function amountOf(
  form: { readonly amount: string },
  world: Pick<FormWorld, 'deployment' | 'language'>,
): number | null {
  if (form.amount.trim() === '') return null;
  return parseAmount(form.amount, currencyOf(world.deployment), world.language) ?? Number.NaN;
}

const timeKeys = {
  'too-early': 'validation.scheduled-too-early',
  'too-late': 'validation.scheduled-too-late',
  'closed-then': 'error.store-closed-v2',
} as const;

/** The fault of the chosen collection time; `seconds` is null if none is chosen. */
export function laterTimeFault(seconds: number | null, world: FormWorld): FormFault | null {
  // The time was chosen before the flag was turned off. Sending a rider now instead would surprise the merchant.
  if (!world.preOrder) return { key: 'validation.scheduled-not-offered' };
  if (seconds === null) return { key: 'validation.choose-collection-time' };
  const { rules, time_zone: timeZone } = world.deployment;
  const country = { minimumEtaMinutes: rules.minimum_eta_minutes, timeZone };
  const check = checkPreorder(seconds, { country, nowMs: world.now, hours: world.hours });
  return check.ok ? null : { key: timeKeys[check.refusal] };
}
