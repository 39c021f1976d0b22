import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulkRowActions, bulkRowStatuses, type BulkRowAction, type BulkRowStatus } from './bulk-job.ts';
import { type CountedRow, statusOfJob, summaryOf } from './summary.ts';

const rowOf = (action: BulkRowAction, status: BulkRowStatus, changes: Partial<CountedRow> = {}): CountedRow => ({
  action,
  status,
  fee: 35_00,
  amount: 100_00,
  previousFee: null,
  ...changes,
});

const ready = rowOf('CREATE', 'READY');
const wrong = rowOf('CREATE', 'ERROR', { fee: null });
const done = rowOf('CREATE', 'DONE');
const failed = rowOf('CREATE', 'FAILED');
const same = rowOf('NONE', 'READY');
const leftOut = rowOf('CREATE', 'LEFT_OUT');

describe('summaryOf', () => {
  it('counts a checked job', () => {
    const rows = [
      ready,
      rowOf('CREATE', 'READY', { previousFee: 30_00 }),
      wrong,
      leftOut,
      rowOf('EDIT', 'READY'),
      rowOf('EDIT', 'ERROR'),
      same,
      rowOf('CANCEL', 'LEFT_OUT'),
      rowOf('CANCEL', 'READY'),
    ];
    expect(summaryOf(rows)).toEqual({
      totalRows: 7,
      ordersToPlace: 2,
      ordersPlaced: 0,
      errors: 2,
      edits: 1,
      cancellationsOffered: 2,
      cancellationsChosen: 1,
      unchanged: 1,
      changedFees: 1,
      totalFee: 70_00,
      totalAmount: 200_00,
      successRows: 4,
      waiting: 0,
      ready: 4,
      done: 0,
    });
  });

  it('counts a placed job', () => {
    const rows = [done, done, failed, wrong, rowOf('EDIT', 'DONE'), rowOf('CANCEL', 'DONE'), rowOf('NONE', 'DONE')];
    expect(summaryOf(rows)).toMatchObject({
      totalRows: 6,
      ordersToPlace: 3,
      ordersPlaced: 2,
      errors: 2,
      edits: 1,
      cancellationsOffered: 1,
      cancellationsChosen: 1,
      unchanged: 1,
      successRows: 4,
      done: 4,
    });
  });

  it('counts every row of the file once, whatever its action and status', () => {
    const row = fc.record({ action: fc.constantFrom(...bulkRowActions), status: fc.constantFrom(...bulkRowStatuses) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const counts = summaryOf(rows.map(({ action, status }) => rowOf(action, status)));
        expect(counts.totalRows + counts.cancellationsOffered).toBe(rows.length);
        const left = rows.filter(({ status }) => status === 'LEFT_OUT').length;
        expect(counts.waiting + counts.ready + counts.done + counts.unchanged + counts.errors + left).toBe(rows.length);
      }),
    );
  });
});

describe('statusOfJob', () => {
  it.each<[string, readonly CountedRow[], string]>([
    ['while rows wait', [ready, rowOf('CREATE', 'WAITING'), wrong], 'UNKNOWN'],
    ['without errors', [ready, leftOut], 'PREPROCESS_SUCCESS'],
    ['with an error beside a good row', [ready, wrong], 'PREPROCESS_SUCCESS_WITH_ERROR'],
    ['with an error beside an unchanged row', [same, wrong], 'PREPROCESS_SUCCESS_WITH_ERROR'],
    ['with errors alone', [wrong, wrong], 'PREPROCESS_FAIL'],
    ['with errors beside a row that is left out', [wrong, leftOut], 'PREPROCESS_FAIL'],
    ['when everything is unchanged', [same, same], 'PREPROCESS_SUCCESS'],
  ])('of the check, %s', (_, rows, status) => {
    expect(statusOfJob('PREPROCESS', summaryOf(rows))).toBe(status);
  });

  it.each<[string, readonly CountedRow[], string]>([
    ['while rows are still ready', [done, ready], 'UNKNOWN'],
    ['when all are placed', [done, rowOf('NONE', 'DONE'), rowOf('CANCEL', 'LEFT_OUT')], 'ORDER_PLACEMENT_SUCCESS'],
    ['when one was refused', [done, failed], 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'],
    ['when a row with an error was not placed', [done, wrong], 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'],
    [
      'when an edit was taken and an order refused',
      [rowOf('EDIT', 'DONE'), failed],
      'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    ],
    ['when nothing was placed', [failed, failed, same], 'ORDER_PLACEMENT_FAIL'],
  ])('of the placement, %s', (_, rows, status) => {
    expect(statusOfJob('ORDER_PLACEMENT', summaryOf(rows))).toBe(status);
  });
});
