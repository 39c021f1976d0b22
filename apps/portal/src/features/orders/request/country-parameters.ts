import {
  type CountryParameter,
  getCountryParameter,
} from '@riderbell/contract/calls/countries/get-country-parameter.ts';
import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { parseAmount } from '@riderbell/domain/countries/money.ts';
import { noItemValueLimit } from '@riderbell/domain/orders/item-value.ts';
import { allowedPaymentMethods, type SelectablePaymentMethod } from '@riderbell/domain/payments/payment-methods.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';

/** specification §9, Country parameter cache. */
const CACHED_MS = 300_000;

function parameterQuery(parameter: CountryParameter) {
  return queryOptions({
    queryKey: ['country-parameter', parameter],
    queryFn: async ({ signal }) => (await callApi(getCountryParameter, { params: { parameter } }, { signal })).result,
    staleTime: CACHED_MS,
    meta: { quiet: true },
  });
}

/** The hours "dddd:dddd". Whatever goes wrong means open (specification §4), which null says to the rule. */
export function useServiceHours() {
  const query = useQuery({ ...parameterQuery('serviceHours'), refetchInterval: CACHED_MS });
  return { hours: query.data ?? null, known: !query.isPending, refetch: query.refetch, isFetching: query.isFetching };
}

const cardMethods: ReadonlySet<string> = new Set(['cybersource_creditcard', 'generic_creditcard']);

/** The methods to choose from: the country's, filtered by the vendor's, cards only where they are taken. */
export function usePaymentMethods(vendorMethods: readonly string[]) {
  const methods = useQuery(parameterQuery('paymentMethods'));
  const online = useQuery(parameterQuery('onlinePaymentActivated'));
  const allowed: readonly SelectablePaymentMethod[] = allowedPaymentMethods(methods.data ?? '', vendorMethods).filter(
    (method) => !cardMethods.has(method) || online.data === 'true',
  );
  return { allowed, isPending: methods.isPending, error: methods.error, refetch: methods.refetch };
}

/** Above how many minor units the item value is to be confirmed; without an answer nothing is. */
export function useItemValueLimit(currency: string): number {
  const { data } = useQuery(parameterQuery('orderItemValueExceedLimit'));
  if (data === undefined || !isCurrencyCode(currency)) return noItemValueLimit;
  return parseAmount(data, currency) ?? noItemValueLimit;
}
