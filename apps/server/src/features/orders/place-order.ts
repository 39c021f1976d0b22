import { accepted } from '@riderbell/contract/handler.ts';
import type { TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import type { RequestedOrder } from './check-request.ts';
import { type Created, requestOrder } from './create-order.ts';
import { orderOnTheWire } from './order-on-the-wire.ts';
import type { OrderNeeds } from './ports.ts';

export interface OrderToPlace extends RequestedOrder, TracedRequest {
  /** Reserved for this request alone, before its first attempt. */
  readonly orderId: string;
  /** The confirmed fee in minor units, before a voucher; another price is refused. */
  readonly fee: number;
}

/**
 * Requests a rider as `createOrder` does, under a reserved id. However often it is called, also after a server was killed, it makes one
 * order: the id is the key. If an earlier attempt placed the order, answers that order, even if the request would be refused by now.
 * @throws if an order of another vendor has the id
 */
export async function placeOrder(needs: OrderNeeds, asked: OrderToPlace): Promise<Created> {
  const { orderId, fee } = asked;
  const earlier = await placedEarlier(needs, asked);
  if (earlier !== null) return earlier;
  const body = { ...asked.body, delivery_fee: fromMinor(fee, needs.country.currency) };
  return requestOrder(
    needs,
    { ...asked, body, once: null },
    {
      of: () => [orderId],
      async whenTaken() {
        const simultaneous = await placedEarlier(needs, asked);
        if (simultaneous === null) throw new Error(`the id ${orderId} was taken by an order that is gone`);
        return simultaneous;
      },
    },
  );
}

async function placedEarlier(
  needs: Pick<OrderNeeds, 'store' | 'now'>,
  { orderId, body }: OrderToPlace,
): Promise<Created | null> {
  const order = await needs.store.find(orderId);
  if (order === null) return null;
  if (order.vendorId !== body.vendor_id) throw new Error(`the id ${orderId} belongs to an order of another vendor`);
  return accepted({ result: orderOnTheWire(order, needs.now()) });
}
