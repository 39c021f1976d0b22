import { buffer } from 'node:stream/consumers';
import { bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { expect, it } from 'vitest';
import type { WrittenRows } from '../../features/bulk-orders/workbook-ports.ts';
import { readWorkbook } from './read-workbook.ts';
import { workbookWriter } from './workbook-writer.ts';

const awkward = [
  '=CMD|"/C calc"!A0',
  '+66812345678',
  '-1',
  '@SUM(A1)',
  '007',
  '1E5',
  '2026-11-28',
  'TRUE',
  '#REF!',
  '🛵🏽‍♀️',
  '\u200fقهوة\u200e',
  'two\nlines',
  'two\r\nlines',
  '_x000D_',
  '_x000D_x000D_',
  '_x0041\u0001',
  ' spaces ',
  '\u0000\u001f\ufffe\uffff',
  '\ud83d',
  '<b>&amp;"\']]>',
];
const cell = oneof(
  string({ unit: 'binary', maxLength: 30 }),
  string({ unit: 'grapheme', maxLength: 30 }),
  constantFrom(...awkward),
);
const line = array(cell, { maxLength: 6 });

/** Empty cells at the end of a row do not exist in a workbook. */
function trimmed(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((text) => text !== '') + 1);
}

async function readBack(written: WrittenRows): Promise<readonly (readonly string[])[]> {
  const [sheet] = await readWorkbook(await buffer(workbookWriter.rows(written)));
  const read = new Map(sheet?.rows.map(({ number, cells }) => [number, cells]));
  return written.rows.map((_, index) => read.get(index + 2) ?? []);
}

it('reads every text back that it wrote, in the merchant’s columns and those of the results', async () => {
  await assert(
    asyncProperty(array(line, { maxLength: 8 }), line, async (rows, results) => {
      const headings = ['Name', 'Phone', 'Address', '', 'Note', 'More'];
      const written = rows.map((cells) => ({ cells, results }));
      const back = await readBack({ sheetName: 'Orders', headings, resultHeadings: ['Status'], rows: written });
      // A row of nothing but spaces is left out.
      const expected = rows.map((cells) => {
        const all = trimmed([...cells, ...Array.from({ length: 6 - cells.length }, () => ''), ...results]);
        return all.every((text) => text.trim() === '') ? [] : all;
      });
      expect(back).toEqual(expected);
    }),
  );
});

it('keeps the longest text of a cell, and cuts a longer one between two characters', async () => {
  const written = (text: string) => ({
    sheetName: 'A',
    headings: ['a'],
    resultHeadings: [],
    rows: [{ cells: [text], results: [] }],
  });
  const longest = '🛵'.repeat(16_383) + 'x';
  expect(await readBack(written(longest))).toEqual([[longest]]);
  expect(await readBack(written(`y${longest}`))).toEqual([['y' + '🛵'.repeat(16_383)]]);
});

it('writes a template whose example is read as it was given', async () => {
  await assert(
    asyncProperty(string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), async (text) => {
      const example = {
        reference: '007',
        customer_name: `x${text}`,
        customer_phone_number: '+66812345678',
        address: '=1+1',
        latitude: '13.7563',
        longitude: '100.5018',
        amount: '250.00',
        delivery_time: '2026-11-28T14:30',
      };
      const columns = bulkColumns.map((column) => ({
        column,
        heading: `The ${column}`,
        need: 'Optional',
        explanation: 'See',
      }));
      const guide = { name: 'What it’s for', headings: ['Column', 'Needed', 'Contents'] as const };
      const [orders, explained] = await readWorkbook(
        await workbookWriter.template({
          sheetName: 'Orders',
          guide,
          columns,
          paymentMethods: ['Cash, or card', 'Paid'],
          example,
        }),
      );
      const cells = orders?.rows[1]?.cells ?? [];
      expect(orders?.rows).toHaveLength(2);
      expect(Object.fromEntries(bulkColumns.map((column, index) => [column, cells[index] ?? '']))).toMatchObject(
        example,
      );
      expect(explained?.rows).toHaveLength(bulkColumns.length + 1);
      expect(explained?.rows[12]?.cells).toEqual(['The payment_method', 'Optional', 'See', 'Cash, or card', 'Paid']);
    }),
    { numRuns: 20 },
  );
});
