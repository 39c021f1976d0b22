import { describe, expect, test } from 'vitest';
import { displayStatusOf, displayStatusOfStatus, displayStatuses } from './display-status.ts';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses } from './order-status.ts';

const tomorrow = sampleStart / 1000 + 24 * 3600;

describe('the display status of an order', () => {
  test('is one of the 19 of the specification, and each of them is used', () => {
    const used = orderStatuses.map((status) => displayStatusOf(orderThrough([status]), sampleStart));
    expect(displayStatuses).toHaveLength(19);
    expect(new Set([...used, 'scheduled', 'unknown'])).toEqual(new Set(displayStatuses));
  });

  test('is scheduled until the booked time, then follows the status', () => {
    const order = orderThrough(['RECEIVED'], tomorrow);
    expect(displayStatusOf(order, sampleStart)).toBe('scheduled');
    expect(displayStatusOf(order, tomorrow * 1000)).toBe('received');
  });

  test('is stalled or delayed for a stalled or delayed pre-order', () => {
    expect(displayStatusOf(orderThrough(['STALLED'], tomorrow), sampleStart)).toBe('stalled');
    expect(displayStatusOf(orderThrough(['DELAYED'], tomorrow), sampleStart)).toBe('delayed');
  });

  test('is unknown for a status of a newer server', () => {
    expect(displayStatusOf({ status: 'TELEPORTED', status_history: [], preordered_for: null }, 0)).toBe('unknown');
    expect(displayStatusOfStatus('constructor')).toBe('unknown');
  });

  test('is dispatched once a rider has accepted and in-transit once the rider has left', () => {
    expect(displayStatusOfStatus('COURIER_ACCEPTED_DELIVERY')).toBe('dispatched');
    expect(displayStatusOfStatus('COURIER_LEFT_VENDOR')).toBe('in-transit');
  });
});
