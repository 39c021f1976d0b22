import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyStatusChange, nextUpdatedAt } from './apply-status-change.ts';
import { orderThrough, sampleStart } from './order-samples.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';
import type { OrderProgress } from './order.ts';
import { canMove } from './status-transitions.ts';

const minute = (count: number): string => new Date(sampleStart + count * 60_000).toISOString();

function refusalOf(order: OrderProgress, status: OrderStatus, at: string): string {
  const outcome = applyStatusChange(order, { status, at, by: 'fleet' });
  return outcome.ok ? 'none' : outcome.refusal;
}

describe('a change of status', () => {
  test('is added to the history with its requester and reason, and moves updated_at', () => {
    const order = { ...orderThrough(['NEW', 'RECEIVED']), order_id: 'd001-7K3M9QX2AB' };
    const outcome = applyStatusChange(order, {
      status: 'CANCELLED',
      at: minute(5),
      by: 'vendor',
      reason: 'duplicate-order',
    });
    expect(outcome).toEqual({
      ok: true,
      order: {
        ...order,
        status: 'CANCELLED',
        status_history: [
          ...order.status_history,
          { status: 'CANCELLED', created_at: minute(5), by: 'vendor', reason: 'duplicate-order' },
        ],
        updated_at: minute(5),
      },
    });
  });

  test('does not modify its argument', () => {
    const order = orderThrough(['NEW']);
    const before = structuredClone(order);
    applyStatusChange(order, { status: 'RECEIVED', at: minute(1), by: 'fleet' });
    expect(order).toEqual(before);
  });

  test('is refused as already-there when the order has that status, however old the event is', () => {
    expect(refusalOf(orderThrough(['NEW', 'RECEIVED']), 'RECEIVED', minute(0))).toBe('already-there');
  });

  test('is refused when it is older than the latest history entry', () => {
    const order = orderThrough(['NEW', 'COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT']);
    expect(refusalOf(order, 'NEAR_VENDOR', minute(1))).toBe('older-than-known');
  });

  test('is refused when the transition table does not allow it', () => {
    expect(refusalOf(orderThrough(['NEW', 'DELIVERED']), 'PICKED_UP', minute(9))).toBe('illegal-transition');
  });

  test('throws when its instant is invalid', () => {
    expect(() => refusalOf(orderThrough(['NEW']), 'RECEIVED', 'yesterday')).toThrow(RangeError);
  });

  test('makes a newer copy even at the same instant as the previous change', () => {
    const outcome = applyStatusChange(orderThrough(['NEW']), { status: 'RECEIVED', at: minute(0), by: 'fleet' });
    expect(outcome.ok && outcome.order.updated_at).toBe(new Date(sampleStart + 1).toISOString());
  });

  test('counts when it is older than the latest edit of the order, and updated_at still grows', () => {
    const edited = { ...orderThrough(['NEW']), updated_at: minute(10) };
    const outcome = applyStatusChange(edited, { status: 'RECEIVED', at: minute(9), by: 'fleet' });
    expect(outcome.ok && outcome.order.updated_at).toBe(new Date(sampleStart + 600_001).toISOString());
  });
});

describe('a delayed or modified order', () => {
  test('returns to its previous status or continues from there', () => {
    const delayed = orderThrough(['NEW', 'PICKED_UP', 'DELAYED']);
    expect(refusalOf(delayed, 'PICKED_UP', minute(3))).toBe('none');
    expect(refusalOf(delayed, 'NEAR_CUSTOMER', minute(3))).toBe('none');
    expect(refusalOf(delayed, 'RETURN_INITIATED', minute(3))).toBe('none');
  });

  test('cannot use the delay or edit to go further back', () => {
    expect(refusalOf(orderThrough(['NEW', 'PICKED_UP', 'DELAYED']), 'NEW', minute(3))).toBe('illegal-transition');
    expect(refusalOf(orderThrough(['NEW', 'NEAR_VENDOR', 'MODIFIED']), 'NEW', minute(3))).toBe('illegal-transition');
    expect(refusalOf(orderThrough(['NEW', 'DELAYED']), 'RETURN_INITIATED', minute(3))).toBe('illegal-transition');
  });

  test('can lose its rider like any other order', () => {
    const delayed = orderThrough(['NEW', 'COURIER_ACCEPTED_DELIVERY', 'DELAYED']);
    expect(refusalOf(delayed, 'WAITING_FOR_TRANSPORT', minute(3))).toBe('none');
  });
});

describe('any stream of late, repeated or meaningless events', () => {
  const event = fc.record({ status: fc.constantFrom(...orderStatuses), minute: fc.integer({ min: 0, max: 40 }) });

  test('leaves a legal history with ever newer copies', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let order = orderThrough(['NEW']);
        for (const { status, minute: at } of events) {
          const before = order;
          const outcome = applyStatusChange(order, { status, at: minute(at), by: 'fleet' });
          if (!outcome.ok) continue;
          order = outcome.order;
          expect(canMove(before.status, order.status)).toBe(true);
          expect(order.updated_at > before.updated_at).toBe(true);
          expect(order.status_history.slice(0, -1)).toEqual(before.status_history);
        }
        const times = order.status_history.map(({ created_at }) => created_at);
        expect(times).toEqual(times.toSorted());
        expect(order.status_history.at(-1)?.status).toBe(order.status);
      }),
      { numRuns: 300 },
    );
  });

  test('changes nothing when each event arrives twice', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const inTime = events.toSorted((a, b) => a.minute - b.minute);
        let order = orderThrough(['NEW']);
        for (const { status, minute: at } of inTime) {
          const change = { status, at: minute(at), by: 'fleet' };
          const once = applyStatusChange(order, change);
          order = once.ok ? once.order : order;
          // A refused event is refused again, and an applied one is already there.
          expect(applyStatusChange(order, change)).toMatchObject({
            ok: false,
            refusal: once.ok ? 'already-there' : once.refusal,
          });
        }
      }),
    );
  });
});

test('updated_at is the instant of the change, or one millisecond after the previous updated_at', () => {
  expect(nextUpdatedAt(minute(0), minute(1))).toBe(minute(1));
  expect(nextUpdatedAt(minute(1), minute(0))).toBe(new Date(sampleStart + 60_001).toISOString());
});
