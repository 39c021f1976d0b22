import { expect, test } from 'vitest';
import { isUnchosen } from './unchosen-address.ts';

test.each([
  ['Silom Complex', 'Siam Paragon', true],
  ['Silom Complex', '', true],
  ['Siam Paragon', 'Siam Paragon', false],
  [' Siam Paragon ', 'Siam Paragon', false],
  ['', 'Siam Paragon', false],
  ['  ', '', false],
])('isUnchosen for a typed %j and a chosen %j returns %s', (typed, chosen, unchosen) => {
  expect(isUnchosen(typed, chosen)).toBe(unchosen);
});
