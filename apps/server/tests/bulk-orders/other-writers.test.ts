import { bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import ExcelJS from 'exceljs';
import { afterAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { workbookReader } from '../../src/adapters/sheets/workbook-reader.ts';
import { workbookWriter } from '../../src/adapters/sheets/workbook-writer.ts';

const reader = workbookReader();
afterAll(() => reader.close());

const moment = new Date('2026-11-28T14:30:00Z');
const texts = ['+66812345678', '007', '๐๘๑๒๓', '٠١٢٣', '০১৭১', '🛵🏽‍♀️', 'two\nlines', ' spaces ', 'x'.repeat(32_767)];

async function readSheets(bytes: Uint8Array) {
  const read = await reader.read(bytes);
  if (!read.ok) throw new Error(read.refusal);
  return read.sheets;
}

describe('a workbook of exceljs', () => {
  const write = async (fill: (workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet) => void) => {
    const workbook = new ExcelJS.Workbook();
    fill(workbook, workbook.addWorksheet('Orders'));
    return readSheets(new Uint8Array(await workbook.xlsx.writeBuffer()));
  };

  it('has its texts unchanged', async () => {
    const [sheet] = await write((_, orders) => orders.addRow(texts));
    expect(sheet?.rows).toEqual([{ number: 1, cells: texts }]);
  });

  it('has its numbers, dates and truth values', async () => {
    const [sheet] = await write((_, orders) => {
      orders.addRow([66_812_345_678, 0.1 + 0.2, moment, true, new Date('2026-11-28')]);
      orders.getCell('C1').numFmt = 'dd/mm/yyyy hh:mm';
    });
    expect(sheet?.rows[0]?.cells).toEqual(['66812345678', '0.3', '2026-11-28T14:30', 'TRUE', '2026-11-28']);
  });

  it('counts its dates from 1904 where it says so', async () => {
    const [sheet] = await write((workbook, orders) => {
      workbook.properties.date1904 = true;
      orders.addRow([moment]);
    });
    expect(sheet?.rows[0]?.cells).toEqual(['2026-11-28T14:30']);
  });

  it('has the values of formulas, and says where none is stored or it is an error', async () => {
    const [sheet] = await write((_, orders) => {
      orders.getCell('A1').value = { formula: '1+1', result: 2 };
      orders.getCell('B1').value = { formula: '1+1' };
      orders.getCell('C1').value = { error: '#REF!' };
      orders.getCell('D1').value = { richText: [{ text: 'ri' }, { font: { bold: true }, text: 'ch' }] };
      orders.getCell('E1').value = { text: 'a link', hyperlink: 'https://example.com' };
    });
    expect(sheet?.rows).toEqual([{ number: 1, cells: ['2', '', '', 'rich', 'a link'], unreadable: [1, 2] }]);
  });

  it('has merged cells once, hidden rows, and no hidden sheets', async () => {
    const sheets = await write((workbook, orders) => {
      orders.addRow(['a', 'b', 'c']);
      orders.mergeCells('A1:B1');
      orders.addRow(['hidden']).hidden = true;
      workbook.addWorksheet('Lists', { state: 'hidden' }).addRow(['no order']);
      workbook.addWorksheet('More', { state: 'veryHidden' }).addRow(['no order']);
    });
    expect(sheets.map(({ rows }) => rows.map(({ cells }) => cells))).toEqual([[['a', '', 'c'], ['hidden']]]);
  });
});

describe('a workbook of write-excel-file', () => {
  it('has its texts, numbers, dates and truth values', async () => {
    const typed = [
      { type: Number, value: 66_812_345_678 },
      { type: Date, value: moment, format: 'dd/mm/yyyy hh:mm' },
      { type: Boolean, value: false },
    ];
    const cells = texts.map((value) => ({ type: String, value }));
    const bytes = await writeExcelFile([cells, typed], { sheet: 'Orders' }).toBuffer();
    expect(await readSheets(bytes)).toEqual([
      {
        name: 'Orders',
        rows: [
          { number: 1, cells: texts },
          { number: 2, cells: ['66812345678', '2026-11-28T14:30', 'FALSE'] },
        ],
      },
    ]);
  });
});

it('writes a template whose list, formats and example exceljs reads', async () => {
  const bytes = await workbookWriter.template({
    sheetName: 'Orders',
    guide: { name: 'What it’s for', headings: ['Column', 'Needed', 'Contents'] },
    columns: bulkColumns.map((column) => ({ column, heading: column, need: 'Optional', explanation: 'See' })),
    paymentMethods: ['Cash, or card', 'Paid'],
    example: { customer_phone_number: '+66812345678', amount: '250', delivery_time: '2026-11-28T14:30' },
  });
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as ExcelJS.Buffer);
  const [orders, guide] = workbook.worksheets;
  expect(orders?.getCell('L2').dataValidation).toMatchObject({
    type: 'list',
    formulae: ["'What it’s for'!$D$13:$E$13"],
  });
  expect([guide?.getCell('D13').value, guide?.getCell('E13').value]).toEqual(['Cash, or card', 'Paid']);
  expect(['A300', 'C300', 'F300', 'M300'].map((cell) => orders?.getCell(cell).numFmt)).toEqual([
    '@',
    '@',
    '@',
    'yyyy-mm-dd hh:mm',
  ]);
  expect(['C2', 'K2', 'M2'].map((cell) => orders?.getCell(cell).value)).toEqual(['+66812345678', 250, moment]);
});
