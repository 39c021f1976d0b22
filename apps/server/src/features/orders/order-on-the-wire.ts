import type { Order } from '@riderbell/contract/shapes/order.ts';
import { changeOf } from '@riderbell/domain/cash/change-note.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { isOver } from '@riderbell/domain/orders/status-groups.ts';
import { type PromisedRange, promiseOutcome } from '@riderbell/domain/quotes/promise.ts';
import { merchantFieldsOnTheWire } from './merchant-fields.ts';
import type { OrderRecord, OrderVoucher } from './ports.ts';

/** The order as its vendor sees it (specification §3); `nowMs` decides which photos have not expired. */
export function orderOnTheWire(record: OrderRecord, nowMs: number): Order {
  const { customer, origin, rider, fee } = record;
  const decimal = (minor: number): number => fromMinor(minor, record.currency);
  return {
    order_id: record.orderId,
    vendor_id: record.vendorId,
    created_at: record.created_at,
    updated_at: record.updated_at,
    status: record.status,
    status_history: [...record.status_history],
    preordered_for: record.preordered_for,
    customer: {
      name: customer.name,
      phone_number: customer.phoneNumber,
      location: {
        address: customer.address,
        latitude: customer.latitude,
        longitude: customer.longitude,
        notes: customer.notes,
      },
    },
    order: {
      amount: decimal(record.amount ?? 0),
      description: record.description,
      payment_method: record.paymentMethod,
    },
    ...changeNoteOnTheWire(record),
    currency: record.currency,
    delivery_fee: decimal(fee.total),
    delivery_fee_parts: {
      base: decimal(fee.parts.base),
      distance: decimal(fee.parts.distance),
      surcharge: decimal(fee.parts.surcharge),
      voucher: decimal(fee.parts.voucher),
    },
    ...(record.voucher ? { voucher: voucherOf(record.voucher, decimal) } : {}),
    distance: record.metres,
    collection_point: {
      name: origin.name,
      address: origin.address,
      phone_number: origin.phoneNumber,
      latitude: origin.latitude,
      longitude: origin.longitude,
    },
    ...(record.senderEmail === null
      ? {}
      : { sender: { name: origin.name, email: record.senderEmail, phone_number: origin.phoneNumber } }),
    rider: rider && { id: rider.id, name: rider.name, phone_number: rider.phoneNumber, vehicle: rider.vehicle },
    // An order that has ended has no expected times.
    estimation: isOver(record)
      ? { pick_up_at: null, drop_off_at: null }
      : { pick_up_at: record.pickUpAt, drop_off_at: record.dropOffAt },
    ...(record.promise ? { promise: promiseOf(record, record.promise) } : {}),
    ...merchantFieldsOnTheWire(record),
    ...(record.requestedBy === null ? {} : { requested_by: record.requestedBy }),
    proofs: record.proofs.filter(({ expiresAt }) => Date.parse(expiresAt) > nowMs).map(({ kind }) => kind),
  };
}

function changeNoteOnTheWire(record: OrderRecord): Pick<Order, 'change_note'> {
  const change = changeOf(record, record);
  if (change === null) return {};
  const { currency } = record;
  return {
    change_note: { pays_with: fromMinor(change.paysWith, currency), change: fromMinor(change.change, currency) },
  };
}

function promiseOf(record: OrderRecord, promise: PromisedRange): NonNullable<Order['promise']> {
  const outcome = promiseOutcome(record, promise);
  return {
    from: new Date(promise.from).toISOString(),
    to: new Date(promise.to).toISOString(),
    ...(outcome ? { kept: outcome.kept } : {}),
  };
}

function voucherOf(voucher: OrderVoucher, decimal: (minor: number) => number): NonNullable<Order['voucher']> {
  const { code, type, amount, maximumDiscount, minimumFee } = voucher;
  return {
    code,
    type,
    amount: type === 'percent' ? amount : decimal(amount),
    maximum_discount: maximumDiscount === null ? null : decimal(maximumDiscount),
    minimum_fee: decimal(minimumFee),
  };
}
