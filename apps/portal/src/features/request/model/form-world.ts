import type { Deployment } from '@riderbell/contract/deployment.ts';
import { isCurrencyCode, type CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { parseAmount } from '@riderbell/domain/countries/money.ts';
import type { OrderRequestFaultKey } from '@riderbell/domain/orders/order-request-checks.ts';
import { checkPreorder } from '@riderbell/domain/orders/scheduling.ts';
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

/** What the rules need of the world around the form. */
export interface FormWorld {
  readonly deployment: Pick<Deployment, 'currency' | 'time_zone' | 'rules'>;
  readonly language: string;
  readonly vendorKnown: boolean;
  /** Fields that are not asked: what an order has there was checked when it was made. */
  readonly unasked: ReadonlySet<string>;
  readonly destination: ChosenPlace | null;
  /** What is typed as the address and has no place yet: the request must not go to the one that was chosen before. */
  readonly typedAddress: string;
  readonly paymentMethods: readonly string[];
  /** The parameter "dddd:dddd"; null while it is not known. */
  readonly serviceHours: string | null;
  /** The flag pre_order: whether an order may be for later. */
  readonly preOrder: boolean;
  readonly now: number;
  readonly isPossiblePhone: (text: string) => boolean;
}

export function currencyOf({ currency }: Pick<Deployment, 'currency'>): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new Error(`the deployment's currency ${currency} is none that we know`);
  return currency;
}

/** Minor units; null when nothing is typed, NaN, which no rule accepts, when it is no amount. */
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

/** What is wrong with the chosen collection time; null seconds are no choice. */
export function laterTimeFault(seconds: number | null, world: FormWorld): FormFault | null {
  // Chosen before the flag went off: to send a rider now instead would surprise everybody.
  if (!world.preOrder) return { key: 'validation.scheduled-not-offered' };
  if (seconds === null) return { key: 'validation.choose-collection-time' };
  const { rules, time_zone: timeZone } = world.deployment;
  const country = { minimumEtaMinutes: rules.minimum_eta_minutes, timeZone };
  const check = checkPreorder(seconds, { country, nowMs: world.now, serviceHours: world.serviceHours });
  return check.ok ? null : { key: timeKeys[check.refusal] };
}
