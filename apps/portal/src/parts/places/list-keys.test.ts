import { describe, expect, it } from 'vitest';
import { listActionOf } from './list-keys.ts';

const press = (key: string) => ({ key, altKey: false });
const list = { open: true, active: 0, count: 3, settled: false };

describe('the keys of the address field', () => {
  it('marks the options with the arrow keys, and wraps around', () => {
    expect(listActionOf(press('ArrowDown'), list)).toEqual({ kind: 'mark', index: 1 });
    expect(listActionOf(press('ArrowUp'), list)).toEqual({ kind: 'mark', index: 2 });
    expect(listActionOf(press('ArrowDown'), { ...list, active: 2 })).toEqual({ kind: 'mark', index: 0 });
    expect(listActionOf(press('ArrowDown'), { ...list, active: -1 })).toEqual({ kind: 'mark', index: 0 });
    expect(listActionOf(press('ArrowUp'), { ...list, active: -1 })).toEqual({ kind: 'mark', index: 2 });
    expect(listActionOf(press('ArrowDown'), { ...list, count: 0 })).toEqual({ kind: 'mark', index: -1 });
  });

  it('picks the marked option on Enter, searches without one, and leaves Enter to the form after the choice', () => {
    expect(listActionOf(press('Enter'), list)).toEqual({ kind: 'pick', index: 0 });
    expect(listActionOf(press('Enter'), { ...list, active: -1 })).toEqual({ kind: 'search' });
    expect(listActionOf(press('Enter'), { ...list, open: false, settled: true })).toBeNull();
  });

  it('closes only an open list on Escape, and ignores other keys', () => {
    expect(listActionOf(press('Escape'), list)).toEqual({ kind: 'close' });
    expect(listActionOf(press('Escape'), { ...list, open: false })).toBeNull();
    expect(listActionOf(press('a'), list)).toBeNull();
  });
});
