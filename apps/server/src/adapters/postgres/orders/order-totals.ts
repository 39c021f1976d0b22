import { handOvers } from '@riderbell/domain/payments/order-money.ts';
import { unpaidEnds } from '@riderbell/domain/orders/unpaid-ends.ts';
import { conditionsOf, type OrderCondition, scopeCondition, type Value, wasCollected } from './order-conditions.ts';

/** The sums of a selection, in minor units. */
export interface TotalsRow {
  readonly orders: number;
  readonly fee: number;
  readonly collected: number;
  readonly paid_at_pickup: number;
}

/** The statement of the totals, by the domain's table of what has changed hands (`handOvers`). */
export function totalsStatement(condition: OrderCondition): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value: Value = (item) => `$${values.push(item)}`;
  const sumOf = (column: string, counts: string) => `coalesce(sum(${column}) filter (where ${counts}), 0)::bigint`;
  const where = [scopeCondition(condition.scope, value), ...conditionsOf(condition, value)].join(' and ');
  const text = `select count(*) as orders,
      ${sumOf('delivery_fee_minor', `status <> all(${value(unpaidEnds)})`)} as fee,
      ${sumOf('amount_minor', handedOver('door', value))} as collected,
      ${sumOf('amount_minor', handedOver('pickup', value))} as paid_at_pickup
    from orders where ${where}`;
  return { text, values };
}

function handedOver(place: keyof typeof handOvers, value: Value): string {
  const { methods, statuses, whenDelayed } = handOvers[place];
  const listed = `status = any(${value(statuses)})`;
  const done = whenDelayed ? `(${listed} or (status = 'DELAYED' and ${wasCollected(value)}))` : listed;
  return `payment_method = any(${value(methods)}) and ${done}`;
}
