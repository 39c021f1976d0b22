import { describe, expect, it } from 'vitest';
import { listActionOf } from './list-keys.ts';

const press = (key: string) => ({ key, altKey: false });
const list = { open: true, active: 0, count: 3, settled: false };

describe('the keys of the address field', () => {
  it('arrows mark the options and go round', () => {
    expect(listActionOf(press('ArrowDown'), list)).toEqual({ kind: 'mark', index: 1 });
    expect(listActionOf(press('ArrowUp'), list)).toEqual({ kind: 'mark', index: 2 });
    expect(listActionOf(press('ArrowDown'), { ...list, active: 2 })).toEqual({ kind: 'mark', index: 0 });
    expect(listActionOf(press('ArrowDown'), { ...list, active: -1 })).toEqual({ kind: 'mark', index: 0 });
    expect(listActionOf(press('ArrowUp'), { ...list, active: -1 })).toEqual({ kind: 'mark', index: 2 });
    expect(listActionOf(press('ArrowDown'), { ...list, count: 0 })).toEqual({ kind: 'mark', index: -1 });
  });

  it('Enter picks what is marked, searches at once when nothing is, and is the form’s after the choice', () => {
    expect(listActionOf(press('Enter'), list)).toEqual({ kind: 'pick', index: 0 });
    expect(listActionOf(press('Enter'), { ...list, active: -1 })).toEqual({ kind: 'search' });
    expect(listActionOf(press('Enter'), { ...list, open: false, settled: true })).toBeNull();
  });

  it('Escape closes an open list only, and other keys type', () => {
    expect(listActionOf(press('Escape'), list)).toEqual({ kind: 'close' });
    expect(listActionOf(press('Escape'), { ...list, open: false })).toBeNull();
    expect(listActionOf(press('a'), list)).toBeNull();
  });
});
