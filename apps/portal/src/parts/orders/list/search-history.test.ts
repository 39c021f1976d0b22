import { describe, expect, it } from 'vitest';
import { readSearchHistory, rememberSearch } from './search-history.ts';

describe('search history', () => {
  it('keeps the last ten, newest first', () => {
    const searches = Array.from({ length: 12 }, (_, index) => `search ${index}`);
    const history = searches.reduce<readonly string[]>(rememberSearch, []);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('search 11');
    expect(history.at(-1)).toBe('search 2');
  });

  it('moves a repeated search to the front, ignoring case and spaces', () => {
    expect(rememberSearch(['noodles', 'Somchai'], '  SOMCHAI ')).toEqual(['SOMCHAI', 'noodles']);
  });

  it('ignores an empty search', () => {
    expect(rememberSearch(['noodles'], '   ')).toEqual(['noodles']);
  });

  it.each([null, undefined, 'text', { a: 1 }, 7])('reads %j as no history', (stored) => {
    expect(readSearchHistory(stored)).toEqual([]);
  });

  it('reads what it stored and skips malformed entries', () => {
    expect(readSearchHistory(['a', 1, 'b', null])).toEqual(['a', 'b']);
  });
});
