import { expect, test } from 'vitest';
import { addressQueryOf } from './address-search.ts';

test('a pair of coordinates is looked up in reverse', () => {
  expect(addressQueryOf('13.75,100.5')).toEqual({
    kind: 'coordinates',
    coordinates: { latitude: 13.75, longitude: 100.5 },
  });
});

test('a text is searched for from its second character on', () => {
  expect(addressQueryOf(' a ')).toEqual({ kind: 'too-short' });
  expect(addressQueryOf(' ab ')).toEqual({ kind: 'text', text: 'ab' });
  expect(addressQueryOf('สุ')).toEqual({ kind: 'text', text: 'สุ' });
});
