import { describe, expect, test } from 'vitest';
import { cancellableUntil, canCancel, cancelReasons } from './cancellation.ts';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses } from './order-status.ts';

const off = { delayedCancellation: false };
const on = { delayedCancellation: true };
const tenMinutes = 10 * 60_000;

describe('canCancel', () => {
  test('allows only an order that is received, waiting, assigned or modified', () => {
    const later = sampleStart + tenMinutes;
    const allowed = orderStatuses.filter((status) => canCancel(orderThrough([status]), later, off).ok);
    expect(allowed.toSorted()).toEqual(['ASSIGNED_TO_TRANSPORT', 'MODIFIED', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
  });

  test('allows a delayed order only if the flag is on', () => {
    const order = orderThrough(['NEW', 'DELAYED']);
    expect(canCancel(order, sampleStart, on)).toEqual({ ok: true });
    expect(canCancel(order, sampleStart, off)).toEqual({ ok: false, refusal: 'cannot-cancel' });
  });

  test('refuses a delayed order whose parcel a rider has, with or without the flag', () => {
    for (const collected of ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'] as const) {
      const order = orderThrough(['NEW', collected, 'DELAYED']);
      expect(canCancel(order, sampleStart, on)).toEqual({ ok: false, refusal: 'collected' });
      expect(canCancel(order, sampleStart, off)).toEqual({ ok: false, refusal: 'collected' });
    }
  });

  test('allows a paid order for less than ten minutes after its payment', () => {
    const order = orderThrough(['PAYMENT_COMMITTED']);
    expect(canCancel(order, sampleStart + tenMinutes - 1, off).ok).toBe(true);
    expect(canCancel(order, sampleStart + tenMinutes, off).ok).toBe(false);
  });

  test('counts from the latest payment of a paid order, and refuses one without a payment time', () => {
    const order = orderThrough(['PAYMENT_COMMITTED', 'STALLED', 'PAYMENT_COMMITTED']);
    expect(canCancel(order, sampleStart + 120_000 + tenMinutes - 1, off).ok).toBe(true);
    expect(canCancel({ ...order, status_history: [] }, sampleStart, off).ok).toBe(false);
  });
});

test('only a paid order has a time limit for cancelling', () => {
  const ends = orderStatuses.map((status) => [status, cancellableUntil(orderThrough([status]))] as const);
  expect(ends.filter(([, until]) => until !== null)).toEqual([['PAYMENT_COMMITTED', sampleStart + tenMinutes]]);
  expect(cancellableUntil({ ...orderThrough(['PAYMENT_COMMITTED']), status_history: [] })).toBeNull();
});

test('there are nineteen cancel reasons, each once', () => {
  expect(new Set(cancelReasons).size).toBe(19);
});
