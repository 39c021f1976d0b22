import { expect, test } from 'vitest';
import { orderIdPrefix } from '../orders/order-id.ts';
import { isEditableOutlet } from './outlet-rules.ts';
import { foldedVendorId, newVendorId } from './vendor-id.ts';

test('newVendorId returns a v and random characters that people can read aloud', () => {
  expect(newVendorId(Uint8Array.of(0, 31, 32, 63, 255, 10, 17, 99))).toBe('v0z0zzah');
  expect(() => newVendorId(new Uint8Array(6))).toThrow(RangeError);
});

test('a new vendor id is editable and gives its order ids their own prefix', () => {
  const id = newVendorId(Uint8Array.of(1, 2, 3, 4, 5, 6, 7));
  expect(isEditableOutlet(id)).toBe(true);
  expect(orderIdPrefix(id)).toBe('v123');
});

test.each([
  ['silom-2', 'silom-2'],
  ['  D001 ', 'd001'],
  ['ｓｉｌｏｍ', 'silom'],
  ['A-001', 'a-001'],
])('foldedVendorId gives %j its canonical spelling', (typed, folded) => {
  expect(foldedVendorId(typed)).toBe(folded);
});

test.each([
  ['', 'ab', 'x'.repeat(33)],
  ['-silom', 'silom-', 'si--lom', 'si lom', 'si_lom', 'si/lom', 'si.lom'],
  ['s\u0456lom', 'สีลม', 'si\u200Blom', "silom'; drop", '../../etc'],
])('foldedVendorId refuses texts that are no id: %j', (...texts) => {
  expect(texts.map(foldedVendorId)).toEqual(texts.map(() => null));
});
