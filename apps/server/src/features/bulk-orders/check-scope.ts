import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import { modeOf } from '@riderbell/domain/access/principal.ts';
import { type AskedOrder, askedOfOrder } from '@riderbell/domain/bulk-orders/asked-order.ts';
import type { BulkContext } from '@riderbell/domain/bulk-orders/bulk-context.ts';
import type { PlanContext, TiedOrder } from '@riderbell/domain/bulk-orders/plan-rows.ts';
import { type ColumnReading, readColumns } from '@riderbell/domain/bulk-orders/read-columns.ts';
import type { Flags } from '@riderbell/domain/flags/flags.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { BulkNeeds, Judgements, StoredJob, StoredRow, Tie } from './ports.ts';
import { mapInTurns } from './job-work.ts';
import { valuesOfRow } from './row-values.ts';

/** What the check of rows depends on besides the rows. */
export interface CheckScope {
  readonly job: StoredJob;
  readonly vendor: Vendor;
  readonly principal: Merchant;
  readonly flags: Pick<Flags, 'delayed-cancellation'>;
  readonly context: BulkContext;
  readonly reading: ColumnReading;
  readonly locate: ReturnType<BulkNeeds['locator']>;
  readonly judgements: Judgements;
  readonly fullPhone: BulkNeeds['fullPhone'];
  readonly ties: PlanContext['ties'];
  readonly nowMs: number;
}

/** @param rows the rows whose references are looked up; the columns of a job that was not checked before are read from them */
export async function checkScope(
  needs: BulkNeeds,
  { job, vendor, principal }: Pick<CheckScope, 'job' | 'vendor' | 'principal'>,
  rows: readonly StoredRow[],
  references: readonly string[],
): Promise<CheckScope> {
  const { latitude, longitude } = vendor.vendor_information.location;
  const { payments } = await needs.words();
  const { country, isPossiblePhone } = needs;
  return {
    job,
    vendor,
    principal,
    flags: await needs.flags({ vendorId: vendor.vendor_id, mode: modeOf(principal) }),
    context: { country, isPossiblePhone, payments, uploadedMs: job.createdAt },
    reading:
      job.reading ?? readColumns(await mapInTurns(needs, rows, (row) => valuesOfRow(row, job.columns).values), country),
    // The nearest place of that name is meant.
    locate: needs.locator(principal, latitude === null || longitude === null ? null : { latitude, longitude }),
    judgements: needs.orders.judgementsOf(principal),
    fullPhone: needs.fullPhone,
    ties: await tiedOrders(needs, vendor.vendor_id, await needs.store.ties(vendor.vendor_id, references)),
    nowMs: needs.now(),
  };
}

/** The orders of ties as they are now, by reference. */
export async function tiedOrders(
  needs: Pick<BulkNeeds, 'orders' | 'country' | 'isPossiblePhone'>,
  vendorId: string,
  ties: readonly Tie[],
): Promise<Map<string, TiedOrder>> {
  const found = await needs.orders.findMany(
    vendorId,
    ties.map(({ orderId }) => orderId),
  );
  const byId = new Map(found.map((order) => [order.orderId, order]));
  const tied = new Map<string, TiedOrder>();
  for (const { reference, orderId, asked } of ties) {
    const order = byId.get(orderId);
    if (order) tied.set(reference, { orderId, state: order, asked, current: askedOfOrder(order, needs) });
  }
  return tied;
}

/** Where the order of a row goes: the point that it asks for. */
export function pointOf({ latitude, longitude }: AskedOrder): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
