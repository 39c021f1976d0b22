import { expect, test } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { pickedUpAt, receiptOutcomeOf } from './delivery-receipt.ts';

test('there is a receipt of what was delivered and of what came back, and of nothing else', () => {
  const outcomes = orderStatuses.map((status) => [status, receiptOutcomeOf({ status })]);
  expect(outcomes.filter(([, outcome]) => outcome !== null)).toEqual([
    ['DELIVERED', 'delivered'],
    ['RETURNED_TO_VENDOR', 'returned'],
  ]);
});

test('it says when the parcel was picked up, where the fleet said so', () => {
  const order = orderThrough(['NEW', 'PICKED_UP', 'DELAYED', 'DELIVERED']);
  expect(pickedUpAt(order)).toBe(order.status_history[1]?.created_at);
  expect(pickedUpAt(orderThrough(['NEW', 'DELIVERED']))).toBeNull();
});
