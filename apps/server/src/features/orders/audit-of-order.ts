import type { AuditAction } from '@riderbell/domain/audit/audit-actions.ts';
import { changedDetails } from '@riderbell/domain/audit/audit-details.ts';
import type { AuditDetails, AuditRecord, CallerTrace } from '@riderbell/domain/audit/audit-entry.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import type { OrderRecord } from './ports.ts';

/**
 * Entries of the audit trail about orders. Null for a guest's order, which belongs to no business (`trace` is null), and for an edit that
 * changed nothing. They name the order and not its customer, because an entry can never be deleted; only an edited address and note
 * are recorded, old and new.
 */
function record(
  trace: CallerTrace | null,
  what: AuditAction & `order.${string}`,
  { orderId, guestId }: OrderRecord,
  details: AuditDetails | null,
): AuditRecord | null {
  return trace && details && guestId === null ? { ...trace, what, subject: orderId, details } : null;
}

export function auditOfRequest(trace: CallerTrace | null, order: OrderRecord): AuditRecord | null {
  const { amount, payment_method, delivery_fee } = editable(order);
  return record(trace, 'order.requested', order, {
    amount,
    payment_method,
    delivery_fee,
    preordered_for: collectionTime(order),
    voucher: order.voucher?.code ?? null,
  });
}

export function auditOfEdit(trace: CallerTrace | null, before: OrderRecord, after: OrderRecord): AuditRecord | null {
  return record(trace, 'order.edited', after, changedDetails(editable(before), editable(after)));
}

export function auditOfReschedule(
  trace: CallerTrace | null,
  before: OrderRecord,
  after: OrderRecord,
): AuditRecord | null {
  const times = { old: collectionTime(before), new: collectionTime(after) };
  return record(trace, 'order.rescheduled', after, { preordered_for: times });
}

export function auditOfCancellation(trace: CallerTrace | null, order: OrderRecord, reason: string | null) {
  return record(trace, 'order.cancelled', order, { reason });
}

function editable({ customer, description, amount, currency, paymentMethod, fee }: OrderRecord) {
  return {
    address: customer.address,
    notes: customer.notes,
    items: description,
    amount: amount === null ? null : fromMinor(amount, currency),
    payment_method: paymentMethod,
    delivery_fee: fromMinor(fee.total, currency),
  };
}

/** ISO 8601; null for as soon as possible. */
function collectionTime({ preordered_for: at }: OrderRecord): string | null {
  return at === null ? null : new Date(at * 1000).toISOString();
}
