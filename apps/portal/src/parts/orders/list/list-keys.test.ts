import { describe, expect, it } from 'vitest';
import { nextIndex } from './list-keys.ts';

describe('keys of the order list', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['PageDown', 3, 8],
    ['PageDown', 7, 9],
    ['PageUp', 3, 0],
    ['Home', 3, 0],
    ['End', 3, 9],
    ['a', 3, null],
  ])('%s at row %d of ten goes to %s', (key, from, to) => {
    expect(nextIndex(key, from, 10, 5)).toBe(to);
  });

  it('returns null in an empty list', () => {
    expect(nextIndex('End', 0, 0, 5)).toBeNull();
  });
});
