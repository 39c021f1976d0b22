import { buffer } from 'node:stream/consumers';
import { bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookReader } from '../../src/adapters/sheets/workbook-reader.ts';
import { workbookWriter } from '../../src/adapters/sheets/workbook-writer.ts';
import { openInLibreOffice } from '../exports/run-libreoffice.ts';
import { convertInLibreOffice } from './convert-in-libreoffice.ts';
import { cell, flatWorkbook, row, table, text } from './flat-workbooks.ts';

const reader = workbookReader();
afterAll(() => reader.close());

const number = (value: string) => cell(`office:value-type="float" office:value="${value}"`);
const covered =
  '<table:covered-table-cell office:value-type="string"><text:p>covered</text:p></table:covered-table-cell>';
const texts = ['+66812345678', '007', '๐๘๑๒๓๔๕๖๗๘', '٠١٢٣٤', '০১৭১২', '🛵🏽‍♀️ ok', 'two\nlines', 'x'.repeat(32_767)];
const moment = 'office:value-type="date" office:date-value="2026-11-28T14:30:00" table:style-name="Moment"';
const day = 'office:value-type="date" office:date-value="2026-11-28" table:style-name="Day"';
const clock = 'office:value-type="time" office:time-value="PT14H30M00S" table:style-name="Clock"';
const formula = (source: string) => cell(`table:formula="of:=${source}"`);
const plain = flatWorkbook(table('Orders', row(text('Name') + text('Phone'))));

const sources = {
  'texts.fods': flatWorkbook(table('Orders', row(texts.map((content) => text(content)).join('')))),
  'numbers.fods': flatWorkbook(table('Orders', row(['66812345678', '12.5', '0.1', '1E21'].map(number).join('')))),
  'dates.fods': flatWorkbook(table('Orders', row(cell(day) + cell(moment) + cell(clock) + text('28/11/2026')))),
  'mac.fods': flatWorkbook(
    table('Orders', row(cell(day) + cell(moment) + cell(clock))),
    '<table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings>',
  ),
  'formulas.fods': flatWorkbook(
    table(
      'Orders',
      row(
        number('2') +
          formula('[.A1]*3') +
          formula('&quot;a&quot;&amp;&quot;b&quot;') +
          formula('1/0') +
          formula('&quot;&quot;'),
      ),
    ),
  ),
  'merged.fods': flatWorkbook(
    table(
      'Orders',
      row(text('a', 'table:number-columns-spanned="2" table:number-rows-spanned="1"') + covered + text('c')),
    ),
  ),
  'hidden.fods': flatWorkbook(
    table(
      'Orders',
      row(text('a')) +
        row(text('filtered'), 'table:visibility="filter"') +
        row(text('hidden'), 'table:visibility="collapse"'),
    ) + table('Lists', row(text('no order')), 'table:style-name="Hidden"'),
  ),
  'formatted.fods': flatWorkbook(
    table(
      'Orders',
      row(text('Name')) +
        row(cell('table:style-name="Red" table:number-columns-repeated="3"'), 'table:number-rows-repeated="1048574"') +
        row(text('last')),
    ),
  ),
};

describe('a workbook that LibreOffice wrote', () => {
  let files: Readonly<Record<string, Buffer>> = {};
  beforeAll(async () => {
    files = await convertInLibreOffice('xlsx', sources);
  }, 240_000);

  const rowsOf = async (name: keyof typeof sources) => {
    const read = await reader.read(files[name.replace('.fods', '')] ?? new Uint8Array());
    if (!read.ok) throw new Error(read.refusal);
    expect(read.sheets.map((sheet) => sheet.name)).toEqual(['Orders']);
    return read.sheets[0]?.rows ?? [];
  };

  it('has its texts unchanged', async () => {
    expect(await rowsOf('texts.fods')).toEqual([{ number: 1, cells: texts }]);
  });

  it('has its numbers as decimals', async () => {
    expect(await rowsOf('numbers.fods')).toEqual([
      { number: 1, cells: ['66812345678', '12.5', '0.1', '1000000000000000000000'] },
    ]);
  });

  it('has its dates in one form, also counted from 1904', async () => {
    const dates = ['2026-11-28', '2026-11-28T14:30', '14:30'];
    expect(await rowsOf('dates.fods')).toEqual([{ number: 1, cells: [...dates, '28/11/2026'] }]);
    expect(files['mac']?.length).toBeGreaterThan(0);
    expect(await rowsOf('mac.fods')).toEqual([{ number: 1, cells: dates }]);
  });

  it('has the values of its formulas, and says which cannot be known', async () => {
    expect(await rowsOf('formulas.fods')).toEqual([{ number: 1, cells: ['2', '6', 'ab', ''], unreadable: [3] }]);
  });

  it('has only the first of merged cells', async () => {
    expect(await rowsOf('merged.fods')).toEqual([{ number: 1, cells: ['a', '', 'c'] }]);
  });

  it('has its hidden rows and not its hidden sheets', async () => {
    expect((await rowsOf('hidden.fods')).map(({ cells }) => cells)).toEqual([['a'], ['filtered'], ['hidden']]);
  });

  it('with 1,048,576 formatted rows is read or clearly refused, and the next file is read', async () => {
    const read = await reader.read(files['formatted'] ?? new Uint8Array());
    if (read.ok) expect(read.sheets[0]?.rows.map(({ cells }) => cells)).toEqual([['Name'], ['last']]);
    else expect(['bulk.file-too-large', 'bulk.file-unpacks-too-large']).toContain(read.refusal);
    expect(await rowsOf('merged.fods')).toHaveLength(1);
  });
});

describe('a file that is no workbook of ours, under the name of one', { timeout: 240_000 }, () => {
  it.each([
    ['xls', 'bulk.file-format'],
    ['ods', 'bulk.file-format'],
    ['csv', 'bulk.file-format'],
    ['xlsm', 'bulk.file-macros'],
  ])('is refused as %s', async (kind, refusal) => {
    const { plain: file = Buffer.of() } = await convertInLibreOffice(kind, { 'plain.fods': plain });
    expect(file.length).toBeGreaterThan(0);
    expect(await reader.read(file)).toEqual({ ok: false, refusal });
  });
});

describe('what we write', { timeout: 240_000 }, () => {
  it('opens in LibreOffice with the same texts, and comes back from it unchanged', async () => {
    const cells = [
      '=CMD',
      '+66812345678',
      '007',
      '🛵 ok',
      '\u200fقهوة',
      'two\nlines',
      '_x000D_',
      '#REF!',
      '1E5',
      'TRUE',
    ];
    const headings = cells.map((_, index) => `Column ${index}`);
    const bytes = await buffer(
      workbookWriter.rows({
        sheetName: 'Orders',
        headings,
        resultHeadings: ['Status'],
        rows: [{ cells, results: ['Placed'] }],
      }),
    );
    const { 'rows.xlsx': opened } = await openInLibreOffice({ 'rows.xlsx': bytes });
    expect(opened?.flat().filter((found) => 'value' in found)).toEqual([]);
    const { rows: again = Buffer.of() } = await convertInLibreOffice('xlsx', { 'rows.xlsx': bytes });
    expect(await reader.read(again)).toMatchObject({
      sheets: [{ rows: [{ cells: [...headings, 'Status'] }, { number: 2, cells: [...cells, 'Placed'] }] }],
    });
  });

  it('is a template that LibreOffice saves with the same example', async () => {
    const example = {
      reference: '007',
      customer_phone_number: '+66812345678',
      latitude: '13.7563',
      amount: '250',
      payment_method: 'Paid',
      delivery_time: '2026-11-28T14:30',
    };
    const template = await workbookWriter.template({
      sheetName: 'Orders',
      guide: { name: 'What it’s for', headings: ['Column', 'Needed', 'Contents'] },
      columns: bulkColumns.map((column) => ({ column, heading: column, need: 'Optional', explanation: 'See' })),
      paymentMethods: ['Cash, or card', 'Paid'],
      example,
    });
    const { template: saved = Buffer.of() } = await convertInLibreOffice('xlsx', { 'template.xlsx': template });
    const read = await reader.read(saved);
    const cells = (read.ok ? read.sheets[0]?.rows[1]?.cells : undefined) ?? [];
    expect(Object.fromEntries(bulkColumns.map((column, index) => [column, cells[index] ?? '']))).toMatchObject(example);
    expect(read.ok && read.sheets[0]?.rows).toHaveLength(2);
  });
});
