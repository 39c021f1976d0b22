import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses, rankOf } from './order-status.ts';
import {
  canMove,
  isTerminal,
  kindsThatMayStepBack,
  moveKind,
  nextStatuses,
  terminalStatuses,
} from './status-transitions.ts';

const way: readonly OrderStatus[] = [
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
];
const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

describe('the way of a delivery', () => {
  test('goes forward step by step, and over steps whose events are late', () => {
    for (const [index, from] of way.entries()) {
      for (const to of way.slice(index + 1)) expect(moveKind(from, to)).toBe('forward');
    }
  });

  test('does not go back, but for a rider who drops out before the pick-up, and to wait for another time', () => {
    const back = way.flatMap((to, index) => way.slice(index + 1).map((from) => [from, to] as const));
    expect(back.filter(([from, to]) => canMove(from, to))).toEqual([
      ['WAITING_FOR_TRANSPORT', 'RECEIVED'],
      ['ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT'],
      ['COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'],
      ['NEAR_VENDOR', 'WAITING_FOR_TRANSPORT'],
    ]);
  });

  test('may be delayed anywhere and resumed', () => {
    for (const status of way.slice(0, -1)) {
      expect(moveKind(status, 'DELAYED')).toBe('delay');
      expect(moveKind('DELAYED', status)).toBe('after-delay');
    }
  });

  test('is seen and accepted by the vendor while a rider is sought or comes, and not once one is near', () => {
    for (const status of ['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY']) {
      expect(moveKind(status, 'RECEIVED_BY_VENDOR')).toBe('at-the-vendor');
      expect(moveKind(status, 'ACCEPTED_BY_VENDOR')).toBe('at-the-vendor');
    }
    expect(canMove('NEAR_VENDOR', 'RECEIVED_BY_VENDOR')).toBe(false);
    expect(canMove('PICKED_UP', 'ACCEPTED_BY_VENDOR')).toBe(false);
  });

  test('may turn round once the rider has the order, and ends at the vendor', () => {
    expect(canMove('NEAR_CUSTOMER', 'RETURN_INITIATED')).toBe(true);
    expect(canMove('RETURN_INITIATED', 'RETURNED_TO_VENDOR')).toBe(true);
    expect(canMove('NEAR_VENDOR', 'RETURN_INITIATED')).toBe(false);
    expect(canMove('RETURN_INITIATED', 'DELIVERED')).toBe(false);
  });

  test('becomes MODIFIED only before the place that it has in the forward order', () => {
    const editable = orderStatuses.filter((status) => moveKind(status, 'MODIFIED') === 'edit');
    for (const status of editable) expect(rankOf(status)).toBeLessThan(rankOf('MODIFIED'));
    expect(canMove('COURIER_ACCEPTED_DELIVERY', 'MODIFIED')).toBe(true);
    expect(canMove('NEAR_VENDOR', 'MODIFIED')).toBe(false);
    expect(canMove('PICKED_UP', 'MODIFIED')).toBe(false);
    expect(canMove('MODIFIED', 'ASSIGNED_TO_TRANSPORT')).toBe(true);
  });
});

describe('the way of a payment', () => {
  test('leads from the start to a committed payment, and from there to the fleet', () => {
    expect(moveKind('INITIATED', 'PAYMENT_INITIATED')).toBe('payment');
    expect(moveKind('PAYMENT_INITIATED', 'PAYMENT_COMMITTED')).toBe('payment');
    expect(moveKind('PAYMENT_COMMITTED', 'NEW')).toBe('forward');
  });

  test('never lets an unpaid card order reach the fleet', () => {
    for (const unpaid of ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED']) {
      expect(nextStatuses(unpaid).filter((status) => way.includes(status))).toEqual([]);
    }
  });

  test('allows another try after a refused card, none after giving up', () => {
    expect(canMove('PAYMENT_FAILED', 'PAYMENT_INITIATED')).toBe(true);
    expect(nextStatuses('PAYMENT_CANCELLED')).toEqual([]);
  });
});

describe('the table of moves', () => {
  test('leads nowhere from exactly the four terminal statuses', () => {
    expect(orderStatuses.filter(isTerminal).toSorted()).toEqual(terminalStatuses.toSorted());
  });

  test('reaches every status that an order is not created in, and never stays where it is', () => {
    const reached = orderStatuses.filter((status) => orderStatuses.some((from) => canMove(from, status)));
    expect(reached).toEqual(orderStatuses.filter((status) => status !== 'INITIATED'));
    expect(orderStatuses.filter((status) => canMove(status, status))).toEqual([]);
  });

  test('lets every order that is not at its end be cancelled, by a payment given up where none was made', () => {
    const stuck = orderStatuses.filter(
      (status) => !isTerminal(status) && !canMove(status, 'CANCELLED') && !canMove(status, 'PAYMENT_CANCELLED'),
    );
    expect(stuck).toEqual([]);
  });

  test('lowers the rank only by the kinds of move that are named for it', () => {
    const lowering = pairs.filter(([from, to]) => rankOf(to) <= rankOf(from));
    const kinds = lowering.map(([from, to]) => moveKind(from, to)).filter((kind) => kind !== null);
    expect(new Set(kinds)).toEqual(kindsThatMayStepBack);
  });

  test('knows no move from or to a status of a newer server', () => {
    expect(canMove('TELEPORTED', 'NEW')).toBe(false);
    expect(canMove('NEW', 'TELEPORTED')).toBe(false);
    expect(nextStatuses('TELEPORTED')).toEqual([]);
    expect(isTerminal('TELEPORTED')).toBe(false);
  });
});
