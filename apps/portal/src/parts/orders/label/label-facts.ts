import type { Order } from '@riderbell/contract/shapes/order.ts';
import { splitAddress } from '@riderbell/domain/places/address.ts';
import type { TextKey } from '@riderbell/messages/texts.ts';
import { moneyFlowOf, moneyStateOf } from '../detail/payment-facts.ts';

export type LabelFacts = {
  /** Unit and building, which the rider looks for at the end of the route. */
  readonly door: string;
  readonly address: string;
  /** What the rider has to know about the money; `loud` if the customer pays the rider. Null once none is due. */
  readonly money: { readonly text: TextKey<'tracking'>; readonly loud: boolean } | null;
};

/** The facts of a label besides the order's own values. */
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
  // Kuwait accepts orders without an amount (specification §5): nothing is collected for them.
  if (flow === 'customer-to-rider' && amount === 0) return { text: 'payment.flow.none', loud: false };
  if (flow === 'customer-to-rider') return { text: 'row.customer-to-rider.due', loud: true };
  return flow === 'already-paid' || flow === 'none'
    ? { text: `payment.flow.${flow}`, loud: false }
    : { text: `payment.flow.${flow}.due`, loud: flow === 'customer-at-door' };
}
