import { describe, expect, it } from 'vitest';
import { isMarked, markedForMs, noChanges, withChange } from './recent-changes.ts';

describe('mark of a changed row', () => {
  it('stays for a moment', () => {
    const changes = withChange(noChanges, 'a', 1000);
    expect(isMarked(changes.get('a'), 1000)).toBe(true);
    expect(isMarked(changes.get('a'), 1000 + markedForMs)).toBe(false);
    expect(isMarked(changes.get('b'), 1000)).toBe(false);
  });

  it('restarts with the next change, and drops old ones', () => {
    const changes = withChange(withChange(withChange(noChanges, 'a', 0), 'b', 4000), 'b', 6000);
    expect([...changes]).toEqual([['b', 6000]]);
  });
});
