import { describe, expect, it } from 'vitest';
import { type Box, liftOver } from './clear-of-actions.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const notices = box(16, 728, 420, 56);

describe('snackbars at the lower edge', () => {
  it('stays in place beside an action', () => {
    expect(liftOver(notices, [box(900, 730, 300, 50), box(16, 300, 420, 50)], 0)).toBe(0);
  });

  it('moves above an action that it would cover', () => {
    const save = box(40, 700, 500, 50);
    const lift = liftOver(notices, [save], 0);
    expect(notices.bottom - lift).toBeLessThan(save.top);
    expect(lift).toBeGreaterThan(0);
  });

  it('moves further up if it would cover a second action', () => {
    const [save, remove] = [box(40, 700, 500, 50), box(40, 640, 500, 50)];
    expect(notices.bottom - liftOver(notices, [save, remove], 0)).toBeLessThan(remove.top);
    expect(notices.bottom - liftOver(notices, [remove, save], 0)).toBeLessThan(remove.top);
  });

  it('stays at the edge if there is no room above', () => {
    expect(liftOver(notices, [box(0, 10, 500, 780)], 0)).toBe(0);
  });
});
