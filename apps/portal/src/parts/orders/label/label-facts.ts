import type { Order } from '@riderbell/contract/shapes/order.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import type { TextKey } from '@riderbell/messages/texts.ts';
import { moneyFlowOf, moneyStateOf } from '../detail/payment-facts.ts';

export type LabelFacts = {
  /** Unit and building: what a rider looks for at the end of the way. */
  readonly door: string;
  readonly address: string;
  /** What a rider has to know of the money; `loud` when it is collected from the customer. Null when none moves any more. */
  readonly money: { readonly text: TextKey<'tracking'>; readonly loud: boolean } | null;
};

/** What a label says beyond the order's own words. */
export function labelFacts(order: Order): LabelFacts {
  const { unit, building, text } = splitAddress(order.customer.location.address);
  return {
    door: [unit, building].filter((part) => part !== '').join(', '),
    address: text,
    money: moneyStateOf(order) === 'due' ? moneyOf(order.order) : null,
  };
}

function moneyOf({ amount, payment_method }: Order['order']): LabelFacts['money'] {
  const flow = moneyFlowOf(payment_method);
  // Kuwait takes orders without an amount (specification §5): nothing is collected for them.
  if (flow === 'customer-to-rider' && amount === 0) return { text: 'payment.flow.none', loud: false };
  if (flow === 'customer-to-rider') return { text: 'row.customer-to-rider.due', loud: true };
  return flow === 'already-paid' || flow === 'none'
    ? { text: `payment.flow.${flow}`, loud: false }
    : { text: `payment.flow.${flow}.due`, loud: flow === 'customer-at-door' };
}
