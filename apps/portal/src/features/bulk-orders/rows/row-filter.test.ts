import type { BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';
import { describe, expect, it } from 'vitest';
import { aRow } from '../bulk-fixture.ts';
import { countsOf, matchingIds, nextWrong, type RowFilter, shownRows } from './row-filter.ts';

const rows: BulkRow[] = [
  aRow({ row_id: 'a', row_number: 2 }),
  aRow({ row_id: 'b', row_number: 3, status: 'ERROR' }),
  aRow({ row_id: 'c', row_number: 4, warnings: [{ kind: 'repeated-in-file', row_numbers: [2] }] }),
  aRow({ row_id: 'd', row_number: 5, action: 'EDIT' }),
  aRow({ row_id: 'e', row_number: 6, status: 'FAILED' }),
  aRow({ row_id: 'f', row_number: 7, status: 'DONE' }),
  aRow({ row_id: 'g', row_number: 8, status: 'DONE', action: 'NONE' }),
  aRow({ row_id: 'h', row_number: 0, status: 'LEFT_OUT', action: 'CANCEL' }),
];
const ids = (filter: RowFilter, stays = new Set<string>()) =>
  shownRows(rows, filter, stays)
    .map(({ row_id }) => row_id)
    .join('');

describe('the filters of the rows', () => {
  it('show what their names say, and count it', () => {
    const shown = {
      all: 'abcdefg',
      errors: 'be',
      'to-place': 'ac',
      warnings: 'c',
      edits: 'd',
      cancellations: 'h',
      placed: 'f',
    } as const;
    for (const [filter, expected] of Object.entries(shown))
      expect([filter, ids(filter as RowFilter)]).toEqual([filter, expected]);
    expect(countsOf(rows)).toEqual({
      all: 7,
      errors: 2,
      'to-place': 2,
      warnings: 1,
      edits: 1,
      cancellations: 1,
      placed: 1,
    });
  });

  it('keep a row that was corrected, and let it go when the filter is chosen again', () => {
    const stays = matchingIds(rows, 'errors');
    const corrected = rows.map((row) => (row.row_id === 'b' ? { ...row, status: 'READY' as const } : row));
    expect(shownRows(corrected, 'errors', stays).map(({ row_id }) => row_id)).toEqual(['b', 'e']);
    expect([...matchingIds(corrected, 'errors')]).toEqual(['e']);
  });
});

describe('the next error', () => {
  it('is looked for onwards or backwards, and again from the other end', () => {
    expect([0, 1, 4].map((from) => nextWrong(rows, from, 1))).toEqual([1, 4, 1]);
    expect([4, 1, 0].map((from) => nextWrong(rows, from, -1))).toEqual([1, 4, 4]);
  });

  it('is the same row when there is only one, and none without errors', () => {
    expect(nextWrong(rows.slice(0, 3), 1, 1)).toBe(1);
    expect(nextWrong(rows.slice(0, 1), 0, 1)).toBe(-1);
    expect(nextWrong([], 0, 1)).toBe(-1);
  });
});
