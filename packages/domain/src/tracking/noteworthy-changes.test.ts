import { describe, expect, it } from 'vitest';
import { type OrderStatus, orderStatuses } from '../orders/order-status.ts';
import { isTrouble, type NoteworthyChange, noteworthyChange, noteworthyChanges } from './noteworthy-changes.ts';

/** A copy whose history are these statuses, a minute apart; the last one is where it stands. */
function copy(...statuses: readonly string[]) {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 5, minute)).toISOString();
  return {
    order_id: 'd001-7K2M9QX4TB',
    status: statuses.at(-1) ?? 'NEW',
    status_history: statuses.map((status, minute) => ({ status, created_at: at(minute) })),
    updated_at: at(statuses.length),
  };
}

/** What is told when an order that came this way goes on to the last status. */
function change(...statuses: readonly string[]): NoteworthyChange | null {
  return noteworthyChange(copy(...statuses.slice(0, -1)), copy(...statuses));
}

const coming = ['NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'] as const;

describe('noteworthy changes', () => {
  it('tell what each status means to somebody at the counter', () => {
    const expected: Record<OrderStatus, NoteworthyChange | null> = {
      INITIATED: null,
      PAYMENT_INITIATED: null,
      PAYMENT_COMMITTED: null,
      PAYMENT_FAILED: null,
      PAYMENT_CANCELLED: null,
      NEW: null,
      STALLED: 'no-rider',
      RECEIVED: null,
      // Of an order that had a rider; here none has accepted yet.
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
    const told = Object.fromEntries(
      orderStatuses.map((status) => [status, change(status === 'NEW' ? 'PAYMENT_COMMITTED' : 'NEW', status)]),
    );
    expect(told).toEqual(expected);
  });

  it('tell nothing of a status that this build does not know', () => {
    expect(change('NEW', 'TELEPORTED')).toBeNull();
    expect(change('NEW', 'TELEPORTED', 'NEAR_VENDOR')).toBe('rider-near');
  });

  it('tell nothing of an order that was not known before', () => {
    expect(orderStatuses.map((status) => noteworthyChange(undefined, copy(status)))).toEqual(
      orderStatuses.map(() => null),
    );
  });

  it('tell nothing of another order', () => {
    const after = copy(...coming, 'NEAR_VENDOR');
    expect(noteworthyChange({ ...copy(...coming), order_id: 'd001-OTHER' }, after)).toBeNull();
  });

  it('tell nothing of the same copy again, whatever it says', () => {
    for (const status of orderStatuses) {
      const known = copy(...coming);
      expect(noteworthyChange(known, { ...copy(...coming, status), updated_at: known.updated_at })).toBeNull();
      expect(noteworthyChange(known, known)).toBeNull();
    }
  });

  it('tell nothing of an older copy that comes late', () => {
    expect(noteworthyChange(copy(...coming, 'NEAR_VENDOR'), copy(...coming))).toBeNull();
    const late = copy(...coming, 'NEAR_VENDOR');
    expect(noteworthyChange(copy(...coming, 'NEAR_VENDOR', 'PICKED_UP'), late)).toBeNull();
  });

  it('tell nothing of a copy without a readable time', () => {
    expect(noteworthyChange(copy(...coming), { ...copy(...coming, 'NEAR_VENDOR'), updated_at: '' })).toBeNull();
  });

  it('tell of the collection once, whichever of its statuses comes first', () => {
    expect(change(...coming, 'NEAR_CUSTOMER')).toBe('picked-up');
    expect(change(...coming, 'PICKED_UP', 'COURIER_LEFT_VENDOR')).toBeNull();
    expect(change(...coming, 'PICKED_UP', 'NEAR_CUSTOMER')).toBeNull();
  });

  it('never take an order back on its way', () => {
    expect(change(...coming, 'PICKED_UP', 'NEAR_VENDOR')).toBeNull();
    expect(change(...coming, 'NEAR_CUSTOMER', 'DELAYED', 'NEAR_VENDOR')).toBeNull();
    for (const status of orderStatuses) {
      expect(change('NEW', 'DELIVERED', status)).toBeNull();
      expect(change('NEW', 'CANCELLED', status)).toBeNull();
    }
  });

  it('tell of a delay, and not of the way back from it', () => {
    expect(change(...coming, 'NEAR_VENDOR', 'DELAYED')).toBe('delayed');
    expect(change(...coming, 'NEAR_VENDOR', 'DELAYED', 'NEAR_VENDOR')).toBeNull();
    expect(change(...coming, 'NEAR_VENDOR', 'MODIFIED', 'NEAR_VENDOR')).toBeNull();
    expect(change(...coming, 'DELAYED', 'NEAR_VENDOR')).toBe('rider-near');
  });

  it('tell that the rider who had accepted is gone, and of the next one who comes near', () => {
    expect(change(...coming, 'WAITING_FOR_TRANSPORT')).toBe('no-rider');
    expect(change(...coming, 'NEAR_VENDOR', 'WAITING_FOR_TRANSPORT')).toBe('no-rider');
    expect(change('NEW', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT')).toBeNull();
    expect(change(...coming, 'NEAR_VENDOR', 'WAITING_FOR_TRANSPORT', 'NEAR_VENDOR')).toBe('rider-near');
  });

  it('tell of a return once', () => {
    expect(change(...coming, 'NEAR_CUSTOMER', 'RETURN_INITIATED')).toBe('returning');
    expect(change(...coming, 'RETURN_INITIATED', 'RETURNED_TO_VENDOR')).toBeNull();
  });

  it('are good or bad news', () => {
    expect(noteworthyChanges.filter(isTrouble)).toEqual(['delayed', 'no-rider', 'returning', 'cancelled']);
  });
});
