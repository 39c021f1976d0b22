import type { Refusal } from '@riderbell/contract/handler.ts';
import { toMinor } from '@riderbell/domain/countries/money.ts';
import {
  type CheckedOrderRequest,
  type OrderRequestFault,
  type OrderRequestFaultKey,
  checkOrderRequest,
} from '@riderbell/domain/orders/order-request-checks.ts';
import { allowedPaymentMethods, isSelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import type { OrderFlags, OrderNeeds } from './ports.ts';

const codes = {
  'error.cant-retrieve-vendor-rar': 'order.vendor-unknown',
  'validation.fill-unit-number': 'order.unit-number-missing',
  'validation.fill-customer-name': 'order.customer-name-missing',
  'validation.wrong-customer-name': 'order.customer-name-wrong',
  'validation.fill-customer-phone': 'order.customer-phone-missing',
  'validation.phone-incorrect': 'order.customer-phone-wrong',
  'validation.description-too-long': 'order.description-too-long',
  'validation.fill-address': 'order.address-missing',
  'validation.fill-coordinates': 'order.coordinates-missing',
  'validation.fill-amount': 'order.amount-missing',
  'validation.amount-invalid': 'order.amount-invalid',
  'validation.minimum-amount': 'order.amount-below-minimum',
  'validation.select-payment-method': 'order.payment-method-missing',
} as const satisfies Record<OrderRequestFaultKey, string>;

export type DetailFault = (typeof codes)[OrderRequestFaultKey];

/** The path of each field of the rules in the request of a call. */
export type FieldPaths = Readonly<Record<OrderRequestFault['field'], string>>;

/** Every broken rule of specification §5, 1 to 10, in that order, with the error codes of the API. */
export function detailFaults(
  needs: Pick<OrderNeeds, 'country' | 'isPossiblePhone'>,
  request: CheckedOrderRequest,
  vendorKnown: boolean,
  paths: FieldPaths,
): Refusal<DetailFault>[] {
  const { country, isPossiblePhone } = needs;
  return checkOrderRequest(request, { country, vendorKnown, isPossiblePhone }).map(({ field, key, values }) => ({
    code: codes[key],
    field: paths[field],
    ...(values ? { values: { ...values } } : {}),
  }));
}

/** The amount in minor units; NaN, which no rule accepts, for an amount that the currency cannot represent. */
export function minorAmount(needs: Pick<OrderNeeds, 'country'>, amount: number | null): number | null {
  return amount === null ? null : (toMinor(amount, needs.country.currency) ?? Number.NaN);
}

/** Whether an existing method is not allowed here by the country's parameters, the vendor or a flag (specification §4). */
export function isUnavailable(
  needs: Pick<OrderNeeds, 'country' | 'onlinePayment'>,
  flags: OrderFlags,
  method: string,
  vendorMethods: readonly string[],
): boolean {
  if (!isSelectablePaymentMethod(method)) return false;
  const allowed = allowedPaymentMethods(needs.country.payment.allowed, vendorMethods, {
    payAtPickup: flags['pay-at-pickup'],
    card: needs.onlinePayment() ? needs.country.payment.cardType : null,
  });
  return !allowed.includes(method);
}
