import { expect, test } from 'vitest';
import { orderThrough } from './order-samples.ts';
import { placeOf } from './place-of.ts';

test('an order is where its status says', () => {
  expect(placeOf(orderThrough(['NEW', 'PICKED_UP']))).toBe('PICKED_UP');
});

test('a delayed or modified order is where it was before', () => {
  expect(placeOf(orderThrough(['NEW', 'NEAR_VENDOR', 'DELAYED']))).toBe('NEAR_VENDOR');
  expect(placeOf(orderThrough(['NEW', 'RECEIVED', 'MODIFIED', 'DELAYED']))).toBe('RECEIVED');
});

test('a delayed order without a history is simply delayed', () => {
  expect(placeOf({ status: 'DELAYED', status_history: [] })).toBe('DELAYED');
});
