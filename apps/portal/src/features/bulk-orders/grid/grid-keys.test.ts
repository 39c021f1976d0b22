import { describe, expect, it } from 'vitest';
import { actionOf, movedTo, type PressedKey } from './grid-keys.ts';

const press = (key: string, more: Partial<PressedKey> = {}, { column = 4, rtl = false } = {}) =>
  actionOf(
    { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more },
    { column, columns: 16 },
    rtl,
  );
const move = (rows: unknown, columns: unknown, selects = false) => ({ kind: 'move', rows, columns, selects });

describe('the keys of the grid', () => {
  it('move to the next cell, mirrored where the page runs from right to left', () => {
    expect(press('ArrowDown')).toEqual(move(1, 0));
    expect(press('ArrowLeft')).toEqual(move(0, -1));
    expect(press('ArrowLeft', {}, { rtl: true })).toEqual(move(0, 1));
    expect(press('ArrowUp', {}, { rtl: true })).toEqual(move(-1, 0));
    expect(press('ArrowRight', { shiftKey: true })).toEqual(move(0, 1, true));
  });

  it('move to the ends of the row, of the grid, and by a page', () => {
    expect(press('Home')).toEqual(move(0, 'first'));
    expect(press('End')).toEqual(move(0, 'last'));
    expect(press('Home', { ctrlKey: true })).toEqual(move('first', 'first'));
    expect(press('End', { metaKey: true })).toEqual(move('last', 'last'));
    expect(press('PageDown')).toEqual(move('page-down', 0));
    expect(press('PageUp')).toEqual(move('page-up', 0));
  });

  it('move with Tab within the row, and leave the grid at its ends', () => {
    expect(press('Tab')).toEqual(move(0, 1));
    expect(press('Tab', { shiftKey: true })).toEqual(move(0, -1));
    expect(press('Tab', {}, { column: 15 })).toBeNull();
    expect(press('Tab', { shiftKey: true }, { column: 0 })).toBeNull();
  });

  it('begin to edit, with what is typed or with the text of the cell', () => {
    expect(press('Enter')).toEqual({ kind: 'edit', text: null });
    expect(press('F2')).toEqual({ kind: 'edit', text: null });
    expect(press('ก')).toEqual({ kind: 'edit', text: 'ก' });
    expect(press('Z', { shiftKey: true })).toEqual({ kind: 'edit', text: 'Z' });
  });

  it('clear, undo, redo, look for errors and choose an address', () => {
    expect(press('Delete')).toEqual({ kind: 'clear' });
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('y', { ctrlKey: true })).toEqual({ kind: 'redo' });
    expect(press('F8')).toEqual({ kind: 'error', step: 1 });
    expect(press('F8', { shiftKey: true })).toEqual({ kind: 'error', step: -1 });
    expect(press('Enter', { altKey: true })).toEqual({ kind: 'choose-address' });
  });

  it('leave other keys to the browser', () => {
    for (const key of ['Shift', 'Escape', 'F5', 'Dead']) expect(press(key)).toBeNull();
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
  });
});

it('stays within the ends of the grid', () => {
  expect([
    movedTo(0, -1, 9),
    movedTo(8, 1, 9),
    movedTo(3, 20, 9),
    movedTo(3, 'last', 9),
    movedTo(3, 'first', 9),
  ]).toEqual([0, 8, 8, 8, 0]);
  expect(movedTo(0, 'last', 0)).toBe(0);
});
