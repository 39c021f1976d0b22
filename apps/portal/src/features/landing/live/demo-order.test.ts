import { describe, expect, it } from 'vitest';
import { after, stages } from './demo-order.ts';

describe('the example order', () => {
  it('reaches the customer within the half hour that the product promises', () => {
    expect(Math.max(...stages.map(({ minutes }) => minutes))).toBeLessThanOrEqual(30);
  });

  it('never rides backwards before it is delivered', () => {
    const shares = stages.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('goes through every stage and starts again at once', () => {
    let shown = { index: 0, share: 0, seconds: 0 };
    const names = stages.map(() => {
      shown = after(shown, 'next');
      return stages[shown.index]?.name;
    });
    expect(names).toEqual([...stages.slice(1), stages[0]].map(({ name }) => name));
    expect(shown).toEqual({ index: 0, share: 0, seconds: 0 });
  });

  it('stops at the end of its stage', () => {
    const riding = { index: 3, share: 0.5, seconds: 8 };
    expect(after(riding, 'stop')).toEqual({ index: 3, share: stages[3]?.share, seconds: 0 });
  });
});
