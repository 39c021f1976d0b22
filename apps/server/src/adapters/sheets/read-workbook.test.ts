import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { partsOf, textRow, workbookOf, zipOf } from './testing-workbooks.ts';

/** Formats by the index that a cell's `s` names: 0 general, 1 date, 2 date and time, 3 time, 4 one of the author's. */
const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="[$-41E]d mmm bb"/></numFmts>
<cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="164"/></cellXfs>`;

async function cellsOf(cells: string, more: Parameters<typeof workbookOf>[1] = {}) {
  const [sheet] = await readWorkbook(await workbookOf(`<row r="1">${cells}</row>`, { styles, ...more }));
  return sheet?.rows[0];
}

async function textOf(cell: string, more: Parameters<typeof workbookOf>[1] = {}): Promise<string | undefined> {
  return (await cellsOf(cell, more))?.cells[0];
}

describe('a number', () => {
  it.each([
    ['66812345678', '66812345678'],
    ['6.6812345678E10', '66812345678'],
    ['12.5', '12.5'],
    ['0.30000000000000004', '0.3'],
    ['1234.5600000000001', '1234.56'],
    ['-0.05', '-0.05'],
    ['1E-7', '0.0000001'],
    ['1.5E21', '1500000000000000000000'],
    ['0', '0'],
    ['-0', '0'],
    ['100', '100'],
    ['13.756330999999999', '13.756331'],
  ])('%s is the text %s', async (value, text) => {
    expect(await textOf(`<c r="A1"><v>${value}</v></c>`)).toBe(text);
  });
});

describe('a date', () => {
  it.each([
    ['1', '46354', '2026-11-28'],
    ['2', '46354.604166666664', '2026-11-28T14:30'],
    ['2', '46354', '2026-11-28'],
    ['3', '0.6041666666666666', '14:30'],
    ['3', '0', '00:00'],
    ['3', '0.999988425925926', '23:59'],
    ['4', '46354', '2026-11-28'],
    ['1', '61', '1900-03-01'],
    ['0', '46354', '46354'],
  ])('in format %s, %s is %s', async (style, value, text) => {
    expect(await textOf(`<c r="A1" s="${style}"><v>${value}</v></c>`)).toBe(text);
  });

  it.each([
    ['1', '44892', '2026-11-28'],
    ['2', '44892.604166666664', '2026-11-28T14:30'],
    ['3', '0.6041666666666666', '14:30'],
  ])('in format %s, %s counts from 1904 where the workbook says so, and is %s', async (style, value, text) => {
    expect(await textOf(`<c r="A1" s="${style}"><v>${value}</v></c>`, { properties: 'date1904="1"' })).toBe(text);
  });

  it.each([
    ['2026-11-28', '2026-11-28'],
    ['2026-11-28T00:00:00', '2026-11-28'],
    ['2026-11-28T14:30:00.000', '2026-11-28T14:30'],
  ])('that a program wrote as %s is %s', async (value, text) => {
    expect(await textOf(`<c r="A1" t="d" s="1"><v>${value}</v></c>`)).toBe(text);
  });

  it('that no calendar has is unreadable', async () => {
    for (const value of ['-5', '9999999']) {
      expect(await cellsOf(`<c r="A1" s="1"><v>${value}</v></c>`)).toEqual({ number: 1, cells: [''], unreadable: [0] });
    }
  });
});

describe('a text', () => {
  it.each(['081-234', '๐๘๑๒๓๔', '٠١٢٣', '০১৭১', ' two spaces ', '007', '🛵🏽‍♀️', 'x'.repeat(32_767)])(
    'is read as it is: %.20s',
    async (text) => {
      expect(await textOf(`<c r="A1" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`)).toBe(text);
      expect(
        await textOf(`<c r="A1" t="s"><v>0</v></c>`, { sharedTexts: `<si><t xml:space="preserve">${text}</t></si>` }),
      ).toBe(text);
    },
  );

  it('in several formats is one text, without the readings of its characters', async () => {
    const shared = '<si><r><t>東</t></r><r><rPr><b/></rPr><t>京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>';
    expect(await textOf('<c r="A1" t="s"><v>0</v></c>', { sharedTexts: shared })).toBe('東京');
    const plain = '<si/><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>';
    expect(await textOf('<c r="A1" t="s"><v>1</v></c>', { sharedTexts: plain })).toBe('東京');
  });

  it('has its escaped characters and line breaks', async () => {
    expect(await textOf('<c r="A1" t="inlineStr"><is><t>a_x000D_\nb &amp; &#x1F6F5; _x005F_x000D_</t></is></c>')).toBe(
      'a\r\nb & 🛵 _x000D_',
    );
  });
});

it('writes truth values as TRUE and FALSE', async () => {
  expect((await cellsOf('<c t="b"><v>1</v></c><c t="b"><v>0</v></c>'))?.cells).toEqual(['TRUE', 'FALSE']);
});

describe('a formula', () => {
  it('is its stored value', async () => {
    const cells =
      '<c><f>1+1</f><v>2</v></c><c t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c s="1"><f>TODAY()</f><v>46354</v></c>';
    expect(await cellsOf(cells)).toEqual({ number: 1, cells: ['2', 'ab', '2026-11-28'] });
  });

  it('whose value is an empty text is an empty cell', async () => {
    expect(await cellsOf('<c t="str"><f>""</f><v></v></c><c><v>1</v></c>')).toEqual({ number: 1, cells: ['', '1'] });
  });

  it('that was never calculated, or failed, is unreadable', async () => {
    const cells =
      '<c><f>A2</f></c><c><v>1</v></c><c><f>A3</f><v/></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="e"><v>#N/A</v></c>';
    expect(await cellsOf(cells)).toEqual({ number: 1, cells: ['', '1', '', '', ''], unreadable: [0, 2, 3, 4] });
  });

  it('is not confused with a text that looks like an error', async () => {
    expect(await cellsOf('<c t="inlineStr"><is><t>#N/A</t></is></c>')).toEqual({ number: 1, cells: ['#N/A'] });
  });
});

describe('merged cells', () => {
  it('have the value of the first; what a program left in the others is not shown', async () => {
    const rows = `${textRow(1, 'a', 'b', 'c')}${textRow(2, 'd', 'e', 'f')}`;
    const after = '<mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells>';
    const [sheet] = await readWorkbook(await workbookOf(rows, { after }));
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['a', '', 'c'],
      ['', '', 'f'],
    ]);
  });
});

describe('rows', () => {
  it('have the numbers that the spreadsheet program shows, also where the file does not number them', async () => {
    const rows = `<row/><row r="5"/><row><c t="inlineStr"><is><t>a</t></is></c></row><row r="1048576"><c r="C1048576"><v>1</v></c></row>`;
    const [sheet] = await readWorkbook(await workbookOf(rows));
    expect(sheet?.rows).toEqual([
      { number: 6, cells: ['a'] },
      { number: 1_048_576, cells: ['', '', '1'] },
    ]);
  });

  it('are read when a filter or a person hid them', async () => {
    const rows = `${textRow(1, 'a')}<row r="2" hidden="1"><c t="inlineStr"><is><t>b</t></is></c></row>`;
    const [sheet] = await readWorkbook(await workbookOf(rows));
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([['a'], ['b']]);
  });

  it('with prefixes on all elements are read', async () => {
    const sheet =
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="1"><x:c r="B1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>b</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
    const parts = partsOf({ sheets: [{ rows: '' }], sharedTexts: '' });
    const file = await zipOf({
      ...parts,
      'xl/worksheets/sheet0.xml': sheet,
      'xl/sharedStrings.xml':
        '<x:sst xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:si><x:t>a</x:t></x:si></x:sst>',
    });
    expect((await readWorkbook(file))[0]?.rows).toEqual([{ number: 1, cells: ['', 'a', 'b'] }]);
  });
});

describe('sheets', () => {
  it('are read in their order with their names, without hidden ones', async () => {
    const file = await zipOf(
      partsOf({
        sheets: [
          { name: 'A &amp; B', rows: textRow(1, 'a') },
          { name: 'Lists', state: 'hidden', rows: textRow(1, 'hidden') },
          { name: 'More', state: 'veryHidden', rows: textRow(1, 'hidden') },
          { name: 'Empty', rows: '' },
          { name: 'ສອງ', rows: textRow(3, 'b') },
        ],
      }),
    );
    expect(await readWorkbook(file)).toEqual([
      { name: 'A & B', rows: [{ number: 1, cells: ['a'] }] },
      { name: 'Empty', rows: [] },
      { name: 'ສອງ', rows: [{ number: 3, cells: ['b'] }] },
    ]);
  });
});
