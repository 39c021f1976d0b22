import { describe, expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import type { BulkColumn } from './bulk-columns.ts';
import {
  chooseSheet,
  columnDictionary,
  findHeader,
  matchColumns,
  missingColumns,
  repeatedColumns,
  requiredColumns,
} from './match-columns.ts';
import { isEmptyRow, valuesOf } from './row-values.ts';
import type { SheetRow } from './sheet-row.ts';

const words: readonly { readonly column: BulkColumn; readonly text: string }[] = [
  { column: 'customer_name', text: 'Customer name' },
  { column: 'customer_phone_number', text: 'Phone' },
  { column: 'address', text: 'Address' },
  { column: 'amount', text: 'Amount' },
  { column: 'payment_method', text: 'Payment method' },
  { column: 'customer_name', text: 'Nom du client' },
  { column: 'customer_name', text: 'ชื่อลูกค้า' },
  { column: 'customer_phone_number', text: 'เบอร์โทร' },
  { column: 'customer_name', text: 'اسم العميل' },
  { column: 'customer_name', text: 'お客様名' },
  { column: 'customer_phone_number', text: 'Číslo telefonu' },
  // Of two columns that share a word, the one given first counts.
  { column: 'reference', text: 'Nummer' },
  { column: 'customer_phone_number', text: 'Nummer' },
];
const dictionary = columnDictionary(words);

const rowsOf = (...rows: readonly (readonly string[])[]): SheetRow[] =>
  rows.map((cells, index) => ({ number: index + 1, cells }));

describe('matchColumns', () => {
  it.each([
    ['CUSTOMER NAME', 'customer_name'],
    ['  customer-name: ', 'customer_name'],
    ['customer_name', 'customer_name'],
    ['Customername*', 'customer_name'],
    ['Amount (THB)', 'amount'],
    ['Amount* [THB]', 'amount'],
    ['Amount\nin baht', 'amount'],
    ['[Phone]', 'customer_phone_number'],
    ['Cislo telefonu', 'customer_phone_number'],
    ['ČÍSLO TELEFONU', 'customer_phone_number'],
    ['ชื่อลูกค้า', 'customer_name'],
    ['เบอร์โทร.', 'customer_phone_number'],
    ['اسم العميل *', 'customer_name'],
    ['お客様名（必須）', 'customer_name'],
    ['Nummer', 'reference'],
  ])('recognises the heading %j', (heading, column) => {
    expect(matchColumns([heading], dictionary)).toEqual([column]);
  });

  it.each(['', '   ', '***', '(THB)', 'Colour', '12345', '🛵'])('does not recognise %j', (heading) => {
    expect(matchColumns([heading], dictionary)).toEqual([null]);
  });

  it('counts only the first of two headings of the same column', () => {
    expect(matchColumns(['Phone', 'Amount', 'phone'], dictionary)).toEqual(['customer_phone_number', 'amount', null]);
  });
});

describe('findHeader', () => {
  it('finds a header in row three below a title', () => {
    const rows = rowsOf(
      ['Orders of Friday'],
      ['Phone: 02 610 8000'],
      ['Customer name', 'Phone', 'Address'],
      ['Somchai'],
    );
    expect(findHeader(rows, dictionary)).toEqual({
      at: 2,
      headings: ['Customer name', 'Phone', 'Address'],
      columns: ['customer_name', 'customer_phone_number', 'address'],
    });
  });

  it('takes the first of two headers with as many headings', () => {
    const rows = rowsOf(['Phone', 'Amount'], ['Amount', 'Phone']);
    expect(findHeader(rows, dictionary).at).toBe(0);
  });

  it('takes the first row without columns when no heading is recognised', () => {
    const rows = rowsOf(['a', 'b'], ['c', 'd']);
    expect(findHeader(rows, dictionary)).toEqual({ at: 0, headings: ['a', 'b'], columns: [null, null] });
  });

  it('does not look for a header below the twentieth row', () => {
    const rows = rowsOf(...Array.from({ length: 20 }, () => ['x']), ['Phone', 'Amount']);
    expect(findHeader(rows, dictionary).at).toBe(0);
  });

  it('finds nothing in a table without rows', () => {
    expect(findHeader([], dictionary)).toEqual({ at: -1, headings: [], columns: [] });
  });
});

describe('chooseSheet', () => {
  const guide = { name: 'Guide', rows: rowsOf(['Phone'], ['the number of the customer'], ['Amount'], ['in baht']) };
  const orders = { name: 'Orders', rows: rowsOf(['Phone', 'Amount'], ['0812345678', '350']) };

  it('chooses the sheet whose header has the most headings', () => {
    expect(chooseSheet([guide, orders], dictionary)?.table.name).toBe('Orders');
  });

  it('chooses the longer of two sheets with the same header', () => {
    const empty = { name: 'Empty', rows: rowsOf(['Phone', 'Amount']) };
    expect(chooseSheet([empty, orders], dictionary)?.table.name).toBe('Orders');
  });

  it('chooses no sheet when all are empty', () => {
    expect(chooseSheet([{ name: 'Empty', rows: [] }], dictionary)).toBeNull();
  });
});

describe('requiredColumns', () => {
  it('requires the amount except in Kuwait, and the unit number only in Singapore', () => {
    const common = ['customer_name', 'customer_phone_number', 'address'];
    expect(requiredColumns(countryOf('TH'))).toEqual([...common, 'amount', 'payment_method']);
    expect(requiredColumns(countryOf('KW'))).toEqual([...common, 'payment_method']);
    expect(requiredColumns(countryOf('SG'))).toEqual([...common, 'unit_number', 'amount', 'payment_method']);
  });

  it('names the missing columns; coordinates do not replace the address', () => {
    const columns = ['customer_name', 'latitude', 'longitude', null, 'amount', 'payment_method'] as const;
    expect(missingColumns(columns, countryOf('TH'))).toEqual(['customer_phone_number', 'address']);
  });

  it('names the columns that were matched twice by hand', () => {
    expect(repeatedColumns(['amount', null, 'address', null, 'amount'])).toEqual(['amount']);
    expect(repeatedColumns(['amount', null, null])).toEqual([]);
  });
});

describe('valuesOf', () => {
  const columns = ['customer_name', null, 'amount', 'description'] as const;

  it('takes the texts of the columns exactly as they are', () => {
    const row = { number: 2, cells: [' Somchai ', 'ignored', '1,234.50', '', 'beyond the header'] };
    expect(valuesOf(row, columns)).toEqual({
      values: { customer_name: ' Somchai ', amount: '1,234.50' },
      unreadable: [],
    });
  });

  it('names the columns of unreadable cells and ignores those beside the table', () => {
    expect(valuesOf({ number: 2, cells: ['A', '', ''], unreadable: [1, 2] }, columns).unreadable).toEqual(['amount']);
  });

  it('recognises a row without anything in its columns', () => {
    expect(isEmptyRow(valuesOf({ number: 2, cells: ['', 'a note', ' '] }, columns))).toBe(true);
    expect(isEmptyRow(valuesOf({ number: 2, cells: [], unreadable: [2] }, columns))).toBe(false);
  });
});
