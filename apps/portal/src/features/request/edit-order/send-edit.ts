import type { CallInput } from '@riderbell/contract/call.ts';
import type { updateOrder } from '@riderbell/contract/calls/orders/update-order.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import { ApiProblem } from '@riderbell/web/api/api-problem.ts';

/** An order update without the copy that it is made on (specification §3, Order update). */
export type Edit = Omit<CallInput<typeof updateOrder>['body'], 'updated_at' | 'delivery_fee'> & {
  /** The person was shown it. */
  readonly delivery_fee: number;
};

export interface EditPorts {
  update(edit: Edit & { readonly updated_at: string }, idempotencyKey: string): Promise<Order>;
  /** The order as the server has it now. */
  read(): Promise<Order>;
}

/** A rider on the way moves an order some times a minute; whoever loses so often in a row is told. */
const MOST_ATTEMPTS = 4;

/**
 * Sends an edit that was made on `base`. A copy that is newer only because the rider went on takes it all the same; one whose facts
 * somebody else has changed refuses it with `order.stale`. An order that is already as the edit wants it, because the answer
 * to an earlier attempt was lost, is the answer.
 * @throws ApiProblem as the server refuses
 */
export async function sendEdit(ports: EditPorts, base: Order, edit: Edit, idempotencyKey: string): Promise<Order> {
  let copy = base;
  for (let attempt = 0; ; attempt += 1) {
    // The same key for the same body: each copy makes another body.
    const key = attempt === 0 ? idempotencyKey : `${idempotencyKey}.${attempt}`;
    try {
      return await ports.update({ ...edit, updated_at: copy.updated_at }, key);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'order.stale') throw error;
      copy = await ports.read();
      if (holds(copy, edit)) return copy;
      if (attempt + 1 >= MOST_ATTEMPTS || !holds(copy, factsOf(base))) throw error;
    }
  }
}

/** What an edit can change, as the order has it. */
export function factsOf({ vendor_id, customer: { location }, order, delivery_fee }: Order): Edit {
  const { payment_method, amount, description } = order;
  return { vendor_id, payment_method, amount, item_details: description, location, delivery_fee };
}

/** Whether the order is as the edit wants it. No amount is kept as none. */
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

/** An edit names the fee before the voucher that the order keeps, or the one that stays. */
function isPriceOf({ delivery_fee: fee, delivery_fee_parts: parts }: Order, named: number): boolean {
  const full = parts.base + parts.distance + parts.surcharge;
  // Sums of decimals; no currency has a smaller unit.
  return [fee, full].some((price) => Math.abs(price - named) < 0.0005);
}
