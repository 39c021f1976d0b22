import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../countries/country.ts';
import { checkOrderRequest } from '../orders/order-request-checks.ts';
import { countryOf } from '../countries/countries.ts';
import { checkedRequestOf } from './asked-order.ts';
import { type BulkColumn, bulkColumns, type BulkValues } from './bulk-columns.ts';
import { contextOf } from './bulk-samples.ts';
import { columnDictionary, findHeader } from './match-columns.ts';
import { readColumns } from './read-columns.ts';
import { readRow, type RowReading } from './read-row.ts';
import { columnOfField, withCheckFaults } from './row-fault.ts';
import { valuesOf } from './row-values.ts';
import { sheetSamples } from './sheet-samples.ts';

/** Reads one row of a file in Thailand. */
function read(values: BulkValues, unreadable: readonly BulkColumn[] = []): RowReading {
  const context = contextOf('TH');
  return readRow(values, unreadable, readColumns([values], context.country), context);
}

describe('readRow', () => {
  describe.each(sheetSamples)('reads $says', ({ country, headings, rows, asked }) => {
    const context = contextOf(country);
    const dictionary = columnDictionary(headings.flatMap(({ text, column }) => (column ? [{ text, column }] : [])));
    const cells = [['The orders of today'], headings.map(({ text }) => text), ...rows];
    const sheet = cells.map((row, index) => ({ number: index + 1, cells: row }));
    const header = findHeader(sheet, dictionary);
    const values = sheet.slice(header.at + 1).map((row) => valuesOf(row, header.columns).values);
    const reading = readColumns(values, context.country);
    const readings = values.map((each) => readRow(each, [], reading, context));

    it('recognises its columns', () => {
      expect(header.columns).toEqual(headings.map(({ column }) => column));
    });

    it('reads its ten rows without a fault', () => {
      expect(readings).toHaveLength(10);
      expect(readings.flatMap(({ faults }) => faults)).toEqual([]);
    });

    it.each(asked)('reads what row $row asks for', ({ row, order }) => {
      expect(readings[row]?.asked).toMatchObject(order);
    });

    it('gives what the rules of an order accept once the address is found', () => {
      for (const reading of readings) {
        const request = checkedRequestOf(reading.asked, { latitude: 1, longitude: 1 });
        const rules = { country: countryOf(country), vendorKnown: true, isPossiblePhone: context.isPossiblePhone };
        expect(checkOrderRequest(request, rules)).toEqual([]);
      }
    });
  });

  it('tidies texts as a single order request does, and joins the lines of an address', () => {
    const { asked, reference } = read({
      reference: ' A 1\u200E ',
      customer_name: 'Somchai\n  Jaidee\u202E',
      address: '12/4 Soi 23\r\n Watthana,\nBangkok',
      building: 'Tower, A',
      unit_number: '12,\n3',
      rider_notes: ' ring\u0007 twice\r\nthen wait ',
    });
    expect(reference).toBe('A 1');
    expect(asked).toMatchObject({
      customerName: 'Somchai Jaidee',
      address: '12/4 Soi 23, Watthana, Bangkok',
      building: 'Tower A',
      unitNumber: '12 3',
      notes: 'ring twice\nthen wait',
    });
  });

  it('names the column and the value of everything that it cannot read', () => {
    const values = {
      reference: 'x'.repeat(65),
      customer_name: 'n'.repeat(256),
      latitude: 'north',
      longitude: '100.5',
      rider_notes: 'r'.repeat(2001),
      amount: 'a lot',
      payment_method: 'barter',
      delivery_time: 'soon',
    };
    expect(read(values).faults).toEqual([
      { column: 'reference', value: values.reference, code: 'bulk.text-too-long', values: { most: 64 } },
      { column: 'customer_name', value: values.customer_name, code: 'bulk.text-too-long', values: { most: 255 } },
      { column: 'latitude', value: 'north', code: 'bulk.coordinates-unclear' },
      { column: 'rider_notes', value: values.rider_notes, code: 'bulk.text-too-long', values: { most: 2000 } },
      { column: 'amount', value: 'a lot', code: 'bulk.amount-unclear' },
      { column: 'payment_method', value: 'barter', code: 'bulk.payment-method-unknown' },
      { column: 'delivery_time', value: 'soon', code: 'bulk.date-unclear' },
    ]);
  });

  it('says that a date alone misses its time', () => {
    expect(read({ delivery_time: '27/11/2026' }).faults).toMatchObject([{ code: 'bulk.time-missing' }]);
  });

  it('asks again for a unit number of which the spreadsheet program made a date', () => {
    expect(read({ unit_number: '2026-04-12', building: '2026-01-02T10:30' }).faults).toEqual([
      { column: 'building', value: '2026-01-02T10:30', code: 'bulk.unit-is-date' },
      { column: 'unit_number', value: '2026-04-12', code: 'bulk.unit-is-date' },
    ]);
    expect(read({ unit_number: '12/4', building: 'Tower 2026-04' }).faults).toEqual([]);
  });

  it('names an unreadable cell only once', () => {
    expect(read({ amount: '#REF!' }, ['amount']).faults).toEqual([
      { column: 'amount', value: '#REF!', code: 'bulk.cell-unreadable' },
    ]);
  });

  it.each([
    ['13.7,100.5', ''],
    ['', '13.7, 100.5'],
    ['13.7', '100.5'],
    ['13,7', '100,5'],
    ['๑๓.๗', '๑๐๐.๕'],
    ['13.7° N', '100.5° E'],
    ['(13.7, 100.5)', ''],
  ])('reads the point of the cells %j and %j', (latitude, longitude) => {
    expect(read({ latitude, longitude }).asked).toMatchObject({ latitude: 13.7, longitude: 100.5 });
  });

  it.each([
    ['13.7', '', 'latitude'],
    ['', '100.5', 'longitude'],
    ['91', '100.5', 'latitude'],
    ['13,75', '', 'latitude'],
    ['13.7 E', '100.5 N', 'latitude'],
  ])('finds no point in the cells %j and %j', (latitude, longitude, column) => {
    const { asked, faults } = read({ latitude, longitude });
    expect(asked).toMatchObject({ latitude: null, longitude: null });
    expect(faults).toMatchObject([{ column, code: 'bulk.coordinates-unclear' }]);
  });

  it('leaves an empty payment method and an empty amount to the order rules', () => {
    expect(read({}).asked).toMatchObject({ paymentMethod: null, amount: null });
    expect(read({ payment_method: ' - ', amount: '-' }).faults).toEqual([]);
  });

  it('adds what the order rules find in the other columns', () => {
    const { faults } = read({ amount: 'a lot' });
    const missing = (['amount', 'address'] as const).map((field) => ({ column: columnOfField[field], code: field }));
    expect(withCheckFaults(faults, missing).map(({ column }) => column)).toEqual(['amount', 'address']);
  });

  it('throws for no content of the cells and never changes the values', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '1.234',
        '12,5',
        '٣',
        '31.31.31',
        '9'.repeat(500),
        '1e400',
        '-',
        '"',
        '2026-13-45T99:99',
        '\uD800',
      ),
    );
    const values = fc.dictionary(fc.constantFrom(...bulkColumns), text) as fc.Arbitrary<BulkValues>;
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.array(values, { maxLength: 5 }), (code, rows) => {
        const before = structuredClone(rows);
        const context = contextOf(code);
        const reading = readColumns(rows, context.country);
        for (const row of rows) {
          const { asked, faults } = readRow(row, [], reading, context);
          expect(asked.amount === null || Number.isSafeInteger(asked.amount)).toBe(true);
          expect(asked.preorderedFor === null || Number.isInteger(asked.preorderedFor)).toBe(true);
          expect(asked.customerPhone).toMatch(/^[\d+]*$/);
          for (const { column, value } of faults) expect(value).toBe(row[column] ?? '');
        }
        expect(rows).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});
