import { getOrder } from '@riderbell/contract/calls/orders/get-order.ts';
import { listVendors } from '@riderbell/contract/calls/outlets/list-vendors.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { orderIdPrefix } from '@riderbell/domain/orders/order-id.ts';
import type { CallApi } from '@riderbell/web/api/api-client.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** What an order costs its merchant, and of what that is made. */
export type Fee = Pick<Order, 'delivery_fee' | 'delivery_fee_parts' | 'distance'>;

/**
 * The fee of an order whose id is known, as whoever is signed in: of their vendors the one whose orders begin like it is asked. Null
 * when the order is none of theirs.
 * @throws ApiProblem when nobody answers
 */
export async function askForFee(call: CallApi, orderId: string, signal: AbortSignal): Promise<Fee | null> {
  const { result } = await call(listVendors, {}, { signal });
  const owners = result.vendors.filter(({ vendor_id: id }) => orderId.startsWith(`${orderIdPrefix(id)}-`));
  for (const { vendor_id: vendorId } of owners) {
    try {
      return (await call(getOrder, { query: { vendorId, orderId } }, { signal })).result;
    } catch (error) {
      // Two vendors may begin their orders alike; the next one may own it.
      if (!(error instanceof ApiProblem) || (error.status !== 404 && error.status !== 403)) throw error;
    }
  }
  return null;
}
