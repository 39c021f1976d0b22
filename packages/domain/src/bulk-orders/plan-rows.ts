import { canCancel } from '../orders/cancellation.ts';
import { canEdit } from '../orders/editing.ts';
import type { OrderState } from '../orders/order.ts';
import { canReschedule } from '../orders/rescheduling.ts';
import { isOver } from '../orders/status-groups.ts';
import { type AskedOrder, changedColumns, columnsUnlikeOrder, withColumns } from './asked-order.ts';
import type { BulkColumn } from './bulk-columns.ts';
import type { BulkCountry } from './bulk-context.ts';
import { dateOf } from './read-delivery-time.ts';
import type { RowReading } from './read-row.ts';
import type { BulkFaultCode, RowFault } from './row-fault.ts';

/** A row of an upload as it was read; its texts are for the faults. */
export interface UploadedRow extends RowReading {
  readonly rowId: string;
  /** As the spreadsheet program numbers it. */
  readonly number: number;
  /** What the row asks for in the file, if a person has changed it in the grid since. */
  readonly inFile?: AskedOrder;
}

/** The order that earlier uploads of the vendor tied to a reference. */
export interface TiedOrder {
  readonly orderId: string;
  readonly state: OrderState;
  /** What the last placed upload with the reference asked for in its file: see `RowPlan.remembered`. */
  readonly asked: AskedOrder;
  /** The order as it is now, by `askedOfOrder`. */
  readonly current: AskedOrder;
}

export interface PlanContext {
  /** The newest order of each reference, by `RowReading.reference`. */
  readonly ties: ReadonlyMap<string, TiedOrder>;
  /** The columns that the file has. What a file has no column for stays as it is. */
  readonly columns: ReadonlySet<BulkColumn>;
  readonly country: Pick<BulkCountry, 'phonePrefix' | 'timeZone'>;
  /** Epoch ms. */
  readonly nowMs: number;
}

/** What a row does when its upload is placed (decision 071). With faults it does nothing. */
export interface RowPlan {
  readonly action: 'CREATE' | 'EDIT' | 'NONE';
  /** The order that the row edits or leaves as it is; null for a new order. */
  readonly orderId: string | null;
  /** The columns in which an edit changes the order; empty for the other actions. */
  readonly changes: readonly BulkColumn[];
  /** What the order should be: the order as it is now with the changed columns. Without a point the address has to be found. */
  readonly target: AskedOrder;
  /** Whether the edit changes the address but its point is still the order's, so that the rider may go to the old place. */
  readonly keepsOldPoint: boolean;
  /** The order of the reference that ended on an earlier day, if the row becomes a new one. */
  readonly usedBefore: string | null;
  /**
   * What to remember with the reference once the upload was placed, also when the row changes nothing: what the file asks for, without
   * the changes of the grid. So the same file does nothing again, although a person has corrected its rows.
   */
  readonly remembered: AskedOrder;
  /** The faults of the reading and of the plan; none for a row that does nothing. */
  readonly faults: readonly RowFault[];
}

/**
 * Decides what each row of an upload does to the orders of its references. Rows that ask for what was asked before do nothing, so an
 * upload that comes twice has no effect. An unchanged row is not checked by the order rules: its order exists.
 */
export function planRows(rows: readonly UploadedRow[], context: PlanContext): ReadonlyMap<string, RowPlan> {
  const firstRows = new Map<string, UploadedRow>();
  for (const row of rows) if (row.reference !== '' && !firstRows.has(row.reference)) firstRows.set(row.reference, row);
  return new Map(
    rows.map((row) => {
      const first = firstRows.get(row.reference);
      const plan = planRow(row, context);
      return [row.rowId, first === undefined || first === row ? plan : refused(plan, [repeatFault(row, first)])];
    }),
  );
}

function repeatFault({ reference }: UploadedRow, first: UploadedRow): RowFault {
  const values = { row_number: first.number };
  return { column: 'reference', value: reference, code: 'bulk.reference-repeated', values };
}

function refused(plan: RowPlan, faults: readonly RowFault[]): RowPlan {
  return { ...plan, faults: [...plan.faults, ...faults] };
}

/** Decides one row, as after a change in the grid; whether its reference is repeated is for `planRows`. */
export function planRow(row: UploadedRow, context: PlanContext): RowPlan {
  const tie = row.reference === '' ? undefined : context.ties.get(row.reference);
  if (tie === undefined) return creation(row, null);
  const asked = withColumns(tie.asked, row.asked, context.columns);
  const remembered = row.inFile === undefined ? asked : withColumns(tie.asked, row.inFile, context.columns);
  const changes = changesOf(row, tie, asked, context);
  if (changes.length === 0) {
    const nothing = { action: 'NONE', orderId: tie.orderId, target: tie.current, faults: [] } as const;
    return { ...creation(row, null), ...nothing, remembered };
  }
  if (endedBefore(tie.state, context)) return creation(row, tie.orderId);
  const edit = { ...edition(row, tie, asked, changes), remembered };
  return refused(edit, editFaults(row, tie, edit));
}

function creation({ asked, inFile = asked, faults }: UploadedRow, usedBefore: string | null): RowPlan {
  const none = { orderId: null, changes: [], keepsOldPoint: false };
  return { action: 'CREATE', ...none, target: asked, usedBefore, remembered: inFile, faults };
}

/**
 * The columns in which the row asks for something else than the order is, because the file or a person in the grid has changed it. What a
 * person changed at the order itself stays, because the row does not ask for anything else than before.
 */
function changesOf(
  { asked: inGrid, inFile = inGrid }: UploadedRow,
  tie: TiedOrder,
  asked: AskedOrder,
  { country }: PlanContext,
): readonly BulkColumn[] {
  const unlike = columnsUnlikeOrder(tie.current, asked, country);
  const changed = new Set([...changedColumns(tie.asked, asked, country), ...changedColumns(inFile, inGrid, country)]);
  const isChanged = (column: BulkColumn): boolean =>
    // A point is changed as a whole.
    pointColumns.includes(column) ? pointColumns.some((each) => changed.has(each)) : changed.has(column);
  return unlike.filter(isChanged);
}

const pointColumns: readonly BulkColumn[] = ['latitude', 'longitude'];

function edition(
  row: UploadedRow,
  tie: TiedOrder,
  asked: AskedOrder,
  changes: readonly BulkColumn[],
): Omit<RowPlan, 'remembered'> {
  const overlaid = withColumns(tie.current, asked, changes);
  const movesAddress = changes.includes('address');
  const movesPoint = changes.includes('latitude') || changes.includes('longitude');
  // Another address without a point is somewhere else, and the order's point is the old one.
  const isFoundAgain = movesAddress && !movesPoint && asked.latitude === null;
  return {
    action: 'EDIT',
    orderId: tie.orderId,
    changes,
    target: isFoundAgain ? { ...overlaid, latitude: null, longitude: null } : overlaid,
    keepsOldPoint: movesAddress && !movesPoint && !isFoundAgain,
    usedBefore: null,
    faults: row.faults,
  };
}

/** Whether the order ended on an earlier day in the country, so that its reference may be used again. */
function endedBefore(state: OrderState, { country, nowMs }: PlanContext): boolean {
  if (!isOver(state)) return false;
  const ended = state.status_history.findLast(({ status }) => status === state.status) ?? state.status_history.at(-1);
  if (ended === undefined) return false;
  return dateOf(Date.parse(ended.created_at), country.timeZone) < dateOf(nowMs, country.timeZone);
}

function editFaults(
  row: UploadedRow,
  { orderId, state, current }: TiedOrder,
  { changes, target }: RowPlan,
): readonly RowFault[] {
  const fault = (column: BulkColumn, value: string, code: BulkFaultCode): RowFault => {
    return { column, value, code, values: { order_id: orderId, status: state.status } };
  };
  const paymentMethod = current.paymentMethod ?? '';
  const editable = canEdit(state, { paymentMethod, newPaymentMethod: target.paymentMethod ?? paymentMethod });
  if (!editable.ok && editable.refusal === 'cannot-edit') {
    return [fault('reference', row.reference, 'bulk.reference-ended')];
  }
  const faults: RowFault[] = [];
  if (changes.includes('customer_name')) {
    faults.push(fault('customer_name', row.asked.customerName, 'bulk.customer-fixed'));
  }
  if (changes.includes('customer_phone_number')) {
    faults.push(fault('customer_phone_number', row.asked.customerPhone, 'bulk.customer-fixed'));
  }
  if (!editable.ok) faults.push(fault('payment_method', target.paymentMethod ?? '', 'order.paid-to-cash'));
  if (changes.includes('delivery_time') && !(canReschedule(state) && target.preorderedFor !== null)) {
    faults.push(fault('delivery_time', '', 'order.cannot-reschedule'));
  }
  return faults;
}

/** An earlier upload of the vendor that was placed. */
export interface PlacedUpload {
  readonly jobId: string;
  /** The references that its placement tied to orders. */
  readonly references: readonly string[];
}

/** The newest earlier placed upload that shares a reference with this one; null when this is another list. */
export function predecessorOf<Upload extends PlacedUpload>(
  newestFirst: Iterable<Upload>,
  references: ReadonlySet<string>,
): Upload | null {
  for (const upload of newestFirst) {
    if (upload.references.some((reference) => references.has(reference))) return upload;
  }
  return null;
}

/**
 * The orders of the predecessor's references that this upload no longer has and that can still be cancelled. Each is offered for
 * cancellation and never chosen by itself.
 */
export function vanishedOrders(
  predecessor: Iterable<readonly [reference: string, tie: TiedOrder]>,
  references: ReadonlySet<string>,
  { nowMs, delayedCancellation }: { readonly nowMs: number; readonly delayedCancellation: boolean },
): { readonly reference: string; readonly tie: TiedOrder }[] {
  const vanished: { reference: string; tie: TiedOrder }[] = [];
  for (const [reference, tie] of predecessor) {
    if (references.has(reference) || !canCancel(tie.state, nowMs, { delayedCancellation }).ok) continue;
    vanished.push({ reference, tie });
  }
  return vanished;
}

/** The references of an upload, those of rows with faults included: such a row has not vanished. */
export function referencesOf(rows: Iterable<Pick<UploadedRow, 'reference'>>): ReadonlySet<string> {
  const references = new Set<string>();
  for (const { reference } of rows) if (reference !== '') references.add(reference);
  return references;
}
