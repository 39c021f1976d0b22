import { expect, test } from 'vitest';
import { addressQueryOf } from './address-search.ts';

test('a pair of coordinates is a reverse look-up', () => {
  expect(addressQueryOf('13.75,100.5')).toEqual({
    kind: 'coordinates',
    coordinates: { latitude: 13.75, longitude: 100.5 },
  });
});

test('coordinates outside the valid range are neither looked up nor searched for', () => {
  for (const text of ['91,0', '13.75, 200.5', '(−90.5, 10)', '95.2 10.5']) {
    expect(addressQueryOf(text)).toEqual({ kind: 'off-globe' });
  }
  expect(addressQueryOf('90,180')).toMatchObject({ kind: 'coordinates' });
});

test('a text of two characters or more is a search', () => {
  expect(addressQueryOf(' a ')).toEqual({ kind: 'too-short' });
  expect(addressQueryOf(' ab ')).toEqual({ kind: 'text', text: 'ab' });
  expect(addressQueryOf('สุ')).toEqual({ kind: 'text', text: 'สุ' });
});
