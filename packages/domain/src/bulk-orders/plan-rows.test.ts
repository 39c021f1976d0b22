import { describe, expect, it } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { AskedOrder } from './asked-order.ts';
import { type BulkColumn, bulkColumns } from './bulk-columns.ts';
import { contextOf, sampleUpload } from './bulk-samples.ts';
import {
  planRows,
  predecessorOf,
  referencesOf,
  type RowPlan,
  type TiedOrder,
  type UploadedRow,
  vanishedOrders,
} from './plan-rows.ts';
import type { RowFault } from './row-fault.ts';

const asked: AskedOrder = {
  customerName: 'Somchai',
  customerPhone: '0812345678',
  unitNumber: '',
  building: '',
  address: '12/4 Soi 23',
  latitude: null,
  longitude: null,
  notes: '',
  description: '',
  amount: 350_00,
  paymentMethod: 'CASH_ON_DELIVERY',
  preorderedFor: null,
  timeOfDay: null,
  unread: {},
};

const found = { latitude: 13.74, longitude: 100.56 };
const waiting = ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT'] as const;

interface Past {
  readonly statuses?: readonly [OrderStatus, ...OrderStatus[]];
  readonly asked?: Partial<AskedOrder>;
  readonly current?: Partial<AskedOrder>;
  readonly endedAt?: number;
}

function tieOf({ statuses = waiting, endedAt, ...past }: Past): TiedOrder {
  const state = orderThrough(statuses);
  const history =
    endedAt === undefined
      ? state.status_history
      : state.status_history.map((entry) => ({ ...entry, created_at: new Date(endedAt).toISOString() }));
  const base = { ...asked, ...past.asked };
  return {
    orderId: 'bk-1',
    state: { ...state, status_history: history },
    asked: base,
    current: { ...base, ...found, ...past.current },
  };
}

const context = {
  ties: new Map<string, TiedOrder>(),
  columns: new Set<BulkColumn>(bulkColumns),
  country: contextOf('TH').country,
  nowMs: sampleUpload,
};

/** What a row with the reference A does after this past. */
function plan(
  row: Partial<AskedOrder>,
  past: Past | null,
  columns: readonly BulkColumn[] = bulkColumns,
  faults: readonly RowFault[] = [],
): RowPlan {
  const uploaded: UploadedRow = { rowId: '1', number: 2, reference: 'A', asked: { ...asked, ...row }, faults };
  const ties = new Map(past === null ? [] : [['A', tieOf(past)]]);
  const plans = planRows([uploaded], {
    ties,
    columns: new Set(columns),
    country: contextOf('TH').country,
    nowMs: sampleUpload,
  });
  return plans.get('1') ?? expect.fail('the row has no plan');
}

const yesterday = sampleUpload - 86_400_000;

describe('planRows', () => {
  it('creates an order for a new reference', () => {
    expect(plan({}, null)).toMatchObject({
      action: 'CREATE',
      orderId: null,
      target: asked,
      remembered: asked,
      faults: [],
    });
  });

  it('creates an order for each row without a reference, also for equal ones', () => {
    const rows = ['1', '2'].map((rowId, index) => ({ rowId, number: index + 2, reference: '', asked, faults: [] }));
    expect([...planRows(rows, context).values()].map(({ action }) => action)).toEqual(['CREATE', 'CREATE']);
  });

  it.each<{ statuses: readonly [OrderStatus, ...OrderStatus[]] }>([
    { statuses: waiting },
    { statuses: ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'CANCELLED'] },
    { statuses: ['NEW', 'PICKED_UP', 'DELIVERED'] },
    { statuses: ['NEW', 'PICKED_UP'] },
  ])('leaves an order alone whose row is unchanged, after $statuses', ({ statuses }) => {
    expect(plan({}, { statuses })).toMatchObject({ action: 'NONE', orderId: 'bk-1', changes: [], faults: [] });
    expect(plan({}, { statuses, endedAt: yesterday })).toMatchObject({ action: 'NONE' });
  });

  it('edits exactly the changed columns and keeps everything else as the order is', () => {
    const edited = plan({ amount: 400_00, notes: 'ring twice' }, { current: { description: 'changed in the portal' } });
    expect(edited).toMatchObject({ action: 'EDIT', orderId: 'bk-1', changes: ['rider_notes', 'amount'], faults: [] });
    expect(edited.target).toEqual({
      ...asked,
      ...found,
      amount: 400_00,
      notes: 'ring twice',
      description: 'changed in the portal',
    });
  });

  it('keeps what a person changed at the order itself while the row asks for the same as before', () => {
    expect(plan({}, { current: { notes: 'changed in the portal' } }).action).toBe('NONE');
  });

  it('does nothing when the row asks for what the order already is, and remembers it', () => {
    const unchanged = plan({ notes: 'new' }, { current: { notes: 'new' } });
    expect(unchanged).toMatchObject({ action: 'NONE', remembered: { notes: 'new' } });
    // A row that goes back to the first note asks for a change again.
    expect(plan({}, { asked: { notes: 'new' }, current: { notes: 'new' } })).toMatchObject({
      changes: ['rider_notes'],
    });
  });

  it('takes another spelling of the phone number for the same', () => {
    expect(plan({ customerPhone: '+66812345678' }, {}).action).toBe('NONE');
  });

  it('finds the place of another address again, unless the row gives a point', () => {
    expect(plan({ address: '99 Silom' }, {})).toMatchObject({
      changes: ['address'],
      target: { address: '99 Silom', latitude: null, longitude: null },
      keepsOldPoint: false,
    });
    const point = { latitude: 13.7, longitude: 100.5 };
    expect(plan({ address: '99 Silom', ...point }, {})).toMatchObject({
      changes: ['address', 'latitude', 'longitude'],
      target: { address: '99 Silom', ...point },
      keepsOldPoint: false,
    });
  });

  it('points out an address that changed while its point is the old one', () => {
    const row = { address: '99 Silom', ...found };
    expect(plan(row, { asked: found })).toMatchObject({ changes: ['address'], target: row, keepsOldPoint: true });
  });

  it('keeps the place of an order when only its unit changes', () => {
    expect(plan({ unitNumber: '5' }, {}).target).toMatchObject({ unitNumber: '5', ...found });
  });

  it('keeps what the file has no column for', () => {
    const columns = bulkColumns.filter((column) => column !== 'rider_notes');
    const past = { asked: { notes: 'ring twice' } };
    expect(plan({}, past, columns)).toMatchObject({ action: 'NONE', remembered: { notes: 'ring twice' } });
    expect(plan({}, past)).toMatchObject({ action: 'EDIT', changes: ['rider_notes'] });
  });

  it('refuses the change of an order that is past editing, and names the order', () => {
    expect(plan({ amount: 1 }, { statuses: ['NEW', 'PICKED_UP'] })).toMatchObject({
      action: 'EDIT',
      faults: [
        {
          column: 'reference',
          value: 'A',
          code: 'bulk.reference-ended',
          values: { order_id: 'bk-1', status: 'PICKED_UP' },
        },
      ],
    });
  });

  it('refuses the change of an order that ended today', () => {
    const cancelledToday = plan({ amount: 1 }, { statuses: ['NEW', 'CANCELLED'], endedAt: sampleUpload - 60_000 });
    expect(cancelledToday.faults).toMatchObject([{ code: 'bulk.reference-ended', values: { status: 'CANCELLED' } }]);
  });

  it('creates a new order when the order of the reference ended on an earlier day of the country', () => {
    // 23:30 and 00:30 in Bangkok.
    const before = plan({ amount: 1 }, { statuses: ['NEW', 'DELIVERED'], endedAt: Date.UTC(2026, 10, 26, 16, 30) });
    expect(before).toMatchObject({
      action: 'CREATE',
      orderId: null,
      usedBefore: 'bk-1',
      faults: [],
      target: { amount: 1 },
    });
    const after = plan({ amount: 1 }, { statuses: ['NEW', 'DELIVERED'], endedAt: Date.UTC(2026, 10, 26, 17, 30) });
    expect(after.faults).toMatchObject([{ code: 'bulk.reference-ended' }]);
  });

  it("refuses another name or number, which an order's customer keeps", () => {
    expect(plan({ customerName: 'Malee', customerPhone: '0899999999' }, {}).faults).toMatchObject([
      { column: 'customer_name', value: 'Malee', code: 'bulk.customer-fixed' },
      { column: 'customer_phone_number', value: '0899999999', code: 'bulk.customer-fixed' },
    ]);
  });

  it('refuses to change an order that was paid online to cash', () => {
    const past = { asked: { paymentMethod: 'PAID' } };
    expect(plan({}, past).faults).toMatchObject([{ column: 'payment_method', code: 'order.paid-to-cash' }]);
    expect(plan({ paymentMethod: 'PAID' }, {}).faults).toEqual([]);
  });

  it('moves an order to another time only while no rider has it', () => {
    const later = { preorderedFor: sampleUpload / 1000 + 7200 };
    expect(plan(later, {})).toMatchObject({ changes: ['delivery_time'], faults: [] });
    const assigned = plan(later, { statuses: [...waiting, 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] });
    expect(assigned.faults).toMatchObject([{ column: 'delivery_time', code: 'order.cannot-reschedule' }]);
    // A time cannot be taken back to as soon as possible.
    expect(plan({}, { asked: later }).faults).toMatchObject([{ code: 'order.cannot-reschedule' }]);
  });

  it('takes a time of day for the same on every day', () => {
    const today = { preorderedFor: sampleUpload / 1000 + 3600, timeOfDay: '11:00' };
    const tomorrow = { preorderedFor: sampleUpload / 1000 + 90_000, timeOfDay: '11:00' };
    expect(plan(tomorrow, { asked: today, current: { timeOfDay: null } }).action).toBe('NONE');
  });

  it('takes a row with an unreadable value for unchanged only when it was placed with the same text', () => {
    const fault: RowFault = { column: 'amount', value: 'a lot', code: 'bulk.amount-unclear' };
    const unread = { amount: null, unread: { amount: 'a lot' } };
    expect(plan(unread, {}, bulkColumns, [fault])).toMatchObject({
      action: 'EDIT',
      changes: ['amount'],
      faults: [fault],
    });
    // A person gave the amount in the grid when the file was placed.
    const corrected = { asked: unread, current: { amount: 400_00, unread: {} } };
    expect(plan(unread, corrected, bulkColumns, [fault])).toMatchObject({ action: 'NONE', faults: [] });
    expect(plan({ amount: null, unread: { amount: 'more' } }, corrected, bulkColumns, [fault]).faults).toEqual([fault]);
    // The file comes back with the corrected value.
    expect(plan({ amount: 400_00 }, corrected)).toMatchObject({ action: 'NONE', remembered: { amount: 400_00 } });
  });

  it('remembers what the file asks for, and edits what a person changed in the grid', () => {
    const inFile = { ...asked, amount: 350_00 };
    const edited = planRows(
      [{ rowId: '1', number: 2, reference: 'A', asked: { ...asked, amount: 400_00 }, inFile, faults: [] }],
      { ...context, ties: new Map([['A', tieOf({})]]) },
    ).get('1');
    expect(edited).toMatchObject({ action: 'EDIT', changes: ['amount'], target: { amount: 400_00 } });
    expect(edited?.remembered).toEqual(inFile);
    // The same file again changes nothing.
    expect(plan({}, { asked: edited?.remembered ?? {}, current: { amount: 400_00 } }).action).toBe('NONE');
  });

  it('takes back in the grid what was changed at the order itself', () => {
    const row = { rowId: '1', number: 2, reference: 'A', asked, inFile: { ...asked, notes: 'other' }, faults: [] };
    const ties = new Map([['A', tieOf({ current: { notes: 'changed in the portal' } })]]);
    expect(planRows([row], { ...context, ties }).get('1')).toMatchObject({ action: 'EDIT', changes: ['rider_notes'] });
  });

  it('refuses every row but the first of a repeated reference', () => {
    const rows = [2, 3, 4].map((number) => ({ rowId: `${number}`, number, reference: 'A', asked, faults: [] }));
    const faults = [...planRows(rows, context).values()].map((each) => each.faults);
    const repeated = { column: 'reference', value: 'A', code: 'bulk.reference-repeated', values: { row_number: 2 } };
    expect(faults).toEqual([[], [repeated], [repeated]]);
  });
});

describe('predecessorOf', () => {
  const uploads = [
    { jobId: 'of another list', references: ['X'] },
    { jobId: 'newest', references: ['A', 'B'] },
    { jobId: 'older', references: ['A', 'B', 'C'] },
  ];

  it('is the newest upload that shares a reference', () => {
    expect(predecessorOf(uploads, new Set(['B', 'D']))?.jobId).toBe('newest');
    expect(predecessorOf(uploads, new Set(['C']))?.jobId).toBe('older');
  });

  it('is none for another list', () => {
    expect(predecessorOf(uploads, new Set(['D']))).toBeNull();
  });
});

describe('vanishedOrders', () => {
  const ties: [string, TiedOrder][] = [
    ['A', tieOf({})],
    ['B', tieOf({})],
    ['C', tieOf({ statuses: ['NEW', 'PICKED_UP'] })],
    ['D', tieOf({ statuses: ['NEW', 'CANCELLED'] })],
    ['E', tieOf({ statuses: ['NEW', 'RECEIVED', 'DELAYED'] })],
  ];
  const vanished = (delayedCancellation: boolean): string[] =>
    vanishedOrders(ties, new Set(['A', 'new']), { nowMs: sampleUpload, delayedCancellation }).map(
      ({ reference }) => reference,
    );

  it('offers the orders that are no longer in the file and can still be cancelled', () => {
    expect(vanished(false)).toEqual(['B']);
    expect(vanished(true)).toEqual(['B', 'E']);
  });

  it('does not take a row with faults for vanished', () => {
    const fault: RowFault = { column: 'amount', value: '?', code: 'bulk.amount-unclear' };
    const rows = [
      { reference: 'A', faults: [fault] },
      { reference: '', faults: [] },
    ];
    expect(referencesOf(rows)).toEqual(new Set(['A']));
  });
});
