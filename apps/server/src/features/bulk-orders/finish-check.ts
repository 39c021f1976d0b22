import { addressOf, valuesOfAsked } from '@riderbell/domain/bulk-orders/asked-order.ts';
import { vanishedOrders } from '@riderbell/domain/bulk-orders/plan-rows.ts';
import {
  type OrderOfToday,
  ordersOfToday,
  type RepeatedRow,
  repeatedRows,
} from '@riderbell/domain/bulk-orders/repeats.ts';
import { startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { type CheckScope, pointOf, tiedOrders } from './check-scope.ts';
import { mapInTurns } from './job-work.ts';
import type { BulkNeeds, RowCheck, RowFacts, WrittenRow } from './ports.ts';

type Warnings = RowCheck['warnings'];

/** What makes two rows look like the same order; null for a row without a check. */
function factsOf(row: RowFacts): RepeatedRow | null {
  if (row.check === null || row.action === 'CANCEL') return null;
  const { target, point, phone } = row.check;
  return {
    rowId: String(row.position),
    number: row.number,
    reference: row.reference,
    phone,
    address: addressOf(target),
    point,
    amount: row.amount,
  };
}

/**
 * The rows whose warnings about repeats are new or gone: the same customer, door and amount within the file, and as an order of today,
 * which are two different things.
 */
export async function rowsWithOtherWarnings(
  needs: BulkNeeds,
  vendorId: string,
  rows: readonly RowFacts[],
): Promise<RowFacts[]> {
  const facts = (await mapInTurns(needs, rows, factsOf)).filter((each) => each !== null);
  const repeated = repeatedRows(facts);
  const likeOrder = ordersOfToday(await todaysOrders(needs, vendorId));
  const byId = new Map(facts.map((each) => [each.rowId, each]));
  const changed = await mapInTurns(needs, rows, (row) => {
    const own = byId.get(String(row.position));
    if (!own || row.check === null || row.status === 'DONE') return null;
    const numbers = repeated.get(own.rowId);
    const orderId = row.action === 'CREATE' ? likeOrder(own) : null;
    const warnings: Warnings = [
      ...row.check.warnings.filter(({ kind }) => kind !== 'repeated-in-file' && kind !== 'like-order-of-today'),
      ...(numbers ? [{ kind: 'repeated-in-file' as const, row_numbers: [...numbers] }] : []),
      ...(orderId === null ? [] : [{ kind: 'like-order-of-today' as const, order_id: orderId }]),
    ];
    return JSON.stringify(warnings) === JSON.stringify(row.check.warnings)
      ? null
      : { ...row, check: { ...row.check, warnings } };
  });
  return changed.filter((row) => row !== null);
}

async function todaysOrders(
  { orders, store, country, now, fullPhone }: BulkNeeds,
  vendorId: string,
): Promise<OrderOfToday[]> {
  const since = startOfDate(localDateOf(now(), country.timeZone), country.timeZone);
  const today = await orders.ofToday(vendorId, since);
  const references = await store.referencesOf(
    vendorId,
    today.map(({ orderId }) => orderId),
  );
  return today.map((order) => ({
    ...order,
    phone: fullPhone(order.phone),
    reference: references.get(order.orderId) ?? '',
  }));
}

/** The share of the last upload's references that an upload must have to be the same workbook. */
const leastShared = 0.5;

/**
 * The rows that offer to cancel what the last upload of this workbook had and this one does not (decision 071). They come after all others
 * and have no number in the file.
 */
export async function offersOfCancellation(
  needs: BulkNeeds,
  scope: CheckScope,
  rows: readonly RowFacts[],
): Promise<WrittenRow[]> {
  const vendorId = scope.vendor.vendor_id;
  const references = new Set(rows.flatMap(({ reference }) => (reference === '' ? [] : [reference])));
  const known = await needs.store.ties(vendorId, [...references]);
  // Ids of jobs grow with time.
  const predecessor = known
    .map(({ jobId }) => jobId)
    .filter((jobId) => jobId < scope.job.jobId)
    .toSorted()
    .at(-1);
  if (predecessor === undefined) return [];
  const ties = await needs.store.tiesOfJob(vendorId, predecessor);
  // A list that has only a few of its rows, such as those with errors, is another list.
  const shared = ties.filter(({ reference }) => references.has(reference)).length;
  if (shared < ties.length * leastShared) return [];
  const before = await tiedOrders(needs, vendorId, ties);
  const about = { nowMs: scope.nowMs, delayedCancellation: scope.flags['delayed-cancellation'] };
  const first = (rows.at(-1)?.position ?? 0) + 1;
  return vanishedOrders(before, references, about).map(({ reference, tie }, index) => {
    const { current, orderId } = tie;
    const at = pointOf(current);
    return {
      position: first + index,
      number: 0,
      cells: [],
      unreadable: [],
      corrected: { reference, ...valuesOfAsked(current, needs.country, (method) => method) },
      action: 'CANCEL',
      status: 'LEFT_OUT',
      reference,
      check: {
        asked: current,
        target: current,
        remembered: tie.asked,
        changes: [],
        point: at && { ...at, foundAddress: null },
        phone: '',
        usedBefore: null,
        errors: [],
        warnings: [],
      },
      fee: null,
      previousFee: null,
      amount: current.amount,
      orderId,
      result: null,
    };
  });
}
