import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { type CountryCode, countryCodes } from '../countries/country.ts';
import { digitsOf } from '../countries/currencies.ts';
import {
  addressOf,
  type AskedOrder,
  askedOfOrder,
  changedColumns,
  fingerprintOf,
  type OrderFacts,
  valuesOfAsked,
  valuesOfOrder,
} from './asked-order.ts';
import { type BulkColumn, bulkColumns, type BulkValues } from './bulk-columns.ts';
import { contextOf, sampleLabel, sampleUpload } from './bulk-samples.ts';
import { planRows, type RowPlan, type TiedOrder, type UploadedRow } from './plan-rows.ts';
import { readColumns } from './read-columns.ts';
import { readRow } from './read-row.ts';

/** Reads the rows of a file, whose references say which row is which. */
function readFile(code: CountryCode, rows: readonly BulkValues[], uploadedMs = sampleUpload): UploadedRow[] {
  const context = { ...contextOf(code), uploadedMs };
  const reading = readColumns(rows, context.country);
  return rows.map((values, index): UploadedRow => {
    const number = index + 2;
    return { rowId: `row-${values.reference}`, number, ...readRow(values, [], reading, context) };
  });
}

function planAll(code: CountryCode, rows: readonly UploadedRow[], ties: ReadonlyMap<string, TiedOrder>, nowMs: number) {
  return planRows(rows, { ties, columns: new Set(bulkColumns), country: contextOf(code).country, nowMs });
}

/** Reads the rows of a file and plans them. */
function upload(
  code: CountryCode,
  rows: readonly BulkValues[],
  ties: ReadonlyMap<string, TiedOrder>,
  nowMs = sampleUpload,
): ReadonlyMap<string, RowPlan> {
  return planAll(code, readFile(code, rows, nowMs), ties, nowMs);
}

const waiting = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] as const;

/** The ties after a placement in which nothing failed; the geocoder finds every address at one point. */
function placed(
  plans: ReadonlyMap<string, RowPlan>,
  statuses: readonly [OrderStatus, ...OrderStatus[]] = waiting,
): Map<string, TiedOrder> {
  const ties = new Map<string, TiedOrder>();
  for (const [rowId, { target, remembered }] of plans) {
    const point = target.latitude === null ? { latitude: 13.7, longitude: 100.5 } : {};
    const current: AskedOrder = { ...target, ...point, timeOfDay: null, unread: {} };
    const state = orderThrough(statuses);
    ties.set(rowId.replace('row-', ''), { orderId: `order-of-${rowId}`, state, asked: remembered, current });
  }
  return ties;
}

const word = fc.stringMatching(/^[A-Za-zกขคงจابتثناไทย日本語 ]{0,12}$/u);
const digits = fc.integer({ min: 100_000_000, max: 999_999_999 });

/** The values of a row as a person types them. */
const typed: fc.Arbitrary<BulkValues> = fc
  .record({
    customer_name: word.map((text) => `A ${text}`),
    customer_phone_number: digits.map(String),
    address: word.map((text) => `12 ${text}`),
    building: word,
    unit_number: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 99 }).map(String)),
    rider_notes: word,
    description: word,
    amount: fc.integer({ min: 1, max: 99_999 }).map((minor) => (minor / 100).toFixed(2)),
    payment_method: fc.constantFrom('Cash on delivery', 'Paid online', 'PAID', 'COD'),
    delivery_time: fc.constantFrom('', '14:30', '28/11/2026 09:00', '2026-11-28 18:15'),
    latitude: fc.constantFrom('', '13.75'),
  })
  .map((values) => ({ ...values, longitude: values.latitude === '' ? '' : '100.51' }));

const file = fc
  .array(typed, { minLength: 1, maxLength: 12 })
  .map((rows) => rows.map((values, index): BulkValues => ({ ...values, reference: `R${index}` })));

/** An edit that an order allows: the column, and a value that no generated row has. */
const edits: readonly (readonly [BulkColumn, string])[] = [
  ['address', '99 Another Road'],
  ['building', 'Another Tower'],
  ['unit_number', '1234'],
  ['rider_notes', 'another note'],
  ['description', 'another parcel'],
  ['amount', '4321.00'],
  ['delivery_time', '29/11/2026 07:45'],
];
const edit = fc.constantFrom(...edits);

describe('the living sheet', () => {
  it('does nothing when the same file is uploaded again, however often', () => {
    fc.assert(
      fc.property(file, (rows) => {
        const first = upload('TH', rows, new Map());
        expect([...first.values()].map(({ action }) => action)).toEqual(rows.map(() => 'CREATE'));
        let ties = placed(first);
        for (let again = 0; again < 3; again += 1) {
          const plans = upload('TH', rows, ties);
          for (const plan of plans.values()) expect(plan).toMatchObject({ action: 'NONE', changes: [], faults: [] });
          ties = placed(plans);
        }
      }),
    );
  });

  it('does nothing when the same file comes back on another day, whatever has become of its orders', () => {
    const ends: readonly (readonly [OrderStatus, ...OrderStatus[]])[] = [
      waiting,
      ['NEW', 'RECEIVED', 'CANCELLED'],
      ['NEW', 'PICKED_UP', 'DELIVERED'],
      ['NEW', 'STALLED'],
    ];
    fc.assert(
      fc.property(file, fc.constantFrom(...ends), fc.nat(400), (rows, statuses, days) => {
        const ties = placed(upload('TH', rows, new Map()), statuses);
        for (const { action } of upload('TH', rows, ties, sampleUpload + days * 86_400_000).values()) {
          expect(action).toBe('NONE');
        }
      }),
    );
  });

  it('does nothing when a file of any content comes back after a person corrected its rows in the grid', () => {
    const content = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('', 'a lot', '1.234', '31/31/2026'),
    );
    const raw = fc.dictionary(fc.constantFrom(...bulkColumns), content);
    fc.assert(
      fc.property(file, fc.array(raw, { minLength: 12, maxLength: 12 }), (corrections, contents) => {
        const rows = corrections.map(({ reference }, index): BulkValues => ({ ...contents[index], reference }));
        const inFile = readFile('TH', rows);
        const inGrid = readFile('TH', corrections).map((row, index) => ({
          ...row,
          inFile: inFile[index]?.asked ?? row.asked,
        }));
        const ties = placed(planAll('TH', inGrid, new Map(), sampleUpload));
        for (const plan of upload('TH', rows, ties).values())
          expect(plan).toMatchObject({ action: 'NONE', faults: [] });
        // The file that the job gives back has the corrected values.
        const filled = corrections.map(({ reference }) => {
          const current = ties.get(reference ?? '')?.current ?? expect.fail('the row was not placed');
          return { reference, ...valuesOfAsked(current, contextOf('TH').country, sampleLabel) };
        });
        for (const { action } of upload('TH', filled, ties).values()) expect(action).toBe('NONE');
      }),
    );
  });

  it('makes exactly the edits of the changed rows, with exactly the changed columns', () => {
    fc.assert(
      fc.property(
        file,
        fc.dictionary(fc.nat(11).map(String), fc.uniqueArray(edit, { minLength: 1 })),
        (rows, wanted) => {
          const ties = placed(upload('TH', rows, new Map()));
          const changed = rows.map((values, index) => ({ ...values, ...Object.fromEntries(wanted[index] ?? []) }));
          const plans = upload('TH', changed, ties);
          for (const [index] of rows.entries()) {
            const columns = (wanted[index] ?? []).map(([column]) => column);
            const plan = plans.get(`row-R${index}`);
            expect(plan?.action).toBe(columns.length > 0 ? 'EDIT' : 'NONE');
            expect(new Set(plan?.changes)).toEqual(new Set(columns));
            expect(plan?.faults).toEqual([]);
          }
          // Once they were placed, the changed file does nothing either.
          for (const { action } of upload('TH', changed, placed(plans)).values()) expect(action).toBe('NONE');
        },
      ),
    );
  });

  it('plans each row the same in any order of the rows', () => {
    fc.assert(
      fc.property(file, edit, fc.infiniteStream(fc.nat()), (rows, [column, value], keys) => {
        const ties = placed(upload('TH', rows.slice(0, -1), new Map()));
        const changed = rows.map((values, index) => (index % 2 === 0 ? { ...values, [column]: value } : values));
        const shuffled = changed
          .map((values) => ({ values, key: keys.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ values }) => values);
        const plans = upload('TH', changed, ties);
        for (const [rowId, plan] of upload('TH', shuffled, ties)) expect(plan).toEqual(plans.get(rowId));
      }),
    );
  });

  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  /** To a centimetre, as a map gives them. */
  const degrees = (most: number): fc.Arbitrary<number> =>
    fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((parts) => parts / 1e7);
  const facts = (code: CountryCode): fc.Arbitrary<OrderFacts> =>
    fc.record({
      customer: fc.record({
        name: text,
        phoneNumber: fc
          .tuple(fc.constantFrom('', '0', '+66', '66', '0066', '+49', '7'), digits)
          .map(([prefix, number]) => prefix + number),
        address: fc.oneof(
          text,
          fc.tuple(text, text, text).map((parts) => parts.join(', ')),
          fc.array(text, { maxLength: 4 }).map((parts) => parts.join('\n')),
        ),
        latitude: degrees(90),
        longitude: degrees(180),
        notes: text,
      }),
      description: text,
      amount: fc.option(fc.integer({ min: 0, max: 10 ** (6 + digitsOf(contextOf(code).country.currency)) })),
      paymentMethod: fc.constantFrom('CASH_ON_DELIVERY', 'PAID', 'PAY_AT_PICKUP', 'generic_creditcard'),
      preordered_for: fc.option(fc.integer({ min: sampleUpload / 1000, max: sampleUpload / 1000 + 30_000_000 })),
    });

  it('imports what it exports, in every country', () => {
    const ofCountry = fc
      .constantFrom(...countryCodes)
      .chain((code) =>
        fc.record({ code: fc.constant(code), orders: fc.array(facts(code), { minLength: 1, maxLength: 5 }) }),
      );
    fc.assert(
      fc.property(ofCountry, ({ code, orders }) => {
        const context = contextOf(code);
        const { country } = context;
        const rows = orders.map((order) => valuesOfOrder(order, context, sampleLabel));
        const reading = readColumns(rows, country);
        for (const [index, order] of orders.entries()) {
          const { asked, faults } = readRow(rows[index] ?? {}, [], reading, context);
          expect(faults).toEqual([]);
          expect(changedColumns(askedOfOrder(order, context), asked, country)).toEqual([]);
          expect(fingerprintOf(asked, country)).toBe(fingerprintOf(askedOfOrder(order, context), country));
          // The export of the import is the same file.
          const again: OrderFacts = {
            ...order,
            customer: {
              ...order.customer,
              name: asked.customerName,
              phoneNumber: asked.customerPhone,
              address: addressOf(asked),
              notes: asked.notes,
            },
            description: asked.description,
          };
          expect(changedColumns(askedOfOrder(again, context), asked, country)).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
