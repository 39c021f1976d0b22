import type { CallInput } from '@riderbell/contract/call.ts';
import type { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** An order update without the version of the copy that it is made on (specification §3, Order update). */
export type Edit = Omit<CallInput<typeof updateOrder>['body'], 'updated_at' | 'delivery_fee'> & {
  /** The fee that the merchant was shown. */
  readonly delivery_fee: number;
};

export interface EditPorts {
  update(edit: Edit & { readonly updated_at: string }, idempotencyKey: string): Promise<Order>;
  /** The order as the server has it now. */
  read(): Promise<Order>;
}

/** A rider on the way updates an order a few times a minute. After this many conflicts in a row the merchant sees an error. */
const MAX_ATTEMPTS = 4;

/**
 * Sends an edit that was made on `base`. If the server has a newer copy on which only the status changed, the edit is
 * sent again on that copy; if the facts changed, it is refused with `order.stale`. If an earlier attempt arrived and
 * its answer was lost, the order as the edit wants it is the answer.
 * @throws ApiProblem as the server refuses
 */
export async function sendEdit(ports: EditPorts, base: Order, edit: Edit, idempotencyKey: string): Promise<Order> {
  let copy = base;
  for (let attempt = 0; ; attempt += 1) {
    // One key per body: each copy makes another body.
    const key = attempt === 0 ? idempotencyKey : `${idempotencyKey}.${attempt}`;
    try {
      return await ports.update({ ...edit, updated_at: copy.updated_at }, key);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'order.stale') throw error;
      copy = await ports.read();
      if (holds(copy, edit)) return copy;
      if (attempt + 1 >= MAX_ATTEMPTS || !holds(copy, factsOf(base))) throw error;
    }
  }
}

/** The facts of the order that an edit can change. */
export function factsOf({ vendor_id, customer: { location }, order, delivery_fee }: Order): Edit {
  const { payment_method, amount, description } = order;
  return { vendor_id, payment_method, amount, item_details: description, location, delivery_fee };
}

/** Whether the order has the values of the edit. A missing amount is stored as zero. */
export function holds(order: Order, edit: Edit): boolean {
  const facts = factsOf(order);
  const { latitude, longitude, address, notes } = edit.location;
  return (
    facts.payment_method === edit.payment_method &&
    facts.amount === (edit.amount ?? 0) &&
    facts.item_details === edit.item_details &&
    isPriceOf(order, edit.delivery_fee) &&
    facts.location.latitude === latitude &&
    facts.location.longitude === longitude &&
    facts.location.address === address &&
    facts.location.notes === notes
  );
}

/** An edit names the fee before the order's voucher, or the fee that stays. */
function isPriceOf({ delivery_fee: fee, delivery_fee_parts: parts }: Order, named: number): boolean {
  const full = parts.base + parts.distance + parts.surcharge;
  // Sums of decimals; no currency has a smaller unit.
  return [fee, full].some((price) => Math.abs(price - named) < 0.0005);
}
