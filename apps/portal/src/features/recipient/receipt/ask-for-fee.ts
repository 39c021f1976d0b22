import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { orderIdPrefix } from '@riderbell/domain/orders/order-id.ts';
import type { CallApi } from '@riderbell/web/api/api-client.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** The fee that a merchant pays for an order, with its parts. */
export type Fee = Pick<Order, 'delivery_fee' | 'delivery_fee_parts' | 'distance'>;

/**
 * The fee of an order, read for the signed-in merchant from the vendor whose order ids begin like this one. Null if the order
 * belongs to none of the merchant's vendors.
 * @throws ApiProblem if the server does not answer
 */
export async function askForFee(call: CallApi, orderId: string, signal: AbortSignal): Promise<Fee | null> {
  const { result } = await call(listVendors, {}, { signal });
  const owners = result.vendors.filter(({ vendor_id: id }) => orderId.startsWith(`${orderIdPrefix(id)}-`));
  for (const { vendor_id: vendorId } of owners) {
    try {
      return (await call(getOrder, { query: { vendorId, orderId } }, { signal })).result;
    } catch (error) {
      // The order ids of two vendors may begin alike; the next one may own it.
      if (!(error instanceof ApiProblem) || (error.status !== 404 && error.status !== 403)) throw error;
    }
  }
  return null;
}
