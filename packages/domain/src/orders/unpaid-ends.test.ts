import { expect, test } from 'vitest';
import { costsNothing } from './unpaid-ends.ts';

test('an order that ends without a delivery to pay for costs nothing', () => {
  expect(['CANCELLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED'].map(costsNothing)).toEqual([true, true, true]);
  expect(['DELIVERED', 'RETURNED_TO_VENDOR', 'STALLED', 'PICKED_UP'].some(costsNothing)).toBe(false);
});
