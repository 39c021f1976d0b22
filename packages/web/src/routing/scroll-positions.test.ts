import { describe, expect, it } from 'vitest';
import { placeOf, scrollPositions } from './scroll-positions.ts';

describe('how far down a page was', () => {
  it('is known by its entry, also after a reload', () => {
    const before = scrollPositions(null);
    before.keep('a', 120);
    before.keep('b', 0);
    before.keep('a', 300);
    const after = scrollPositions(JSON.parse(JSON.stringify(before.all())));
    expect([after.of('a'), after.of('b'), after.of('c')]).toEqual([300, 0, undefined]);
  });

  it.each([null, 'x', 7, { a: 1 }, [1, ['a'], ['a', 'b'], ['a', null], null]])(
    'survives a tab that kept %j',
    (stored) => {
      expect(scrollPositions(stored).all()).toEqual([]);
    },
  );

  it('is forgotten for the oldest of many', () => {
    const positions = scrollPositions(null);
    for (let entry = 0; entry < 150; entry += 1) positions.keep(`k${entry}`, entry);
    expect(positions.all()).toHaveLength(100);
    expect([positions.of('k49'), positions.of('k50')]).toEqual([undefined, 50]);
  });
});

it('takes the place that an address names from its encoding, or as it is', () => {
  expect(placeOf('')).toBe('');
  expect(placeOf('#caf%C3%A9')).toBe('café');
  expect(placeOf('#100%')).toBe('100%');
});
