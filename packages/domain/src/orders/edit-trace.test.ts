import { describe, expect, it } from 'vitest';
import { editOfReason, editReason, traceOfEdit } from './edit-trace.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderProgress } from './order.ts';

const now = Date.parse('2026-11-21T05:05:00.000Z');
const standing = (status: OrderStatus, preordered_for: number | null = null): OrderProgress => ({
  status,
  status_history: [{ status, created_at: '2026-11-21T05:00:00.000Z' }],
  preordered_for,
  created_at: '2026-11-21T05:00:00.000Z',
  updated_at: '2026-11-21T05:00:00.000Z',
});

describe('the trace of an edit', () => {
  it('says what was changed, and differs from every other reason', () => {
    expect(editOfReason(editReason(['address', 'payment']))).toEqual(['address', 'payment']);
    expect(editOfReason(editReason([]))).toEqual([]);
    for (const other of ['rescheduled', 'duplicate-order', '', undefined, null]) expect(editOfReason(other)).toBeNull();
  });

  it('is an entry of its own where the edit brings no status', () => {
    const entry = (order: OrderProgress) => traceOfEdit(order, ['items'], now);
    const written = { created_at: '2026-11-21T05:05:00.000Z', by: 'vendor', reason: 'edited:items' };
    expect(entry(standing('RECEIVED', now / 1000 + 7200))).toEqual({ status: 'RECEIVED', ...written });
    expect(entry(standing('DELAYED'))).toEqual({ status: 'DELAYED', ...written });
    expect(entry(standing('MODIFIED'))).toEqual({ status: 'MODIFIED', ...written });
  });

  it('is left to the status that the edit brings, and begins no time of a payment anew', () => {
    expect(traceOfEdit(standing('WAITING_FOR_TRANSPORT'), ['items'], now)).toBeNull();
    expect(traceOfEdit(standing('PAYMENT_COMMITTED'), ['items'], now)).toBeNull();
  });
});
