import { describe, expect, it } from 'vitest';
import { nextIndex, nextSuggestion, nextTab } from './list-keys.ts';

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

describe('keys of the remembered searches', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 1, null],
    ['a', 0, null],
  ])('%s at %d of three goes to %s, where -1 is the field itself', (key, from, to) => {
    expect(nextSuggestion(key, from, 3)).toBe(to);
  });

  it('mark nothing without remembered searches', () => {
    expect(nextSuggestion('ArrowDown', -1, 0)).toBeNull();
  });
});

describe('keys of the tabs', () => {
  it.each([
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 0, 4],
    ['ArrowRight', 1, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['ArrowDown', 1, null],
  ])('%s at tab %d of five goes to %s', (key, from, to) => {
    expect(nextTab(key, from, 5, false)).toBe(to);
  });

  it('are mirrored on a page from right to left', () => {
    expect(nextTab('ArrowLeft', 1, 5, true)).toBe(2);
    expect(nextTab('ArrowRight', 1, 5, true)).toBe(0);
  });
});
