import { getCountryParameter } from '@riderbell/contract/calls/countries/get-country-parameter.ts';
import type { CountryParameter } from '@riderbell/domain/countries/country-parameter-names.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';

/** Specification §9, Country parameter cache. */
export const parameterCachedMs = 300_000;

/** The query for a country parameter, cached for five minutes. */
export function parameterQuery(parameter: CountryParameter) {
  return queryOptions({
    queryKey: ['country-parameter', parameter],
    queryFn: async ({ signal }) => (await callApi(getCountryParameter, { params: { parameter } }, { signal })).result,
    staleTime: parameterCachedMs,
    meta: { quiet: true },
  });
}

/** Whether lists may include the orders of all outlets; the server enforces it too. */
export function useAllOutletOrders(): boolean {
  return useQuery(parameterQuery('allOutletOrders')).data !== 'false';
}
