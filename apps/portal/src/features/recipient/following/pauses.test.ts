import { orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, it } from 'vitest';
import { aTrackedOrder } from '../tracked-order-fixture.ts';
import { pauseAfter, pauseAfterFailure } from './pauses.ts';

describe('the pause before the next request', () => {
  it('depends on whether the order is moving, and does not exist once the order has ended', () => {
    const by = (pause: number | null) =>
      orderStatuses.filter((status) => {
        // For a delayed or changed order its history decides.
        const aside = status === 'DELAYED' || status === 'MODIFIED';
        return !aside && pauseAfter(aTrackedOrder({ status, status_history: [] })) === pause;
      });
    expect(by(null)).toEqual(['PAYMENT_CANCELLED', 'DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR']);
    expect(by(5_000)).toEqual([
      'COURIER_ACCEPTED_DELIVERY',
      'NEAR_VENDOR',
      'PICKED_UP',
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
      'RETURN_INITIATED',
    ]);
    expect(by(15_000)).toHaveLength(11);
  });

  it('is short while a delayed or changed order is on its way, and long before', () => {
    const entry = (status: 'PICKED_UP' | 'RECEIVED') => ({ status, created_at: '2026-11-21T05:00:00.000Z' });
    for (const status of ['DELAYED', 'MODIFIED'] as const) {
      expect(pauseAfter(aTrackedOrder({ status, status_history: [entry('PICKED_UP')] }))).toBe(5_000);
      expect(pauseAfter(aTrackedOrder({ status, status_history: [entry('RECEIVED')] }))).toBe(15_000);
    }
  });

  it('grows with each failure, spread by chance', () => {
    expect([0, 0.5, 0.99].map((chance) => Math.round(pauseAfterFailure(1, null, chance)))).toEqual([1500, 2000, 2490]);
    expect(pauseAfterFailure(500, null, 0.5)).toBe(30_000);
  });

  it('is at least what the server asks for, and never a day', () => {
    expect(pauseAfterFailure(1, 60_000, 0.5)).toBe(60_000);
    expect(pauseAfterFailure(1, 1_000, 0.5)).toBe(2_000);
    expect(pauseAfterFailure(1, 86_400_000, 0.5)).toBe(3_600_000);
  });
});
