import { describe, expect, it } from 'vitest';
import { columnNames, columnsOffered, columnsShown, readHidden, tracksOf } from './columns.ts';

describe('the columns of the history', () => {
  it('have a branch only for a merchant with several', () => {
    expect(columnsOffered(true)).toEqual(columnNames);
    expect(columnsOffered(false)).not.toContain('branch');
  });

  it('are those that are not hidden, and always the customer', () => {
    expect(columnsShown(columnsOffered(false), new Set(['id', 'rider', 'customer']), false)).toEqual([
      'time',
      'customer',
      'status',
      'fee',
      'cash',
      'promise',
    ]);
  });

  it('are fewer beside an open order', () => {
    expect(columnsShown(columnNames, new Set(['fee']), true)).toEqual(['time', 'customer', 'status', 'cash']);
  });

  it('are read as they were stored, without unknown names', () => {
    expect([...readHidden(['id', 'weight', 'customer', 7])]).toEqual(['id']);
    for (const stored of [null, 'id', { id: true }, undefined]) expect([...readHidden(stored)]).toEqual([]);
  });

  it('have one width each', () => {
    expect(tracksOf(['time', 'fee'])).toBe('10.5rem 6.75rem');
  });
});
