import { expect, it } from 'vitest';
import { mayIncludeOutlets } from './include-outlets.ts';

const head = { parent_vendor_id: null, rights: ['see-orders', 'see-outlets-orders'] };

it.each([
  ['at the head of a family', head, true, true],
  ['at the head without the right', { ...head, rights: ['see-orders'] }, true, false],
  ['at an outlet', { ...head, parent_vendor_id: 'demo' }, true, false],
  ['where the country does not offer it', head, false, false],
])('all outlets can be included %s: %j', (_, vendor, isOffered, may) => {
  expect(mayIncludeOutlets(vendor, isOffered)).toBe(may);
});
