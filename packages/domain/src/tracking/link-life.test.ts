import { describe, expect, test } from 'vitest';
import { orderThrough, sampleStart } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { linkEndsAt, orderEndedAt } from './link-life.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('a link', () => {
  test('works as long as the order goes on, and expires a day after the order ended', () => {
    expect(linkEndsAt(orderThrough(['NEW', 'PICKED_UP', 'NEAR_CUSTOMER']), 24)).toBeNull();
    expect(linkEndsAt(orderThrough(['NEW', 'PICKED_UP', 'DELIVERED']), 24)).toBe(sampleStart + 2 * minute + day);
  });

  test('expires only after an end of the order, good or bad', () => {
    const ends = orderStatuses.filter((status) => linkEndsAt(orderThrough(['NEW', status]), 24) !== null);
    expect(ends).toEqual<OrderStatus[]>([
      'PAYMENT_FAILED',
      'PAYMENT_CANCELLED',
      'STALLED',
      'DELIVERED',
      'CANCELLED',
      'RETURNED_TO_VENDOR',
    ]);
  });

  test('works again when a stalled order goes on, and expires after its next end', () => {
    const stalled = ['NEW', 'STALLED'] as const;
    expect(linkEndsAt(orderThrough([...stalled, 'WAITING_FOR_TRANSPORT']), 24)).toBeNull();
    const again = [...stalled, 'WAITING_FOR_TRANSPORT', 'STALLED'] as const;
    expect(linkEndsAt(orderThrough(again), 24)).toBe(sampleStart + 3 * minute + day);
  });

  test('expires by the time of the end itself, not of later updates', () => {
    const order = orderThrough(['NEW', 'DELIVERED']);
    const later = { ...order, updated_at: new Date(sampleStart + day).toISOString() };
    expect(orderEndedAt(later)).toBe(sampleStart + minute);
    expect(orderEndedAt({ ...later, status_history: [] })).toBe(sampleStart + day);
  });
});
