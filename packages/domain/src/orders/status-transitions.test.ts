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

const delivery: readonly OrderStatus[] = [
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

describe('the transitions of a delivery', () => {
  test('lead forward step by step, and may skip steps whose events are late', () => {
    for (const [index, from] of delivery.entries()) {
      for (const to of delivery.slice(index + 1)) expect(moveKind(from, to)).toBe('forward');
    }
  });

  test('lead back only when a rider drops out before the pick-up, or when the merchant reschedules', () => {
    const back = delivery.flatMap((to, index) => delivery.slice(index + 1).map((from) => [from, to] as const));
    expect(back.filter(([from, to]) => canMove(from, to))).toEqual([
      ['WAITING_FOR_TRANSPORT', 'RECEIVED'],
      ['ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT'],
      ['COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'],
      ['NEAR_VENDOR', 'WAITING_FOR_TRANSPORT'],
    ]);
  });

  test('lead to a delay from anywhere and back', () => {
    for (const status of delivery.slice(0, -1)) {
      expect(moveKind(status, 'DELAYED')).toBe('delay');
      expect(moveKind('DELAYED', status)).toBe('after-delay');
    }
  });

  test('allow reports of the vendor until a rider is near', () => {
    for (const status of ['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY']) {
      expect(moveKind(status, 'RECEIVED_BY_VENDOR')).toBe('at-the-vendor');
      expect(moveKind(status, 'ACCEPTED_BY_VENDOR')).toBe('at-the-vendor');
    }
    expect(canMove('NEAR_VENDOR', 'RECEIVED_BY_VENDOR')).toBe(false);
    expect(canMove('PICKED_UP', 'ACCEPTED_BY_VENDOR')).toBe(false);
  });

  test('allow a return once the rider has the order, which ends at the vendor', () => {
    expect(canMove('NEAR_CUSTOMER', 'RETURN_INITIATED')).toBe(true);
    expect(canMove('RETURN_INITIATED', 'RETURNED_TO_VENDOR')).toBe(true);
    expect(canMove('NEAR_VENDOR', 'RETURN_INITIATED')).toBe(false);
    expect(canMove('RETURN_INITIATED', 'DELIVERED')).toBe(false);
  });

  test('lead to MODIFIED only from statuses before it in the forward order', () => {
    const editable = orderStatuses.filter((status) => moveKind(status, 'MODIFIED') === 'edit');
    for (const status of editable) expect(rankOf(status)).toBeLessThan(rankOf('MODIFIED'));
    expect(canMove('COURIER_ACCEPTED_DELIVERY', 'MODIFIED')).toBe(true);
    expect(canMove('NEAR_VENDOR', 'MODIFIED')).toBe(false);
    expect(canMove('PICKED_UP', 'MODIFIED')).toBe(false);
    expect(canMove('MODIFIED', 'ASSIGNED_TO_TRANSPORT')).toBe(true);
  });
});

describe('the transitions of a payment', () => {
  test('lead from the start to a committed payment, and from there to the fleet', () => {
    expect(moveKind('INITIATED', 'PAYMENT_INITIATED')).toBe('payment');
    expect(moveKind('PAYMENT_INITIATED', 'PAYMENT_COMMITTED')).toBe('payment');
    expect(moveKind('PAYMENT_COMMITTED', 'NEW')).toBe('forward');
  });

  test('never lead an unpaid card order to the fleet', () => {
    for (const unpaid of ['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED']) {
      expect(nextStatuses(unpaid).filter((status) => delivery.includes(status))).toEqual([]);
    }
  });

  test('allow another try after a refused card, but not after a cancelled payment', () => {
    expect(canMove('PAYMENT_FAILED', 'PAYMENT_INITIATED')).toBe(true);
    expect(nextStatuses('PAYMENT_CANCELLED')).toEqual([]);
  });
});

describe('the transition table', () => {
  test('has exactly four statuses without a transition', () => {
    expect(orderStatuses.filter(isTerminal).toSorted()).toEqual(terminalStatuses.toSorted());
  });

  test('reaches every status except those of new orders, and has no transition from a status to itself', () => {
    const reached = orderStatuses.filter((status) => orderStatuses.some((from) => canMove(from, status)));
    expect(reached).toEqual(orderStatuses.filter((status) => status !== 'INITIATED'));
    expect(orderStatuses.filter((status) => canMove(status, status))).toEqual([]);
  });

  test('allows a cancellation of every order that has not ended, before a payment by cancelling the payment', () => {
    const stuck = orderStatuses.filter(
      (status) => !isTerminal(status) && !canMove(status, 'CANCELLED') && !canMove(status, 'PAYMENT_CANCELLED'),
    );
    expect(stuck).toEqual([]);
  });

  test('lowers the rank only with the kinds in kindsThatMayStepBack', () => {
    const lowering = pairs.filter(([from, to]) => rankOf(to) <= rankOf(from));
    const kinds = lowering.map(([from, to]) => moveKind(from, to)).filter((kind) => kind !== null);
    expect(new Set(kinds)).toEqual(kindsThatMayStepBack);
  });

  test('has no transition from or to an unknown status', () => {
    expect(canMove('TELEPORTED', 'NEW')).toBe(false);
    expect(canMove('NEW', 'TELEPORTED')).toBe(false);
    expect(nextStatuses('TELEPORTED')).toEqual([]);
    expect(isTerminal('TELEPORTED')).toBe(false);
  });
});
