import { filterPhoneInput } from '../orders/phone-number.ts';
import { tidyName } from '../orders/tidy-name.ts';
import { paymentNamed } from '../requests/pasted-message/payment-words.ts';
import { type AskedOrder, addressOf } from './asked-order.ts';
import { type BulkColumn, bulkColumns, type BulkValues } from './bulk-columns.ts';
import type { BulkContext, PaymentDictionary } from './bulk-context.ts';
import { headingKey } from './heading-key.ts';
import { readAmount } from './read-amount.ts';
import type { ColumnReading } from './read-columns.ts';
import { readCoordinates } from './read-coordinates.ts';
import { readDeliveryTime } from './read-delivery-time.ts';
import { readPhone } from './read-phone.ts';
import { faultOf, type RowFault } from './row-fault.ts';
import { tidyLine, tidyPart, tidyText } from './tidy-text.ts';

export interface RowReading {
  /** Empty where the row has none. */
  readonly reference: string;
  readonly asked: AskedOrder;
  /** What cannot be read, in the order of the columns. The order rules (specification §5) are checked by the caller. */
  readonly faults: readonly RowFault[];
}

/** The longest texts, in UTF-16 units, as the API bounds an order request. */
const longest = {
  reference: 64,
  customer_name: 255,
  customer_phone_number: 40,
  address: 2000,
  rider_notes: 2000,
} as const;

/** A reference as it is compared: in one line and one form of its characters. Its case counts, since numbers of other systems may differ in it. */
export function tidyReference(text: string): string {
  const plain = tidyName(text.normalize('NFKC'));
  return /^[-–—]$/.test(plain) ? '' : plain;
}

/** Reads a row. `values` stay as they are: what cannot be read is a fault, and its field is empty. */
export function readRow(
  values: BulkValues,
  unreadable: readonly BulkColumn[],
  reading: ColumnReading,
  context: BulkContext,
): RowReading {
  const found: RowFault[] = unreadable.map((column) => faultOf(values, column, 'bulk.cell-unreadable'));
  const textOf = (column: BulkColumn): string => values[column] ?? '';
  const point = readCoordinates(textOf('latitude'), textOf('longitude'));
  if (point === 'unclear') {
    const column = textOf('latitude').trim() === '' ? 'longitude' : 'latitude';
    found.push(faultOf(values, column, 'bulk.coordinates-unclear'));
  }
  const time = readDeliveryTime(textOf('delivery_time'), reading.dates, context.country, context.uploadedMs);
  if (typeof time === 'string') {
    found.push(faultOf(values, 'delivery_time', time === 'unclear' ? 'bulk.date-unclear' : 'bulk.time-missing'));
  }
  for (const column of ['unit_number', 'building'] as const) {
    if (isDate(textOf(column))) found.push(faultOf(values, column, 'bulk.unit-is-date'));
  }
  const reference = tidyReference(textOf('reference'));
  const asked: AskedOrder = {
    customerName: tidyName(textOf('customer_name')),
    customerPhone: readPhone(textOf('customer_phone_number'), context.country, context.isPossiblePhone),
    unitNumber: tidyPart(textOf('unit_number')),
    building: tidyPart(textOf('building')),
    address: tidyLine(textOf('address')),
    latitude: point === null || point === 'unclear' ? null : point.latitude,
    longitude: point === null || point === 'unclear' ? null : point.longitude,
    notes: tidyText(textOf('rider_notes')),
    description: tidyText(textOf('description')),
    amount: amountIn(values, reading, context, found),
    paymentMethod: paymentIn(values, context.payments, found),
    ...(typeof time === 'string' ? { preorderedFor: null, timeOfDay: null } : time),
    unread: unreadTexts(values, found),
  };
  found.push(...tooLong(values, reference, asked));
  return { reference, asked, faults: inColumnOrder(found) };
}

/** A cell with a date, as files are read. Spreadsheet programs make one of a house number such as 12/4 when it is typed. */
function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(text.trim());
}

function amountIn(
  values: BulkValues,
  { decimalMark }: ColumnReading,
  { country }: BulkContext,
  found: RowFault[],
): number | null {
  const text = values.amount ?? '';
  if (/^\s*[-–—]?\s*$/.test(text)) return null;
  const amount = readAmount(text, decimalMark, country.currency);
  if (amount === null) found.push(faultOf(values, 'amount', 'bulk.amount-unclear'));
  return amount;
}

function paymentIn(values: BulkValues, payments: PaymentDictionary, found: RowFault[]): string | null {
  const text = values.payment_method ?? '';
  if (/^\s*[-–—]?\s*$/.test(text)) return null;
  const method = payments.get(headingKey(text)) ?? paymentNamed(text);
  if (method === null) found.push(faultOf(values, 'payment_method', 'bulk.payment-method-unknown'));
  return method;
}

/** The texts of the columns with faults. A point is read from two columns, so both are unread. */
function unreadTexts(values: BulkValues, found: readonly RowFault[]): BulkValues {
  const unread: Partial<Record<BulkColumn, string>> = {};
  for (const { column, value } of found) unread[column] = value;
  if (unread.latitude !== undefined || unread.longitude !== undefined) {
    unread.latitude = values.latitude ?? '';
    unread.longitude = values.longitude ?? '';
  }
  return unread;
}

function tooLong(values: BulkValues, reference: string, asked: AskedOrder): RowFault[] {
  const lengths = {
    reference: reference.length,
    customer_name: asked.customerName.length,
    customer_phone_number: filterPhoneInput(asked.customerPhone).length,
    address: addressOf(asked).length,
    rider_notes: asked.notes.length,
  };
  return (['reference', 'customer_name', 'customer_phone_number', 'address', 'rider_notes'] as const)
    .filter((column) => lengths[column] > longest[column])
    .map((column) => faultOf(values, column, 'bulk.text-too-long', { most: longest[column] }));
}

/** One fault for each column: an unreadable cell is the reason of everything else that is wrong with it. */
function inColumnOrder(found: readonly RowFault[]): readonly RowFault[] {
  if (found.length < 2) return found;
  return bulkColumns.flatMap((column) => found.find((fault) => fault.column === column) ?? []);
}
