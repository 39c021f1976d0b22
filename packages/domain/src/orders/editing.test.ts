import { describe, expect, test } from 'vitest';
import { canEdit, isEditable, statusAfterEdit } from './editing.ts';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses } from './order-status.ts';

const sameMethod = { paymentMethod: 'CASH_ON_DELIVERY', newPaymentMethod: 'CASH_ON_DELIVERY' };

describe('canEdit', () => {
  test('allows an edit until the pick-up', () => {
    expect(canEdit(orderThrough(['NEAR_VENDOR']), sameMethod)).toEqual({ ok: true });
    expect(canEdit(orderThrough(['MODIFIED']), sameMethod)).toEqual({ ok: true });
    expect(canEdit(orderThrough(['PICKED_UP']), sameMethod)).toEqual({ ok: false, refusal: 'cannot-edit' });
  });

  test.each(['CANCELLED', 'STALLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED', 'DELIVERED', 'RETURN_INITIATED'] as const)(
    'refuses an edit when the order is %s',
    (status) => {
      expect(isEditable(orderThrough([status]))).toBe(false);
    },
  );

  test('allows an edit of a delayed order only if it was not collected before', () => {
    expect(isEditable(orderThrough(['NEW', 'NEAR_VENDOR', 'DELAYED']))).toBe(true);
    expect(isEditable(orderThrough(['NEW', 'PICKED_UP', 'DELAYED']))).toBe(false);
  });

  test('allows a change from cash to paid, but not from paid to cash', () => {
    const order = orderThrough(['NEW']);
    expect(canEdit(order, { paymentMethod: 'CASH_ON_DELIVERY', newPaymentMethod: 'PAID' }).ok).toBe(true);
    for (const newPaymentMethod of ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY', 'PAY_AT_PICKUP']) {
      expect(canEdit(order, { paymentMethod: 'PAID', newPaymentMethod })).toEqual({
        ok: false,
        refusal: 'paid-to-cash',
      });
    }
    expect(canEdit(order, { paymentMethod: 'PAID', newPaymentMethod: 'PAID' }).ok).toBe(true);
  });
});

describe('the status after an edit', () => {
  test('is MODIFIED for an order that the fleet has', () => {
    expect(statusAfterEdit(orderThrough(['RECEIVED']), sampleStart)).toBe('MODIFIED');
  });

  test('stays the same for an order that waits for its time or its payment, is delayed or already modified', () => {
    const tomorrow = sampleStart / 1000 + 24 * 3600;
    expect(statusAfterEdit(orderThrough(['NEW'], tomorrow), sampleStart)).toBeNull();
    expect(statusAfterEdit(orderThrough(['PAYMENT_INITIATED']), sampleStart)).toBeNull();
    expect(statusAfterEdit(orderThrough(['NEW', 'DELAYED']), sampleStart)).toBeNull();
    expect(statusAfterEdit(orderThrough(['NEW', 'MODIFIED']), sampleStart)).toBeNull();
  });

  test('is MODIFIED for a scheduled order that the fleet already has', () => {
    const inTenMinutes = sampleStart / 1000 + 600;
    expect(statusAfterEdit(orderThrough(['RECEIVED'], inTenMinutes), sampleStart)).toBeNull();
    const released = orderThrough(['RECEIVED', 'WAITING_FOR_TRANSPORT'], inTenMinutes);
    expect(statusAfterEdit(released, sampleStart)).toBe('MODIFIED');
  });

  test('stays the same for an order whose rider is near the vendor, so that it does not become cancellable', () => {
    expect(statusAfterEdit(orderThrough(['NEW', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR']), sampleStart)).toBeNull();
  });

  test('is never MODIFIED for an order that cannot be edited', () => {
    const locked = orderStatuses.map((status) => orderThrough([status])).filter((order) => !isEditable(order));
    expect(locked.filter((order) => statusAfterEdit(order, sampleStart) !== null)).toEqual([]);
  });
});
