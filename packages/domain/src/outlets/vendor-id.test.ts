import { expect, test } from 'vitest';
import { orderIdPrefix } from '../orders/order-id.ts';
import { isEditableOutlet } from './outlet-rules.ts';
import { newVendorId } from './vendor-id.ts';

test('newVendorId returns a v and random characters that people can read aloud', () => {
  expect(newVendorId(Uint8Array.of(0, 31, 32, 63, 255, 10, 17, 99))).toBe('v0z0zzah');
  expect(() => newVendorId(new Uint8Array(6))).toThrow(RangeError);
});

test('a new vendor id is editable and gives its order ids their own prefix', () => {
  const id = newVendorId(Uint8Array.of(1, 2, 3, 4, 5, 6, 7));
  expect(isEditableOutlet(id)).toBe(true);
  expect(orderIdPrefix(id)).toBe('v123');
});
