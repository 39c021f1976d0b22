import { countries } from '@riderbell/domain/countries/countries.ts';
import { prohibitedItems } from '@riderbell/domain/countries/prohibited-items.ts';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

describe('the list of prohibited items', () => {
  it.each(Object.values(countries))('lists each item of $code once and no other', ({ prohibited }) => {
    const shown = groupsOf(prohibited.items).flatMap(({ items }) => items);
    expect(shown.toSorted()).toEqual([...prohibited.items].toSorted());
  });

  it('has a group for every item of the domain', () => {
    expect(groupsOf(prohibitedItems).flatMap(({ items }) => items)).toHaveLength(prohibitedItems.length);
  });

  it('leaves out a group without items of the country', () => {
    expect(groupsOf(['alcohol', 'cash'])).toEqual([
      { name: 'valuables', items: ['cash'] },
      { name: 'substances', items: ['alcohol'] },
    ]);
  });
});
