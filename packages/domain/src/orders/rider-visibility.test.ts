import { describe, expect, test } from 'vitest';
import { orderThrough } from './order-samples.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';
import {
  riderAssigned,
  showsEtaToDestination,
  showsEtaToOrigin,
  showsFullMap,
  showsRiderPosition,
} from './rider-visibility.ts';

const shown = (shows: (order: { status: string }) => boolean): string[] =>
  orderStatuses.filter((status) => shows({ status })).toSorted();

describe('riderAssigned', () => {
  test('returns true when a rider accepted after the order last waited for one', () => {
    expect(riderAssigned(orderThrough(['NEW', 'WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY']))).toBe(true);
    expect(riderAssigned(orderThrough(['NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP']))).toBe(true);
  });

  test('returns false once the rider dropped out, and true again with the next rider', () => {
    const dropped = ['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'] as const;
    expect(riderAssigned(orderThrough(dropped))).toBe(false);
    expect(riderAssigned(orderThrough([...dropped, 'COURIER_ACCEPTED_DELIVERY']))).toBe(true);
  });

  test('returns false before a rider has accepted', () => {
    expect(riderAssigned(orderThrough(['NEW', 'ASSIGNED_TO_TRANSPORT']))).toBe(false);
    expect(riderAssigned({ status_history: [] })).toBe(false);
  });

  test('goes by the times of the history entries, and by their order at the same time', () => {
    const at = '2026-11-21T03:00:00.000Z';
    const accepted = { status: 'COURIER_ACCEPTED_DELIVERY', created_at: '2026-11-21T03:05:00.000Z' };
    const waiting = { status: 'WAITING_FOR_TRANSPORT', created_at: at };
    expect(riderAssigned({ status_history: [accepted, waiting] })).toBe(true);
    expect(riderAssigned({ status_history: [waiting, { ...accepted, created_at: at }] })).toBe(true);
  });
});

describe('an order under way', () => {
  test('shows the rider from RECEIVED_BY_VENDOR up to the delivery, and while delayed', () => {
    expect(shown(showsRiderPosition)).toEqual(
      [
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'WAITING_FOR_TRANSPORT',
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'MODIFIED',
        'NEAR_VENDOR',
        'DELAYED',
        'PICKED_UP',
        'COURIER_LEFT_VENDOR',
        'NEAR_CUSTOMER',
      ].toSorted(),
    );
  });

  test('shows the time to the collection point until the pick-up, then the time to the door', () => {
    expect(shown(showsEtaToOrigin)).toEqual(
      [
        'ASSIGNED_TO_TRANSPORT',
        'COURIER_ACCEPTED_DELIVERY',
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'NEAR_VENDOR',
      ].toSorted(),
    );
    expect(shown(showsEtaToDestination)).toEqual(['NEAR_CUSTOMER', 'PICKED_UP']);
  });

  test('shows the full map except while the fleet looks for a rider', () => {
    expect(orderStatuses.filter((status) => !showsFullMap({ status }))).toEqual([
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
    ]);
  });
});

/** All of specification §4: whether the map shows, which time shows, and whether to request the rider's position. */
const table: Readonly<Record<OrderStatus | 'HANDED_TO_DRONE', string>> = {
  INITIATED: 'map',
  PAYMENT_INITIATED: 'map',
  PAYMENT_COMMITTED: 'map',
  PAYMENT_FAILED: 'map',
  PAYMENT_CANCELLED: 'map',
  NEW: '',
  STALLED: 'map',
  RECEIVED: '',
  WAITING_FOR_TRANSPORT: 'rider',
  ASSIGNED_TO_TRANSPORT: 'map origin rider',
  COURIER_ACCEPTED_DELIVERY: 'map origin rider',
  RECEIVED_BY_VENDOR: 'map origin rider',
  ACCEPTED_BY_VENDOR: 'map origin rider',
  NEAR_VENDOR: 'map origin rider',
  DELAYED: 'map rider',
  PICKED_UP: 'map destination rider',
  COURIER_LEFT_VENDOR: 'map rider',
  NEAR_CUSTOMER: 'map destination rider',
  DELIVERED: 'map',
  CANCELLED: 'map',
  MODIFIED: 'map rider',
  RETURN_INITIATED: 'map',
  RETURNED_TO_VENDOR: 'map',
  HANDED_TO_DRONE: 'map',
};

test.each(Object.entries(table))('%s shows: %s', (status, shows) => {
  const parts = [
    showsFullMap({ status }) && 'map',
    showsEtaToOrigin({ status }) && 'origin',
    showsEtaToDestination({ status }) && 'destination',
    showsRiderPosition({ status }) && 'rider',
  ];
  expect(parts.filter((part) => part !== false).join(' ')).toBe(shows);
});
