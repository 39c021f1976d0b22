import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatuses } from '../orders/order-status.ts';
import { isTrouble, type NoteworthyChange, noteworthyChange, noteworthyChanges } from './noteworthy-changes.ts';

/** A copy with a history of these statuses, one per minute; the last one is its current status. */
function copy(...statuses: readonly string[]) {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 5, minute)).toISOString();
  return {
    order_id: 'd001-7K2M9QX4TB',
    status: statuses.at(-1) ?? 'NEW',
    status_history: statuses.map((status, minute) => ({ status, created_at: at(minute) })),
    updated_at: at(statuses.length),
  };
}

/** The noteworthy change when an order with this history goes on to the last status. */
function change(...statuses: readonly string[]): NoteworthyChange | null {
  return noteworthyChange(copy(...statuses.slice(0, -1)), copy(...statuses));
}

const coming = ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;

describe('noteworthyChange', () => {
  it('returns the change that each status means', () => {
    const expected: Record<OrderStatus, NoteworthyChange | null> = {
      INITIATED: null,
      PAYMENT_INITIATED: null,
      PAYMENT_COMMITTED: null,
      PAYMENT_FAILED: null,
      PAYMENT_CANCELLED: null,
      NEW: null,
      STALLED: 'no-rider',
      RECEIVED: null,
      // Only noteworthy after an acceptance, which this order does not have.
      WAITING_FOR_TRANSPORT: null,
      ASSIGNED_TO_TRANSPORT: null,
      COURIER_ACCEPTED_DELIVERY: null,
      RECEIVED_BY_VENDOR: null,
      ACCEPTED_BY_VENDOR: null,
      NEAR_VENDOR: 'rider-near',
      DELAYED: 'delayed',
      PICKED_UP: 'picked-up',
      COURIER_LEFT_VENDOR: 'picked-up',
      NEAR_CUSTOMER: 'picked-up',
      DELIVERED: 'delivered',
      CANCELLED: 'cancelled',
      MODIFIED: null,
      RETURN_INITIATED: 'returning',
      RETURNED_TO_VENDOR: 'returning',
    };
    const changes = Object.fromEntries(
      orderStatuses.map((status) => [status, change(status === 'NEW' ? 'PAYMENT_COMMITTED' : 'NEW', status)]),
    );
    expect(changes).toEqual(expected);
  });

  it('returns null for an unknown status', () => {
    expect(change('NEW', 'TELEPORTED')).toBeNull();
    expect(change('NEW', 'TELEPORTED', 'NEAR_VENDOR')).toBe('rider-near');
  });

  it('returns null for an order that was unknown before', () => {
    expect(orderStatuses.map((status) => noteworthyChange(undefined, copy(status)))).toEqual(
      orderStatuses.map(() => null),
    );
  });

  it('returns null for a copy of another order', () => {
    const after = copy(...coming, 'NEAR_VENDOR');
    expect(noteworthyChange({ ...copy(...coming), order_id: 'd001-OTHER' }, after)).toBeNull();
  });

  it('returns null for the same copy again', () => {
    for (const status of orderStatuses) {
      const known = copy(...coming);
      expect(noteworthyChange(known, { ...copy(...coming, status), updated_at: known.updated_at })).toBeNull();
      expect(noteworthyChange(known, known)).toBeNull();
    }
  });

  it('returns null for an older copy that arrives late', () => {
    expect(noteworthyChange(copy(...coming, 'NEAR_VENDOR'), copy(...coming))).toBeNull();
    const late = copy(...coming, 'NEAR_VENDOR');
    expect(noteworthyChange(copy(...coming, 'NEAR_VENDOR', 'PICKED_UP'), late)).toBeNull();
  });

  it('returns null for a copy without a readable time', () => {
    expect(noteworthyChange(copy(...coming), { ...copy(...coming, 'NEAR_VENDOR'), updated_at: '' })).toBeNull();
  });

  it('returns picked-up once, whichever of its statuses comes first', () => {
    expect(change(...coming, 'NEAR_CUSTOMER')).toBe('picked-up');
    expect(change(...coming, 'PICKED_UP', 'COURIER_LEFT_VENDOR')).toBeNull();
    expect(change(...coming, 'PICKED_UP', 'NEAR_CUSTOMER')).toBeNull();
  });

  it('returns null for an earlier status', () => {
    expect(change(...coming, 'PICKED_UP', 'NEAR_VENDOR')).toBeNull();
    expect(change(...coming, 'NEAR_CUSTOMER', 'DELAYED', 'NEAR_VENDOR')).toBeNull();
    for (const status of orderStatuses) {
      expect(change('NEW', 'DELIVERED', status)).toBeNull();
      expect(change('NEW', 'CANCELLED', status)).toBeNull();
    }
  });

  it('returns delayed for a delay, and null when it ends', () => {
    expect(change(...coming, 'NEAR_VENDOR', 'DELAYED')).toBe('delayed');
    expect(change(...coming, 'NEAR_VENDOR', 'DELAYED', 'NEAR_VENDOR')).toBeNull();
    expect(change(...coming, 'NEAR_VENDOR', 'MODIFIED', 'NEAR_VENDOR')).toBeNull();
    expect(change(...coming, 'DELAYED', 'NEAR_VENDOR')).toBe('rider-near');
  });

  it('returns no-rider when the rider drops out, and rider-near for the next rider', () => {
    expect(change(...coming, 'WAITING_FOR_TRANSPORT')).toBe('no-rider');
    expect(change(...coming, 'NEAR_VENDOR', 'WAITING_FOR_TRANSPORT')).toBe('no-rider');
    expect(change('NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT')).toBeNull();
    expect(change(...coming, 'NEAR_VENDOR', 'WAITING_FOR_TRANSPORT', 'NEAR_VENDOR')).toBe('rider-near');
  });

  it('returns returning once', () => {
    expect(change(...coming, 'NEAR_CUSTOMER', 'RETURN_INITIATED')).toBe('returning');
    expect(change(...coming, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR')).toBeNull();
  });

  it('is trouble for the changes after which the merchant has to act', () => {
    expect(noteworthyChanges.filter(isTrouble)).toEqual(['delayed', 'no-rider', 'returning', 'cancelled']);
  });
});
