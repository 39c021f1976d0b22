import { describe, expect, test } from 'vitest';
import { hasCoordinates, isEditableOutlet, originAddressFaults } from './outlet-rules.ts';

test('outlets whose id starts with a- or b- are not editable', () => {
  expect(isEditableOutlet('a-001')).toBe(false);
  expect(isEditableOutlet('b-7')).toBe(false);
  expect(isEditableOutlet('d001')).toBe(true);
  expect(isEditableOutlet('abc')).toBe(true);
});

test('hasCoordinates is false for an outlet without coordinates', () => {
  expect(hasCoordinates({ latitude: null, longitude: null })).toBe(false);
  expect(hasCoordinates({ latitude: 13.7, longitude: 100.5 })).toBe(true);
});

describe('an origin address', () => {
  const good = { latitude: 13.7, longitude: 100.5, notes: 'Ring twice', street_address: 'Sukhumvit 21' };

  test('has no fault with coordinates and short texts', () => {
    expect(originAddressFaults(good)).toEqual([]);
  });

  test('needs coordinates', () => {
    expect(originAddressFaults({ ...good, latitude: null })).toEqual([
      { field: 'coordinates', key: 'address.no-coordinates' },
    ]);
  });

  test('has notes of at most 1000 bytes and a street of at most 255, where a Thai letter has three', () => {
    expect(originAddressFaults({ ...good, notes: 'ก'.repeat(333), street_address: 'ก'.repeat(85) })).toEqual([]);
    expect(originAddressFaults({ ...good, notes: 'ก'.repeat(334), street_address: 'ก'.repeat(86) })).toEqual([
      { field: 'notes', key: 'address.notes-too-long' },
      { field: 'street_address', key: 'address.too-long' },
    ]);
  });
});
