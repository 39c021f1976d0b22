import { errorCodes, isErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { BulkJob, BulkRow, BulkRowError } from '@riderbell/contract/shapes/bulk-job.ts';
import { addressOf } from '@riderbell/domain/bulk-orders/asked-order.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { isUnderWay } from './job-vendor.ts';
import type { RowError, StoredJob, StoredRow } from './ports.ts';
import { valuesOfRow } from './row-values.ts';

export function jobOnTheWire(job: StoredJob, currency: CurrencyCode): BulkJob {
  const { summary } = job;
  const decimal = (minor: number): number => fromMinor(minor, currency);
  return {
    bulk_job_id: job.jobId,
    vendor_id: job.vendorId,
    file_name: job.fileName,
    created_by: job.createdBy.email,
    created_at: new Date(job.createdAt).toISOString(),
    updated_at: new Date(job.updatedAt).toISOString(),
    action: job.action,
    status: job.status,
    progress: isUnderWay(job) ? progressOf(job) : null,
    waits_for: job.waitsFor,
    metadata: { success_row_count: summary.successRows },
    summary: {
      total_rows: summary.totalRows,
      orders_to_place: summary.ordersToPlace,
      orders_placed: summary.ordersPlaced,
      errors: summary.errors,
      edits: summary.edits,
      cancellations_offered: summary.cancellationsOffered,
      cancellations_chosen: summary.cancellationsChosen,
      unchanged: summary.unchanged,
      changed_fees: summary.changedFees,
      total_fee: decimal(summary.totalFee),
      total_amount: decimal(summary.totalAmount),
    },
    currency,
    history: [...job.history],
    columns: job.columns.map(({ heading, column, samples }) => ({ heading, column, samples: [...samples] })),
    version: job.version,
  };
}

function progressOf({ action, summary }: StoredJob): { done: number; total: number } {
  if (action === 'PREPROCESS') return { done: summary.totalRows - summary.waiting, total: summary.totalRows };
  return { done: summary.done, total: summary.done + summary.ready };
}

export function rowOnTheWire(row: StoredRow, job: Pick<StoredJob, 'columns'>, currency: CurrencyCode): BulkRow {
  const { check, action, status } = row;
  const { values } = valuesOfRow(row, job.columns);
  const target = check?.target;
  const decimal = (minor: number | null): number | null => (minor === null ? null : fromMinor(minor, currency));
  const preorderedFor = target?.preorderedFor ?? null;
  return {
    row_id: String(row.position),
    row_number: row.number,
    version: row.version,
    action,
    status,
    values,
    customer_name: seen(target?.customerName, values.customer_name),
    drop_off_address: seen(target && addressOf(target), values.address),
    drop_off_point: check?.point
      ? { latitude: check.point.latitude, longitude: check.point.longitude, found_address: check.point.foundAddress }
      : null,
    payment_method: target?.paymentMethod ?? null,
    amount: decimal(row.amount),
    delivery_type: preorderedFor === null ? 'instant' : 'scheduled',
    preordered_for: preorderedFor,
    delivery_fee: decimal(row.fee),
    previous_fee: decimal(row.previousFee),
    changes: [...(check?.changes ?? [])],
    // The id that is reserved for a new order is no order yet.
    order_id: action === 'CREATE' && status !== 'DONE' ? null : row.orderId,
    result_content: row.result,
    error: (check?.errors ?? []).map(errorOnTheWire),
    warnings: [...(check?.warnings ?? [])],
  };
}

/** What was read, else the text of the row: a person must recognise a row that could not be read. */
function seen(read: string | undefined, text: string | undefined): string {
  return read === undefined || read === '' ? (text ?? '') : read;
}

function errorOnTheWire({ column, value, code, values }: RowError): BulkRowError {
  const key = isErrorCode(code) ? errorCodes[code].key : code;
  return { column, value, code, translation_key: key, ...(values && { values: { ...values } }) };
}
