import { describe, expect, it } from 'vitest';
import { editedPartsOf, editReason, historyEntryOfEdit } from './edit-trace.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderProgress } from './order.ts';

const now = Date.parse('2026-11-21T05:05:00.000Z');
const orderIn = (status: OrderStatus, preordered_for: number | null = null): OrderProgress => ({
  status,
  status_history: [{ status, created_at: '2026-11-21T05:00:00.000Z' }],
  preordered_for,
  created_at: '2026-11-21T05:00:00.000Z',
  updated_at: '2026-11-21T05:00:00.000Z',
});

describe('the history entry of an edit', () => {
  it('has a reason that lists the changed parts and differs from every other reason', () => {
    expect(editedPartsOf(editReason(['address', 'payment']))).toEqual(['address', 'payment']);
    expect(editedPartsOf(editReason([]))).toEqual([]);
    for (const other of ['rescheduled', 'duplicate-order', '', undefined, null])
      expect(editedPartsOf(other)).toBeNull();
  });

  it('is added when the edit does not change the status', () => {
    const entry = (order: OrderProgress) => historyEntryOfEdit(order, ['items'], now);
    const written = { created_at: '2026-11-21T05:05:00.000Z', by: 'vendor', reason: 'edited:items' };
    expect(entry(orderIn('RECEIVED', now / 1000 + 7200))).toEqual({ status: 'RECEIVED', ...written });
    expect(entry(orderIn('DELAYED'))).toEqual({ status: 'DELAYED', ...written });
    expect(entry(orderIn('MODIFIED'))).toEqual({ status: 'MODIFIED', ...written });
  });

  it('is not added when the edit changes the status, or when it would restart the time of a payment', () => {
    expect(historyEntryOfEdit(orderIn('WAITING_FOR_TRANSPORT'), ['items'], now)).toBeNull();
    expect(historyEntryOfEdit(orderIn('PAYMENT_COMMITTED'), ['items'], now)).toBeNull();
  });
});
