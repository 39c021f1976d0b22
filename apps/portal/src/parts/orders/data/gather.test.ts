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

describe('gathering updates', () => {
  it('passes the first update on at once, and the following ones together', () => {
    const { taken, gather, rest } = setUp();
    for (const one of [1, 2, 3]) gather.add(one);
    expect(taken).toEqual([[1]]);
    rest();
    expect(taken).toEqual([[1], [2, 3]]);
    gather.add(4);
    rest();
    expect(taken).toEqual([[1], [2, 3], [4]]);
  });

  it('passes an update on at once again after a pause', () => {
    const { taken, gather, rest, isResting } = setUp();
    gather.add(1);
    rest();
    expect(isResting()).toBe(false);
    gather.add(2);
    expect(taken).toEqual([[1], [2]]);
  });

  it('drops the waiting updates when it is stopped', () => {
    const { taken, gather, rest } = setUp();
    gather.add(1);
    gather.add(2);
    gather.stop();
    rest();
    expect(taken).toEqual([[1]]);
  });
});
