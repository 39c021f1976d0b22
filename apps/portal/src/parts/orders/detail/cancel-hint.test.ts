import { paymentCommittedCancelWindowMs } from '@riderbell/domain/orders/cancellation.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { cancelHint } from './cancel-hint.ts';

const paidAt = Date.parse('2026-11-21T05:00:00.000Z');
const paid = anOrder({
  status: 'PAYMENT_COMMITTED',
  status_history: [{ status: 'PAYMENT_COMMITTED', created_at: new Date(paidAt).toISOString() }],
});

describe('the hint beside the cancel button', () => {
  it.each([
    [0, 10],
    [59_999, 10],
    [60_000, 9],
    [paymentCommittedCancelWindowMs - 1, 1],
  ])('counts down in minutes for a paid order: after %i ms it says %i', (after, count) => {
    expect(cancelHint(paid, true, paidAt + after)).toEqual({ text: 'cancel.until-paid', values: { count } });
  });

  it('explains why it is too late for a paid order', () => {
    const end = paidAt + paymentCommittedCancelWindowMs;
    expect(cancelHint(paid, false, end)).toEqual({ text: 'cancel.not-now.paid' });
  });

  it('says until when any other order can be cancelled, or why it cannot', () => {
    expect(cancelHint(anOrder(), true, paidAt).text).toBe('cancel.until');
    expect(cancelHint(anOrder({ status: 'NEW' }), false, paidAt).text).toBe('cancel.not-now.waiting');
    const accepted = { status: 'COURIER_ACCEPTED_DELIVERY', created_at: '2026-11-21T05:04:00.000Z' };
    const ridden = anOrder({ status: accepted.status, status_history: [accepted] });
    expect(cancelHint(ridden, false, paidAt).text).toBe('cancel.not-now');
  });

  it('says that the rider has the parcel of a delayed order and can be called', () => {
    const collected = { status: 'PICKED_UP', created_at: '2026-11-21T05:04:00.000Z' };
    const delayed = { status: 'DELAYED', created_at: '2026-11-21T05:14:00.000Z' };
    const order = anOrder({ status: 'DELAYED', status_history: [collected, delayed] });
    expect(cancelHint(order, false, paidAt).text).toBe('cancel.not-now.collected');
  });
});
