import { expect, test } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { pickedUpAt, receiptOutcomeOf } from './delivery-receipt.ts';

test('only delivered and returned orders have a receipt', () => {
  const outcomes = orderStatuses.map((status) => [status, receiptOutcomeOf({ status })]);
  expect(outcomes.filter(([, outcome]) => outcome !== null)).toEqual([
    ['DELIVERED', 'delivered'],
    ['RETURNED_TO_VENDOR', 'returned'],
  ]);
});

test('pickedUpAt returns the time of the pick-up if the fleet reported it', () => {
  const order = orderThrough(['NEW', 'PICKED_UP', 'DELAYED', 'DELIVERED']);
  expect(pickedUpAt(order)).toBe(order.status_history[1]?.created_at);
  expect(pickedUpAt(orderThrough(['NEW', 'DELIVERED']))).toBeNull();
});
