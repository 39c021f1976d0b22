import { countries } from '@riderbell/domain/countries/countries.ts';
import { prohibitedItems } from '@riderbell/domain/countries/prohibited-items.ts';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

describe('the list of prohibited items', () => {
  it.each(Object.values(countries))('of $code names each of its items once and no other', ({ prohibited }) => {
    const shown = groupsOf(prohibited.items).flatMap(({ items }) => items);
    expect(shown.toSorted()).toEqual([...prohibited.items].toSorted());
  });

  it('has a place for every item that any country may name', () => {
    expect(groupsOf(prohibitedItems).flatMap(({ items }) => items)).toHaveLength(prohibitedItems.length);
  });

  it('leaves a group out that a country has nothing in', () => {
    expect(groupsOf(['alcohol', 'cash'])).toEqual([
      { name: 'valuables', items: ['cash'] },
      { name: 'substances', items: ['alcohol'] },
    ]);
  });
});
