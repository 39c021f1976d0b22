import { readXlsx } from 'hucre/xlsx';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Cell, Sheet, SheetColumn, SheetWriter } from '../../features/exports/ports.ts';
import { csvSheets } from './csv-sheets.ts';
import { xlsxSheets } from './xlsx-sheets.ts';

const columns: readonly SheetColumn[] = [
  { kind: 'text', heading: 'Text', width: 20 },
  { kind: 'phone', heading: 'Phone', width: 20 },
  { kind: 'moment', heading: 'Ordered (Asia/Bangkok)', width: 18 },
  { kind: 'number', digits: 3, heading: 'Fee', width: 12 },
];

const noon = Date.UTC(2026, 10, 21, 12, 30, 15);
const textRow = (text: string): Cell[] => [text, null, null, null];

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

function sheetOf(rows: readonly (readonly Cell[])[]): Sheet {
  return { name: 'Orders', columns, rows: each(rows) };
}

async function written(writer: SheetWriter, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  return buffer(writer.write(sheetOf(rows)));
}

async function lines(rows: readonly (readonly Cell[])[]): Promise<string[]> {
  return (await written(csvSheets, rows)).toString('utf8').split('\r\n').slice(1, -1);
}

async function readBack(rows: readonly (readonly Cell[])[]) {
  const { sheets } = await readXlsx(await written(xlsxSheets, rows));
  return sheets[0]?.rows.slice(1) ?? [];
}

async function textsBack(texts: readonly string[]) {
  return (await readBack(texts.map(textRow))).map(([text]) => text);
}

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("x")',
];

describe('CSV', () => {
  it('begins with the mark of UTF-8 and the headings', async () => {
    const bytes = await written(csvSheets, []);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString('utf8')).toBe('\uFEFF"Text","Phone","Ordered (Asia/Bangkok)","Fee"\r\n');
  });

  it('writes moments, numbers in their digits and empty cells', async () => {
    expect(
      await lines([
        ['a', '+66 81 234 5678', noon, 1234.5],
        ['', null, null, -0.25],
      ]),
    ).toEqual(['"a","+66 81 234 5678",2026-11-21 12:30:15,1234.500', ',,,-0.250']);
  });

  it('writes quotes, commas and line breaks inside a cell', async () => {
    expect((await written(csvSheets, [textRow('say "hi", then\nleave')])).toString('utf8')).toContain(
      '\r\n"say ""hi"", then\nleave",,,\r\n',
    );
  });

  it.each(formulas)('makes a text of %j', async (text) => {
    const file = (await written(csvSheets, [textRow(text)])).toString('utf8');
    expect(file).toContain(`\r\n"'${text.replaceAll('"', '""')}",,,\r\n`);
  });

  it('leaves a text alone that only contains the signs', async () => {
    expect(await lines([textRow('2 = 1+1 @home')])).toEqual(['"2 = 1+1 @home",,,']);
  });

  it.each([
    ['+66 81 234 5678', '+66 81 234 5678'],
    ['+81 90-1234-5678', '+81 90-1234-5678'],
    ['0812345678', '0812345678'],
    ['+66812345678', "'+66812345678"],
    ['+66 81*2', "'+66 81*2"],
    ['=1+1', "'=1+1"],
  ])('writes the phone number %s as %s', async (phone, cell) => {
    expect(await lines([[null, phone, null, null]])).toEqual([`,"${cell}",,`]);
  });
});

describe('XLSX', () => {
  it('has moments as dates, numbers as numbers, and phone numbers as texts', async () => {
    expect(await readBack([['a', '+66812345678', noon, 1234.5]])).toEqual([
      ['a', '+66812345678', new Date(noon), 1234.5],
    ]);
  });

  it.each(formulas)('keeps %j as a text', async (text) => {
    expect(await textsBack([text])).toEqual([text.replace('\r', '\n')]);
  });

  it('keeps quotes, tags, emoji, right-to-left text and what looks like an escaped character', async () => {
    const texts = ['"<b>&amp;', 'قهوة ☕ 2', '_x000D_ and _x0041_', ' spaces '];
    expect(await textsBack(texts)).toEqual(texts);
  });

  it('leaves out control characters, which no XML can have', async () => {
    expect(await textsBack(['a\u0001b\u000Bc\uFFFEd'])).toEqual(['abcd']);
  });

  it('cuts a text where Excel would refuse the file', async () => {
    const [text] = await textsBack(['x'.repeat(40_000)]);
    expect(text).toHaveLength(32_767);
  });
});

describe.each([
  ['CSV', csvSheets],
  ['XLSX', xlsxSheets],
])('a reader of %s who leaves', (_, writer) => {
  it('ends the reading of rows', async () => {
    let read = 0;
    let ended = false;
    async function* rows(): AsyncGenerator<Cell[]> {
      try {
        for (;;) {
          read += 1;
          yield textRow(`${Math.random()} `.repeat(500));
        }
      } finally {
        ended = true;
      }
    }
    for await (const _chunk of writer.write({ ...sheetOf([]), rows: rows() })) break;
    await expect.poll(() => ended).toBe(true);
    const before = read;
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toBe(before);
  });
});
