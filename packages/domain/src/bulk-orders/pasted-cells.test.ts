import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksLikeCells, readPastedCells } from './pasted-cells.ts';

describe('readPastedCells', () => {
  it.each<[string, string, string[][]]>([
    ['one cell', 'a', [['a']]],
    ['nothing', '', []],
    ['a row', 'a\tb\tc', [['a', 'b', 'c']]],
    [
      'rows that end with a line break',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['rows of an old Mac', 'a\rb', [['a'], ['b']]],
    ['empty cells at the ends', '\ta\t', [['', 'a', '']]],
    ['an empty row', 'a\n\nb', [['a'], [''], ['b']]],
    ['a line break inside a cell', '"12/4 Soi 23\nBangkok"\t350', [['12/4 Soi 23\nBangkok', '350']]],
    ['a tab inside a cell', '"a\tb"\tc', [['a\tb', 'c']]],
    ['quotes inside a cell with quotes', '"say ""hi"" twice"\tb', [['say "hi" twice', 'b']]],
    ['quotes inside a cell without quotes', 'the "blue" house\tb', [['the "blue" house', 'b']]],
    ['a quote for inches', '"12" pizza\tb', [['"12" pizza', 'b']]],
    ['a quote that never ends', '"a\tb\nc', [['"a', 'b'], ['c']]],
    ['an empty quoted cell', '""\tb', [['', 'b']]],
  ])('reads %s', (_, text, cells) => {
    expect(readPastedCells(text)).toEqual(cells);
  });

  it('reads every table as a spreadsheet program writes it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ข', '"', '\t', '\n', '\r', ' ', ',', '🛵'), maxLength: 6 });
    const written = (text: string): string => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
        const text = rows.map((row) => `${row.map(written).join('\t')}\r\n`).join('');
        expect(readPastedCells(text)).toEqual(rows);
      }),
    );
  });

  it('reads a text of quotes alone in one pass', () => {
    expect(readPastedCells('"'.repeat(100_001))).toHaveLength(1);
    expect(readPastedCells('"\t'.repeat(20_000)).flat().length).toBeGreaterThan(1);
  });

  it('takes a text with a tab for a table', () => {
    expect(looksLikeCells('a\tb')).toBe(true);
    expect(looksLikeCells('Somchai\n0812345678')).toBe(false);
  });
});
