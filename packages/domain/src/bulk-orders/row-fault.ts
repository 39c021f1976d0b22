import type { BulkColumn, BulkValues } from './bulk-columns.ts';
import type { OrderRequestField } from '../orders/order-request-checks.ts';

/** The rules of a row itself; the rules of an order request (specification §5) are those of `checkOrderRequest`. */
export const bulkFaultCodes = [
  'bulk.cell-unreadable',
  'bulk.text-too-long',
  'bulk.coordinates-unclear',
  'bulk.amount-unclear',
  'bulk.payment-method-unknown',
  'bulk.date-unclear',
  'bulk.unit-is-date',
  /** A date without a time of day. */
  'bulk.time-missing',
  'bulk.reference-repeated',
  /** The order of the reference ended today, or is past editing, and the row asks for something else. */
  'bulk.reference-ended',
  /** The name and the phone number of an order's customer never change. */
  'bulk.customer-fixed',
] as const;

/** Also rules of single orders that only the comparison of a row with its order can find broken. */
export type BulkFaultCode = (typeof bulkFaultCodes)[number] | 'order.cannot-reschedule' | 'order.paid-to-cash';

/** A broken rule of a row: the column, its value as the row has it, and the values of the rule's text. */
export interface RowFault {
  readonly column: BulkColumn;
  readonly value: string;
  readonly code: BulkFaultCode;
  /** `most`: the longest text in characters; `order_id` and `status`: the order of the reference; `row_number`: of the first row. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * The column of each field of `checkOrderRequest`; null for a fault of the whole row. Missing coordinates mean that the address was not
 * found, unless the row's own point could not be read (`unread.latitude`): then only that is reported.
 */
export const columnOfField: Readonly<Record<OrderRequestField, BulkColumn | null>> = {
  vendor: null,
  unitNumber: 'unit_number',
  customerName: 'customer_name',
  customerPhone: 'customer_phone_number',
  description: 'description',
  address: 'address',
  coordinates: 'address',
  amount: 'amount',
  paymentMethod: 'payment_method',
};

export function faultOf(
  values: BulkValues,
  column: BulkColumn,
  code: BulkFaultCode,
  details?: Readonly<Record<string, string | number>>,
): RowFault {
  return { column, value: values[column] ?? '', code, ...(details ? { values: details } : {}) };
}

/**
 * The faults of the reading and those of the order rules together. A column that could not be read has no value, so a rule that finds it
 * missing says nothing new.
 */
export function withCheckFaults<Fault extends { readonly column: BulkColumn | null }>(
  read: readonly RowFault[],
  checked: readonly Fault[],
): (RowFault | Fault)[] {
  const unread = new Set<BulkColumn | null>(read.map(({ column }) => column));
  return [...read, ...checked.filter(({ column }) => column === null || !unread.has(column))];
}
