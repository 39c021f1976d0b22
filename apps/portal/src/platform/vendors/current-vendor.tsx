import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { callApi } from '../api/call-api.ts';

/** The vendors and outlets of the session. They change rarely, so a visit loads them once and after each change. */
export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: async ({ signal }) => (await callApi(listVendors, {}, { signal })).result.vendors,
  staleTime: 300_000,
  meta: { quiet: true },
});

export function useVendors() {
  return useQuery(vendorsQuery);
}

/** The vendor that the merchant currently works for; it is in the address and stored for the next visit. */
export interface CurrentVendor {
  vendor: CallersVendor;
  vendors: readonly CallersVendor[];
  /** Navigates to the same screen of another vendor. */
  select(vendorId: string): void;
  /** Whether the country's operator allows it (the parameter allOutletOrders). */
  mayIncludeOutlets: boolean;
  /** Whether lists include the outlets (specification §4, Include-all-outlets); true only for a parent. */
  includeOutlets: boolean;
  setIncludeOutlets(include: boolean): void;
}

/** Whether the caller has the right at the current vendor. The server decides; the portal only leaves out what it would refuse. */
export function useRight(right: VendorRight): boolean {
  return useCurrentVendor().vendor.rights.includes(right);
}

const CurrentVendorContext = createContext<CurrentVendor | null>(null);
export const CurrentVendorProvider = CurrentVendorContext.Provider;

/** The current vendor. Every screen of the signed-in layout has one, because the layout waits for it and shows its errors. */
export function useCurrentVendor(): CurrentVendor {
  const current = use(CurrentVendorContext);
  if (current === null) throw new Error('useCurrentVendor needs the VendorGate of the signed-in layout');
  return current;
}
