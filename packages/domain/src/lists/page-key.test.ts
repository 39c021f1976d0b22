import { describe, expect, it } from 'vitest';
import { listOfQuery, pageKeyAfter, placeOfPageKey } from './page-key.ts';

const seal = {
  seal: (text: string) => `sealed:${text}`,
  open: (sealed: string) => (sealed.startsWith('sealed:') ? sealed.slice(7) : null),
};

describe('the key of a page', () => {
  it('opens to the place where the page begins, also with spaces in the list', () => {
    const place = { at: '2026-11-21T03:00:00.000Z', id: 'd001-1', list: '["d001",["search","two words"]]' };
    expect(placeOfPageKey(seal, pageKeyAfter(seal, place))).toEqual(place);
    expect([placeOfPageKey(seal, 'made-up'), placeOfPageKey(seal, 'sealed:short')]).toEqual([null, null]);
  });

  it('belongs to the vendor and the filters, in any order, and not to the size of the page', () => {
    const without = new Set(['count']);
    const list = listOfQuery('d001', { status: 'NEW', search: 'x', count: '5', from: undefined }, without);
    expect(listOfQuery('d001', { search: 'x', status: 'NEW' }, without)).toBe(list);
    expect(listOfQuery('d002', { search: 'x', status: 'NEW' }, without)).not.toBe(list);
    expect(listOfQuery('d001', { search: 'y', status: 'NEW' }, without)).not.toBe(list);
  });
});
