import { isCurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { parseAmount } from '@riderbell/domain/countries/money.ts';
import { noItemValueLimit } from '@riderbell/domain/orders/item-value.ts';
import type { AcceptedHours } from '@riderbell/domain/outlets/service-hours.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { parameterCachedMs, parameterQuery } from '../../../platform/countries/country-parameters.ts';
import { useCurrentVendor, vendorsQuery } from '../../../platform/vendors/current-vendor.tsx';

/** When the current vendor takes orders. Any failure means open (specification §4), for which the rule takes null. */
export function useAcceptedHours() {
  const { vendor } = useCurrentVendor();
  const { vendor_id: vendorId } = vendor;
  const queryClient = useQueryClient();
  const query = useQuery({ ...parameterQuery('serviceHours'), refetchInterval: parameterCachedMs });
  // A server of the previous release answers vendors without their hours.
  const outlet = vendor.opening_hours ?? null;
  return {
    hours: { service: query.data ?? null, outlet },
    known: !query.isPending,
    isFetching: query.isFetching,
    async refetch(): Promise<AcceptedHours> {
      const read = queryClient.fetchQuery({ ...vendorsQuery, staleTime: 0 }).catch(() => []);
      const [{ data }, vendors] = await Promise.all([query.refetch(), read]);
      const fresh = vendors.find((one) => one.vendor_id === vendorId);
      return { service: data ?? null, outlet: fresh ? (fresh.opening_hours ?? null) : outlet };
    },
  };
}

/** The item value in minor units above which the merchant must confirm it; no limit without an answer. */
export function useItemValueLimit(currency: string): number {
  const { data } = useQuery(parameterQuery('orderItemValueExceedLimit'));
  if (data === undefined || !isCurrencyCode(currency)) return noItemValueLimit;
  return parseAmount(data, currency) ?? noItemValueLimit;
}
