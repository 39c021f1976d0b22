import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { useNavigate } from 'react-router';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';

export interface OrderOfAddress {
  readonly order: UseQueryResult<Order>;
  /** The order as the server has it now. */
  read(): Promise<Order>;
}

/** The order that the URL names, to be edited or ordered again, as it was when the screen opened. */
export function useOrderOfAddress(purpose: 'edited' | 'again', orderId: string): OrderOfAddress {
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const read = async (signal?: AbortSignal) =>
    (await callApi(getOrder, { query: { vendorId, orderId } }, signal ? { signal } : {})).result;
  const order = useQuery({
    queryKey: ['request', purpose, vendorId, orderId],
    queryFn: ({ signal }) => read(signal),
    // The order must not change while the merchant fills the form in; the server says if the copy is too old.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
  return { order, read: () => read() };
}

/**
 * Redirects to the order's own outlet if the URL names its parent: the rules and the methods of the form are the
 * outlet's. Returns whether it redirects.
 */
export function useOutletRedirect(order: Order, pathAt: (vendorId: string, orderId: string) => string): boolean {
  const navigate = useNavigate();
  const { vendor } = useCurrentVendor();
  const { order_id: orderId, vendor_id: vendorId } = order;
  const elsewhere = vendorId !== vendor.vendor_id;
  useEffect(() => {
    if (elsewhere) void navigate(pathAt(vendorId, orderId), { replace: true });
  }, [elsewhere, navigate, pathAt, vendorId, orderId]);
  return elsewhere;
}
