import type { BulkRowWarning } from '@riderbell/contract/shapes/bulk-job.ts';
import type { AskedOrder } from '@riderbell/domain/bulk-orders/asked-order.ts';
import { planRow, type RowPlan } from '@riderbell/domain/bulk-orders/plan-rows.ts';
import { readRow } from '@riderbell/domain/bulk-orders/read-row.ts';
import { faultOf, type RowFault, withCheckFaults } from '@riderbell/domain/bulk-orders/row-fault.ts';
import { type CheckScope, pointOf } from './check-scope.ts';
import type { ChangedRow, Judged, RowCheck, RowError, StoredRow } from './ports.ts';
import { errorOf, requestOf } from './row-request.ts';
import { columnsInUse, valuesOfRow } from './row-values.ts';

/**
 * Checks one row as a single order is checked: its reading, its order if its reference has one, the place, the rules and the price. A row
 * that a person left out stays left out.
 * @param firstWithReference the number of the earlier row with the same reference; null for the first one
 */
export async function checkRow(
  scope: CheckScope,
  row: StoredRow,
  firstWithReference: number | null,
): Promise<ChangedRow> {
  const { job, context } = scope;
  const { values, unreadable } = valuesOfRow(row, job.columns);
  const read = readRow(values, unreadable, scope.reading, context);
  const { reference } = read;
  const isCorrected = Object.keys(row.corrected).length > 0 && row.cells.length > 0;
  const inFile = isCorrected ? { inFile: askedInFile(row, scope) } : {};
  const plan = planRow(
    { ...read, ...inFile, rowId: String(row.position), number: row.number },
    {
      ties: scope.ties,
      columns: columnsInUse(job.columns, [row.corrected]),
      country: context.country,
      nowMs: scope.nowMs,
    },
  );
  const repeat: RowFault[] =
    firstWithReference === null
      ? []
      : [faultOf(values, 'reference', 'bulk.reference-repeated', { row_number: firstWithReference })];
  const faults = [...plan.faults, ...repeat];
  const isUnchanged = plan.action === 'NONE' && faults.length === 0;
  const point = await doorOf(scope, plan);
  const judged: Judged = isUnchanged ? { ok: true, fee: 0 } : await judge(scope, plan, point);
  const refusals = judged.ok ? [] : judged.refusals;
  // Coordinates that cannot be read have an error already, and so has a missing address.
  const isUnread = read.asked.unread.latitude !== undefined || plan.target.address === '';
  const checked = refusals
    .filter(({ code }) => !(isUnread && code === 'order.coordinates-missing'))
    .map((refusal) => errorOf(refusal, values));
  const errors: RowError[] = withCheckFaults(faults, checked);
  const check: RowCheck = {
    asked: read.asked,
    target: plan.target,
    remembered: plan.remembered,
    changes: plan.changes,
    point,
    phone: scope.fullPhone(plan.target.customerPhone),
    usedBefore: plan.usedBefore,
    errors,
    warnings: warningsOf(plan),
  };
  return {
    position: row.position,
    action: plan.action,
    status: statusOf(row, errors),
    reference,
    check,
    fee: isUnchanged ? null : judged.fee,
    previousFee: null,
    amount: plan.target.amount,
    // A new order keeps the id that was reserved for it: if an attempt to place it was answered late, the next one finds its order.
    orderId: plan.orderId ?? (plan.action === 'CREATE' && row.action === 'CREATE' ? row.orderId : null),
    result: null,
  };
}

/** What the file asks for where a person has typed something else: the same file again is nothing new (decision 071). */
function askedInFile(row: StoredRow, { job, reading, context }: CheckScope): AskedOrder {
  const { values, unreadable } = valuesOfRow({ ...row, corrected: {} }, job.columns);
  return readRow(values, unreadable, reading, context).asked;
}

/** What a person left out stays so, with errors or without. */
function statusOf({ status }: StoredRow, errors: readonly RowError[]): ChangedRow['status'] {
  if (status === 'LEFT_OUT') return 'LEFT_OUT';
  return errors.length > 0 ? 'ERROR' : 'READY';
}

/** The point of the row or of its order, else where the search finds the address. */
async function doorOf({ locate }: CheckScope, { target }: RowPlan): Promise<RowCheck['point']> {
  const given = pointOf(target);
  if (given) return { ...given, foundAddress: null };
  if (target.address === '') return null;
  const found = await locate(target.address);
  return found && { latitude: found.latitude, longitude: found.longitude, foundAddress: found.address };
}

async function judge(
  { judgements, vendor, context }: CheckScope,
  { action, orderId, target, changes }: RowPlan,
  point: RowCheck['point'],
): Promise<Judged> {
  if (action !== 'EDIT' || orderId === null) {
    return judgements.judge(requestOf(vendor.vendor_id, target, point, context.country.currency));
  }
  if (point === null)
    return { ok: false, refusals: [{ code: 'order.coordinates-missing', field: 'location.latitude' }], fee: null };
  const changesTime = changes.includes('delivery_time');
  return judgements.judgeEdit({ vendorId: vendor.vendor_id, orderId, target, point, changesTime });
}

function warningsOf({ usedBefore, keepsOldPoint }: RowPlan): BulkRowWarning[] {
  return [
    ...(usedBefore === null ? [] : [{ kind: 'reference-used-before' as const, order_id: usedBefore }]),
    ...(keepsOldPoint ? [{ kind: 'point-of-old-address' as const }] : []),
  ];
}
