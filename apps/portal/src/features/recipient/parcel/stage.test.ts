import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';
import { type OrderStatus, orderStatuses } from '@riderbell/domain/orders/order-status.ts';
import { describe, expect, it } from 'vitest';
import { aTrackedOrder } from '../tracked-order-fixture.ts';
import { answerOf, brokenPromise, stageOf, stepsOf } from './stage.ts';

/** 12:10 in Bangkok; the order of the tests is expected at 12:30. */
const nowMs = Date.parse('2026-11-21T05:10:00.000Z');
const minute = (index: number) => new Date(Date.UTC(2026, 10, 21, 5, index)).toISOString();

function after(statuses: readonly OrderStatus[], changes: Partial<TrackedOrder> = {}): TrackedOrder {
  const status_history = statuses.map((status, index) => ({ status, created_at: minute(index) }));
  return aTrackedOrder({ status: statuses.at(-1) ?? 'NEW', status_history, ...changes });
}

const expectedAt = (drop_off_at: string | null) => ({ estimation: { pick_up_at: null, drop_off_at } });

describe('the stage of a parcel', () => {
  it('has a value for every status', () => {
    expect(Object.fromEntries(orderStatuses.map((status) => [status, stageOf(after([status]), nowMs)]))).toEqual({
      INITIATED: 'unpaid',
      PAYMENT_INITIATED: 'unpaid',
      PAYMENT_COMMITTED: 'preparing',
      PAYMENT_FAILED: 'cancelled',
      PAYMENT_CANCELLED: 'cancelled',
      NEW: 'preparing',
      STALLED: 'stalled',
      RECEIVED: 'preparing',
      WAITING_FOR_TRANSPORT: 'preparing',
      ASSIGNED_TO_TRANSPORT: 'preparing',
      COURIER_ACCEPTED_DELIVERY: 'rider-coming',
      RECEIVED_BY_VENDOR: 'preparing',
      ACCEPTED_BY_VENDOR: 'preparing',
      NEAR_VENDOR: 'at-origin',
      DELAYED: 'preparing',
      PICKED_UP: 'on-the-way',
      COURIER_LEFT_VENDOR: 'on-the-way',
      NEAR_CUSTOMER: 'near',
      DELIVERED: 'delivered',
      CANCELLED: 'cancelled',
      MODIFIED: 'preparing',
      RETURN_INITIATED: 'returning',
      RETURNED_TO_VENDOR: 'returned',
    });
  });

  it.each<[OrderStatus[], string]>([
    [['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'DELAYED'], 'at-origin'],
    [['PICKED_UP', 'NEAR_CUSTOMER', 'DELAYED'], 'on-the-way'],
    [['COURIER_ACCEPTED_DELIVERY', 'MODIFIED'], 'rider-coming'],
    [['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'ACCEPTED_BY_VENDOR'], 'rider-coming'],
    [['COURIER_ACCEPTED_DELIVERY', 'WAITING_FOR_TRANSPORT'], 'preparing'],
  ])('is derived from %j: %s', (way, stage) => {
    expect(stageOf(after(way), nowMs)).toBe(stage);
  });

  it('is scheduled as long as the rider is requested for later', () => {
    const later = { preordered_for: nowMs / 1000 + 3600 };
    expect(stageOf(after(['RECEIVED'], later), nowMs)).toBe('scheduled');
    expect(stageOf(after(['RECEIVED'], later), nowMs + 3_600_000)).toBe('preparing');
  });

  it('does not change for a status that only a newer server knows', () => {
    const order = after(['PICKED_UP']);
    const newer = { ...order, status: 'CROSSING_THE_RIVER' as OrderStatus };
    expect(stageOf(newer, nowMs)).toBe('on-the-way');
  });
});

describe('the one big answer', () => {
  it('is the time of arrival while the parcel is expected', () => {
    for (const status of ['RECEIVED', 'NEAR_VENDOR', 'PICKED_UP'] as const) {
      expect(answerOf(after([status]), nowMs)).toEqual({ kind: 'arrival', expected: { at: minute(30) } });
    }
  });

  it('is the promised range, unless the current estimate contradicts it', () => {
    const promise = { from: minute(25), to: minute(35) };
    const answer = (drop_off_at: string | null, now = nowMs) =>
      answerOf(after(['PICKED_UP'], { promise, ...expectedAt(drop_off_at) }), now);
    expect(answer(minute(30))).toEqual({ kind: 'arrival', expected: promise });
    expect(answer(null)).toEqual({ kind: 'arrival', expected: promise });
    expect(answer(minute(36))).toEqual({ kind: 'arrival', expected: { at: minute(36) } });
    expect(answer(minute(20))).toEqual({ kind: 'arrival', expected: { at: minute(20) } });
    // Inside the range it is not late yet; after it, it is.
    expect(answer(minute(28), Date.parse(minute(34)))).toEqual({ kind: 'arrival', expected: promise });
    expect(answer(minute(28), Date.parse(minute(36)))).toEqual({ kind: 'late' });
  });

  it('shows the promised range beside it once the parcel will come later', () => {
    const promise = { from: minute(25), to: minute(35) };
    const broken = (drop_off_at: string | null, now = nowMs, changes: Partial<TrackedOrder> = {}) =>
      brokenPromise(after(['PICKED_UP'], { promise, ...expectedAt(drop_off_at), ...changes }), now);
    expect(broken(minute(30))).toBeNull();
    expect(broken(minute(20))).toBeNull();
    expect(broken(minute(36))).toEqual(promise);
    expect(broken(minute(28), Date.parse(minute(36)))).toEqual(promise);
    expect(broken(minute(36), nowMs, { promise: null })).toBeNull();
    expect(brokenPromise(after(['PICKED_UP', 'DELIVERED'], { promise }), Date.parse(minute(50)))).toBeNull();
  });

  it('says that the rider is near in the last five minutes and when the fleet says so', () => {
    const near = { kind: 'stage', stage: 'near' };
    expect(answerOf(after(['PICKED_UP']), Date.parse(minute(26)))).toMatchObject(near);
    expect(answerOf(after(['NEAR_CUSTOMER']), nowMs)).toMatchObject(near);
  });

  it('does not promise a time that has passed, and names the state where there is no time', () => {
    expect(answerOf(after(['PICKED_UP']), Date.parse(minute(31)))).toEqual({ kind: 'late' });
    expect(answerOf(after(['PICKED_UP'], expectedAt(null)), nowMs)).toMatchObject({ stage: 'on-the-way' });
  });

  it('says how the delivery ended, and when', () => {
    expect(answerOf(after(['PICKED_UP', 'DELIVERED']), nowMs)).toEqual({
      kind: 'stage',
      stage: 'delivered',
      at: minute(1),
    });
    expect(answerOf(after(['CANCELLED']), nowMs)).toMatchObject({ stage: 'cancelled', at: minute(0) });
  });
});

describe('the steps', () => {
  const states = (order: TrackedOrder) => stepsOf(order, nowMs)?.map(({ state }) => state);

  it('show how far the parcel has come, with the times of past steps', () => {
    expect(stepsOf(after(['NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP']), nowMs)).toEqual([
      { name: 'ordered', state: 'done', at: minute(0) },
      { name: 'rider-coming', state: 'done', at: minute(1) },
      { name: 'collected', state: 'now', at: minute(2) },
      { name: 'near', state: 'ahead', at: null },
      { name: 'delivered', state: 'ahead', at: null },
    ]);
  });

  it('are all done at the end, and only the first at the beginning', () => {
    expect(states(after(['DELIVERED']))).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(states(after(['NEW']))).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  it('are absent for a parcel that will not arrive', () => {
    for (const status of ['CANCELLED', 'STALLED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const) {
      expect(states(after([status]))).toBeUndefined();
    }
  });
});
