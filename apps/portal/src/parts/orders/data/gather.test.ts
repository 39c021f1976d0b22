import { describe, expect, it } from 'vitest';
import { createGather } from './gather.ts';

function setUp() {
  const taken: (readonly number[])[] = [];
  let due: (() => void) | null = null;
  const gather = createGather<number>(
    (all) => taken.push(all),
    (task) => {
      due = task;
      return () => void (due = null);
    },
  );
  const rest = () => {
    const task = due;
    due = null;
    task?.();
  };
  return { taken, gather, rest, isResting: () => due !== null };
}

describe('changes that come together', () => {
  it('are handed over at once when there is one, and together after it', () => {
    const { taken, gather, rest } = setUp();
    for (const one of [1, 2, 3]) gather.add(one);
    expect(taken).toEqual([[1]]);
    rest();
    expect(taken).toEqual([[1], [2, 3]]);
    gather.add(4);
    rest();
    expect(taken).toEqual([[1], [2, 3], [4]]);
  });

  it('after a silence are handed over at once again', () => {
    const { taken, gather, rest, isResting } = setUp();
    gather.add(1);
    rest();
    expect(isResting()).toBe(false);
    gather.add(2);
    expect(taken).toEqual([[1], [2]]);
  });

  it('go nowhere when the screen has gone', () => {
    const { taken, gather, rest } = setUp();
    gather.add(1);
    gather.add(2);
    gather.stop();
    rest();
    expect(taken).toEqual([[1]]);
  });
});
