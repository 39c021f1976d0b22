import { describe, expect, it } from 'vitest';
import { type Box, liftOver } from './clear-of-actions.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const snackbars = box(16, 728, 420, 56);

describe('snackbars at the lower edge', () => {
  it('stays in place beside an action', () => {
    expect(liftOver(snackbars, [box(900, 730, 300, 50), box(16, 300, 420, 50)], 0)).toBe(0);
  });

  it('moves above an action that it would cover', () => {
    const save = box(40, 700, 500, 50);
    const lift = liftOver(snackbars, [save], 0);
    expect(snackbars.bottom - lift).toBeLessThan(save.top);
    expect(lift).toBeGreaterThan(0);
  });

  it('moves further up if it would cover a second action', () => {
    const [save, remove] = [box(40, 700, 500, 50), box(40, 640, 500, 50)];
    expect(snackbars.bottom - liftOver(snackbars, [save, remove], 0)).toBeLessThan(remove.top);
    expect(snackbars.bottom - liftOver(snackbars, [remove, save], 0)).toBeLessThan(remove.top);
  });

  it('stays at the edge if there is no room above', () => {
    expect(liftOver(snackbars, [box(0, 10, 500, 780)], 0)).toBe(0);
  });
});
