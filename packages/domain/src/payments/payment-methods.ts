/** Every payment method of specification §4. */
export const paymentMethods = [
  'NONE',
  'PAID',
  'CASH_ON_DELIVERY',
  'PAYMENT_ON_DELIVERY',
  'PAY_AT_PICKUP',
  'cybersource_creditcard',
  'generic_creditcard',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** A method that a merchant can choose: NONE is not accepted as a selected method (specification §4). */
export type SelectablePaymentMethod = Exclude<PaymentMethod, 'NONE'>;

const cardMethods: ReadonlySet<string> = new Set(['cybersource_creditcard', 'generic_creditcard']);

export function isSelectablePaymentMethod(text: string): text is SelectablePaymentMethod {
  return text !== 'NONE' && (paymentMethods as readonly string[]).includes(text);
}

/**
 * The methods that a merchant may choose from (specification §4): those of the country parameter (separated by a
 * vertical bar, without unknown methods and NONE), filtered by the vendor's `flags.payment_methods`. A vendor without
 * that list (null) is not restricted; an empty list leaves no method, which shows
 * `validation.payment-method-unavailable`. Pay at pickup also needs the flag pay-at-pickup. Of the card methods only
 * `card` is allowed, the deployment's own, which is set while the country parameter onlinePaymentActivated is on.
 */
export function allowedPaymentMethods(
  countryParameter: string,
  vendorFlags: readonly string[] | null = null,
  { payAtPickup = false, card = null }: { payAtPickup?: boolean; card?: string | null } = {},
): readonly SelectablePaymentMethod[] {
  const named = new Set(countryParameter.split('|').map((method) => method.trim()));
  return [...named]
    .filter(isSelectablePaymentMethod)
    .filter((method) => vendorFlags === null || vendorFlags.includes(method))
    .filter((method) => method !== 'PAY_AT_PICKUP' || payAtPickup)
    .filter((method) => !cardMethods.has(method) || method === card);
}

/** The preselected method: the country's default if it is allowed, else the first allowed one, else null. */
export function defaultPaymentMethod(
  allowed: readonly SelectablePaymentMethod[],
  countryDefault: string,
): SelectablePaymentMethod | null {
  return allowed.find((method) => method === countryDefault) ?? allowed[0] ?? null;
}

/**
 * The chosen method while it is allowed, else the default (specification §4). `none` is the flag none-payment-method: an order
 * then begins with NONE, here null, which is never accepted as a selected method, so that the merchant has to choose.
 */
export function keepOrDefaultPaymentMethod(
  current: string,
  allowed: readonly SelectablePaymentMethod[],
  countryDefault: string,
  { none = false }: { none?: boolean } = {},
): SelectablePaymentMethod | null {
  const stillAllowed = allowed.find((method) => method === current);
  return stillAllowed ?? (none ? null : defaultPaymentMethod(allowed, countryDefault));
}

/** Whether the rider collects the item value in cash from the customer (specification §4, Cash handling). */
export function collectsCash(method: string): boolean {
  return method === 'CASH_ON_DELIVERY';
}

/** Whether the rider pays the item value to the vendor at the collection point (specification §4, Cash handling). */
export function paysVendorAtPickup(method: string): boolean {
  return method === 'PAY_AT_PICKUP';
}

/** Whether the customer has paid before the rider comes: PAID or by card. */
export function isPaidOnline(method: string): boolean {
  return method === 'PAID' || cardMethods.has(method);
}
