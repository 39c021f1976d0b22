import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import { type AskedOrder, addressOf } from '@riderbell/domain/bulk-orders/asked-order.ts';
import type { BulkColumn, BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { RowError } from './ports.ts';

/** The request of a single order that asks for the same as the row. */
export function requestOf(
  vendorId: string,
  asked: AskedOrder,
  point: Coordinates | null,
  currency: CurrencyCode,
): OrderRequest {
  return {
    vendor_id: vendorId,
    customer: {
      name: asked.customerName,
      phone_number: asked.customerPhone,
      location: {
        address: addressOf(asked),
        latitude: point?.latitude ?? null,
        longitude: point?.longitude ?? null,
        notes: asked.notes,
      },
    },
    order: {
      payment_method: asked.paymentMethod ?? '',
      amount: asked.amount === null ? null : fromMinor(asked.amount, currency),
      description: asked.description,
    },
    preordered_for: asked.preorderedFor,
  };
}

/** The column of each field in the requests of a new order, an edit and another time; other fields are faults of the whole row. */
const columns: Readonly<Record<string, BulkColumn>> = {
  'customer.name': 'customer_name',
  'customer.phone_number': 'customer_phone_number',
  'customer.location.address': 'address',
  'customer.location.latitude': 'address',
  'order.description': 'description',
  'order.amount': 'amount',
  'order.payment_method': 'payment_method',
  'location.address': 'address',
  'location.latitude': 'address',
  item_details: 'description',
  amount: 'amount',
  payment_method: 'payment_method',
  preordered_for: 'delivery_time',
};

const columnsOfCodes: Readonly<Record<string, BulkColumn>> = {
  'order.unit-number-missing': 'unit_number',
  'quote.too-far': 'address',
  'quote.outside-area': 'address',
};

/** A refusal of a request as an error of the row: the rule with the column and its value in the row. */
export function errorOf({ code, field, values }: Refusal, rowValues: BulkValues): RowError {
  const column = columnsOfCodes[code] ?? columns[field ?? ''] ?? null;
  return { column, value: column === null ? '' : (rowValues[column] ?? ''), code, ...(values && { values }) };
}
