import { readPastedCells } from '@riderbell/domain/bulk-orders/pasted-cells.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRow } from '../bulk-fixture.ts';
import { gridColumns } from './grid-columns.ts';
import { type CellRange, clearedCells, copiedText, pasteInto } from './paste-cells.ts';

const rows = [
  aRow({ row_id: 'a', values: { customer_name: 'Anong', building: 'Tower A' } }),
  aRow({ row_id: 'b', values: { customer_name: 'Boon' } }),
];
const values = (row: (typeof rows)[number]) => row.values;
const at = (row: number, column: (typeof gridColumns)[number]): CellRange => {
  const index = gridColumns.indexOf(column);
  return { firstRow: row, lastRow: row, firstColumn: index, lastColumn: index };
};

describe('a paste of cells', () => {
  it('changes the cells from the focused one on, and adds rows beyond the last one', () => {
    const cells = readPastedCells('Chai\t0811\nDuan\t0812\nEkachai\t0813\n');
    expect(pasteInto(cells, at(1, 'customer_name'), rows, values)).toEqual({
      edits: [
        {
          rowId: 'b',
          before: { values: { customer_name: 'Boon', customer_phone_number: '' } },
          after: { values: { customer_name: 'Chai', customer_phone_number: '0811' } },
        },
      ],
      added: [
        { customer_name: 'Duan', customer_phone_number: '0812' },
        { customer_name: 'Ekachai', customer_phone_number: '0813' },
      ],
    });
  });

  it('begins at the first column of the file when a column of the server is focused', () => {
    expect(pasteInto([['R1', 'Chai']], at(0, 'state'), rows, values).edits[0]?.after).toEqual({
      values: { reference: 'R1', customer_name: 'Chai' },
    });
  });

  it('leaves out cells beyond the last column, rows that change nothing, and empty new rows', () => {
    expect(
      pasteInto(
        [
          ['18:00', 'beyond'],
          ['', ''],
          ['', ''],
        ],
        at(1, 'delivery_time'),
        rows,
        values,
      ),
    ).toEqual({
      edits: [{ rowId: 'b', before: { values: { delivery_time: '' } }, after: { values: { delivery_time: '18:00' } } }],
      added: [],
    });
    expect(pasteInto([['Anong']], at(0, 'customer_name'), rows, values)).toEqual({ edits: [], added: [] });
  });

  it('fills the whole selection with one cell', () => {
    const range = { ...at(0, 'building'), lastRow: 1, lastColumn: gridColumns.indexOf('unit_number') };
    expect(pasteInto([['7']], range, rows, values).edits.map(({ after }) => after.values)).toEqual([
      { building: '7', unit_number: '7' },
      { building: '7', unit_number: '7' },
    ]);
  });
});

it('clears the cells of a range, and only those that have a text', () => {
  const range = { ...at(0, 'building'), firstColumn: 0, lastRow: 1 };
  expect(clearedCells(range, rows, values)).toEqual([
    {
      rowId: 'a',
      before: { values: { customer_name: 'Anong', building: 'Tower A' } },
      after: { values: { customer_name: '', building: '' } },
    },
    { rowId: 'b', before: { values: { customer_name: 'Boon' } }, after: { values: { customer_name: '' } } },
  ]);
  expect(clearedCells(at(0, 'fee'), rows, values)).toEqual([]);
});

it('copies cells so that a paste reads the same texts', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'ก', '"', '\t', '\n', ' ') });
  const tables = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(texts, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
    // An empty last line is the line break at the end of every copied text.
    .filter((table) => table.length > 1 || table[0]?.length !== 1)
    .filter((table) => !(table[0]?.length === 1 && table.at(-1)?.[0] === ''));
  fc.assert(
    fc.property(tables, (table) => {
      expect(readPastedCells(copiedText(table))).toEqual(table);
    }),
  );
});
