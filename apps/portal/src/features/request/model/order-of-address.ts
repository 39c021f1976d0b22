import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api/call-api.ts';
import { useNavigate } from '@riderbell/web/routing/router-provider.tsx';
import { useCurrentVendor } from '../../../platform/vendors/current-vendor.tsx';

export interface OrderOfAddress {
  readonly order: UseQueryResult<Order>;
  /** The order as the server has it now. */
  read(): Promise<Order>;
}

/** The order that the address of the request names, to be changed or to be ordered again, as it was when the screen opened. */
export function useOrderOfAddress(purpose: 'edited' | 'again', orderId: string): OrderOfAddress {
  const { vendor_id: vendorId } = useCurrentVendor().vendor;
  const read = async (signal?: AbortSignal) =>
    (await callApi(getOrder, { query: { vendorId, orderId } }, signal ? { signal } : {})).result;
  const order = useQuery({
    queryKey: ['request', purpose, vendorId, orderId],
    queryFn: ({ signal }) => read(signal),
    // What is being filled in changes under nobody's hands; whether the copy is too old by now, the server says.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
  return { order, read: () => read() };
}

/**
 * Goes to the order's own outlet where its parent was in the address: the rules and the methods of the form are the outlet's. Whether
 * it goes.
 */
export function useWayToOutlet(order: Order, pathAt: (vendorId: string, orderId: string) => string): boolean {
  const navigate = useNavigate();
  const { vendor } = useCurrentVendor();
  const { order_id: orderId, vendor_id: vendorId } = order;
  const elsewhere = vendorId !== vendor.vendor_id;
  useEffect(() => {
    if (elsewhere) void navigate(pathAt(vendorId, orderId), { replace: true });
  }, [elsewhere, navigate, pathAt, vendorId, orderId]);
  return elsewhere;
}
