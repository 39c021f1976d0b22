import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinAddress, readableAddress, splitAddress } from './address.ts';

describe('an address of unit, building and text', () => {
  test('is joined by commas and split again', () => {
    const parts = { unit: '12B', building: 'Baan Suan', text: '9 Sukhumvit 21, Watthana' };
    expect(joinAddress(parts)).toBe('12B, Baan Suan, 9 Sukhumvit 21, Watthana');
    expect(splitAddress(joinAddress(parts))).toEqual(parts);
  });

  test('keeps the places of missing parts, which readableAddress leaves out', () => {
    const joined = joinAddress({ unit: '', building: '', text: '9 Sukhumvit 21, Watthana' });
    expect(splitAddress(joined)).toEqual({ unit: '', building: '', text: '9 Sukhumvit 21, Watthana' });
    expect(readableAddress(joined)).toBe('9 Sukhumvit 21, Watthana');
  });

  test('loses commas only in the unit and the building', () => {
    expect(joinAddress({ unit: '1,2', building: 'A, B', text: 'Road, 1' })).toBe('1 2, A B, Road, 1');
  });

  test('is all text when it has fewer than two commas', () => {
    expect(splitAddress('Sukhumvit 21, Bangkok')).toEqual({ unit: '', building: '', text: 'Sukhumvit 21, Bangkok' });
  });

  test('survives every join and split', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (unit, building, text) => {
        const joined = joinAddress({ unit, building, text });
        const parts = splitAddress(joined);
        expect(parts.text).toBe(text.trim());
        expect(joinAddress(parts)).toBe(joined);
      }),
    );
  });
});
