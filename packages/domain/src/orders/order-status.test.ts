import { describe, expect, test } from 'vitest';
import { failureStatuses, forwardOrder, isOrderStatus, orderStatuses, rankOf, reachedAtLeast } from './order-status.ts';

describe('the statuses of an order', () => {
  test('are the 23 of the specification, each once', () => {
    expect(orderStatuses).toHaveLength(23);
    expect(new Set(orderStatuses).size).toBe(23);
    expect(isOrderStatus('NEAR_CUSTOMER')).toBe(true);
    expect(isOrderStatus('TELEPORTED')).toBe(false);
    expect(isOrderStatus('toString')).toBe(false);
  });

  test('all have a rank: in the forward order, as a failure, or as DELAYED', () => {
    expect(new Set([...forwardOrder, ...failureStatuses, 'DELAYED'])).toEqual(new Set(orderStatuses));
  });
});

describe('the rank of a status', () => {
  test('rises along the forward order, except for STALLED', () => {
    const ranks = forwardOrder.filter((status) => status !== 'STALLED').map(rankOf);
    expect(ranks.every((rank, index) => rank >= 0 && rank > (ranks[index - 1] ?? -1))).toBe(true);
  });

  test('is below zero for every failure, including STALLED', () => {
    for (const status of failureStatuses) expect(rankOf(status)).toBeLessThan(0);
  });

  test('is between the failures and the forward order for DELAYED', () => {
    expect(rankOf('DELAYED')).toBeLessThan(rankOf('INITIATED'));
    for (const status of failureStatuses) expect(rankOf('DELAYED')).toBeGreaterThan(rankOf(status));
  });

  test('is lowest for an unknown status', () => {
    for (const status of orderStatuses) expect(rankOf('TELEPORTED')).toBeLessThan(rankOf(status));
  });

  test('decides whether an order has reached a status', () => {
    expect(reachedAtLeast('PICKED_UP', 'PICKED_UP')).toBe(true);
    expect(reachedAtLeast('NEAR_CUSTOMER', 'PICKED_UP')).toBe(true);
    expect(reachedAtLeast('NEAR_VENDOR', 'PICKED_UP')).toBe(false);
    expect(reachedAtLeast('DELAYED', 'INITIATED')).toBe(false);
    expect(reachedAtLeast('CANCELLED', 'INITIATED')).toBe(false);
    expect(reachedAtLeast('TELEPORTED', 'CANCELLED')).toBe(false);
  });
});
