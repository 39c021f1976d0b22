import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderThrough, sampleStart } from './order-samples.ts';
import { orderStatuses } from './order-status.ts';
import {
  delayedCountsAs,
  isActive,
  isCancelled,
  isCollected,
  isDeliveredOrReturned,
  isNew,
  isOld,
  isOver,
  isScheduled,
  matchesStatusFilter,
  orderStatusFilters,
  statusGroups,
  statusesOfFilter,
  trackingTabOf,
  trackingTabs,
} from './status-groups.ts';

const now = sampleStart;
const tomorrow = now / 1000 + 24 * 3600;
const anyStatus = fc.constantFrom(...orderStatuses);

describe('the groups of statuses', () => {
  test('new has the ten statuses of the specification', () => {
    expect(orderStatuses.filter((status) => isNew(orderThrough([status]))).toSorted()).toEqual(
      [...statusGroups.new, 'DELAYED'].toSorted(),
    );
    expect(statusGroups.new).toHaveLength(10);
  });

  test('active has the statuses under way, with COURIER_LEFT_VENDOR and without PAYMENT_COMMITTED and MODIFIED', () => {
    expect(isActive(orderThrough(['COURIER_LEFT_VENDOR']))).toBe(true);
    expect(isActive(orderThrough(['DELAYED']))).toBe(true);
    expect(isActive(orderThrough(['PAYMENT_COMMITTED']))).toBe(false);
    expect(isActive(orderThrough(['MODIFIED']))).toBe(false);
    expect(isActive(orderThrough(['RETURN_INITIATED']))).toBe(false);
  });

  test('collected, cancelled, old and deliveredOrReturned have the statuses of the specification', () => {
    expect(isCollected(orderThrough(['RETURN_INITIATED']))).toBe(true);
    expect(isCollected(orderThrough(['NEAR_VENDOR']))).toBe(false);
    expect(isCancelled(orderThrough(['STALLED']))).toBe(true);
    expect(isOld(orderThrough(['DELIVERED']))).toBe(true);
    expect(isOld(orderThrough(['RETURNED_TO_VENDOR']))).toBe(false);
    expect(isDeliveredOrReturned(orderThrough(['RETURNED_TO_VENDOR']))).toBe(true);
  });

  test('exactly the orders on the tabs delivered and cancelled are over', () => {
    for (const status of orderStatuses) {
      const order = orderThrough([status]);
      expect(isOver(order), status).toBe(['delivered', 'cancelled'].includes(trackingTabOf(order, now)));
    }
  });

  test('a status from a newer server is in no group', () => {
    const order = { status: 'TELEPORTED', status_history: [], preordered_for: tomorrow };
    expect([isNew, isActive, isCollected, isCancelled, isOld].some((is) => is(order))).toBe(false);
    expect(isScheduled(order, now)).toBe(false);
  });
});

describe('a delayed order', () => {
  test('counts as new while its history has no collected, cancelled or delivered status', () => {
    const order = orderThrough(['NEW', 'RECEIVED', 'NEAR_VENDOR', 'DELAYED']);
    expect([isNew(order), isCollected(order)]).toEqual([true, false]);
  });

  test.each(['PICKED_UP', 'NEAR_CUSTOMER', 'CANCELLED', 'DELIVERED', 'RETURNED_TO_VENDOR'] as const)(
    'counts as collected once its history has %s',
    (status) => {
      const order = orderThrough(['NEW', status, 'DELAYED']);
      expect([isNew(order), isCollected(order)]).toEqual([false, true]);
    },
  );

  test('is either new or collected for every history', () => {
    fc.assert(
      fc.property(fc.array(anyStatus), (history) => {
        const order = orderThrough(['NEW', ...history, 'DELAYED']);
        expect(isNew(order)).toBe(!isCollected(order));
        expect(delayedCountsAs(order.status_history) === 'new').toBe(isNew(order));
      }),
    );
  });
});

describe('a scheduled order', () => {
  test('has a time in the future and a status up to WAITING_FOR_TRANSPORT', () => {
    expect(statusGroups.scheduled.toSorted()).toEqual(
      [
        'INITIATED',
        'PAYMENT_INITIATED',
        'PAYMENT_COMMITTED',
        'NEW',
        'RECEIVED',
        'RECEIVED_BY_VENDOR',
        'ACCEPTED_BY_VENDOR',
        'WAITING_FOR_TRANSPORT',
      ].toSorted(),
    );
    expect(isScheduled(orderThrough(['NEW'], tomorrow), now)).toBe(true);
    expect(isScheduled(orderThrough(['WAITING_FOR_TRANSPORT'], tomorrow), now)).toBe(true);
  });

  test('is no longer scheduled when its time has come, a rider is assigned or it stalled', () => {
    expect(isScheduled(orderThrough(['NEW'], now / 1000), now)).toBe(false);
    expect(isScheduled(orderThrough(['NEW']), now)).toBe(false);
    expect(isScheduled(orderThrough(['ASSIGNED_TO_TRANSPORT'], tomorrow), now)).toBe(false);
    expect(isScheduled(orderThrough(['STALLED'], tomorrow), now)).toBe(false);
  });
});

describe('the tracking tabs', () => {
  test.each([
    ['INITIATED', 'new'],
    ['NEAR_VENDOR', 'new'],
    ['MODIFIED', 'new'],
    ['COURIER_LEFT_VENDOR', 'collected'],
    ['RETURN_INITIATED', 'collected'],
    ['DELIVERED', 'delivered'],
    ['RETURNED_TO_VENDOR', 'delivered'],
    ['STALLED', 'cancelled'],
    ['PAYMENT_FAILED', 'cancelled'],
  ] as const)('show %s under %s', (status, tab) => {
    expect(trackingTabOf(orderThrough([status]), now)).toBe(tab);
  });

  test('show a pre-order under scheduled until its time', () => {
    const order = orderThrough(['NEW'], tomorrow);
    expect(trackingTabOf(order, now)).toBe('scheduled');
    expect(trackingTabOf(order, tomorrow * 1000)).toBe('new');
  });

  test('show every order, also one with a status from a newer server', () => {
    fc.assert(
      fc.property(anyStatus, fc.option(fc.integer({ min: 0, max: 2 ** 31 })), (status, time) => {
        expect(trackingTabs).toContain(trackingTabOf(orderThrough([status], time), now));
      }),
    );
    expect(trackingTabOf({ status: 'TELEPORTED', status_history: [], preordered_for: null }, now)).toBe('new');
  });
});

describe('the status filter of the list', () => {
  test('matches every order with ANY and exactly one other filter', () => {
    fc.assert(
      fc.property(fc.array(anyStatus), anyStatus, (history, status) => {
        const order = orderThrough(['NEW', ...history, status]);
        expect(matchesStatusFilter(order, 'ANY')).toBe(true);
        expect(orderStatusFilters.filter((filter) => matchesStatusFilter(order, filter))).toHaveLength(2);
      }),
    );
  });

  test('has every status but DELAYED in exactly one set, and sorts delayed orders by their history', () => {
    const { ANY, ...others } = statusesOfFilter;
    expect(Object.values(others).flat().toSorted()).toEqual(ANY.filter((status) => status !== 'DELAYED').toSorted());
    expect(matchesStatusFilter(orderThrough(['NEW', 'DELAYED']), 'NEW')).toBe(true);
    expect(matchesStatusFilter(orderThrough(['PICKED_UP', 'DELAYED']), 'COLLECTED')).toBe(true);
  });
});
