import type { OrderStatus } from '@riderbell/domain/orders/order-status.ts';
import { expectedStop } from '@riderbell/domain/tracking/expected-times.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../order-fixture.ts';
import { orderTimeOf } from './order-times.ts';

const now = Date.parse('2026-11-21T05:05:00.000Z');
const pickUp = Date.parse('2026-11-21T05:15:00.000Z');
const dropOff = Date.parse('2026-11-21T05:30:00.000Z');
const inStatus = (status: OrderStatus) => anOrder({ status });

describe('expected arrival (specification §4)', () => {
  it.each([
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'NEAR_VENDOR',
  ] as const)('is at the collection point for %s', (status) => {
    expect(expectedStop(inStatus(status))).toEqual({ to: 'collection-point', atMs: pickUp });
  });

  it.each(['PICKED_UP', 'NEAR_CUSTOMER'] as const)('is at the customer’s for %s', (status) => {
    expect(expectedStop(inStatus(status))).toEqual({ to: 'customer', atMs: dropOff });
  });

  it.each(['NEW', 'WAITING_FOR_TRANSPORT', 'DELIVERED', 'CANCELLED', 'DELAYED'] as const)(
    'is absent for %s',
    (status) => {
      expect(expectedStop(inStatus(status))).toBeNull();
    },
  );

  it('reports an unknown time instead of inventing one', () => {
    const order = anOrder({ status: 'PICKED_UP', estimation: { pick_up_at: null, drop_off_at: null } });
    expect(expectedStop(order)).toEqual({ to: 'customer', atMs: null });
  });
});

describe('the time of an order in the list', () => {
  it('is the chosen time of a scheduled order, and the waiting time once that is reached', () => {
    const order = anOrder({ status: 'NEW', preordered_for: now / 1000 + 60 });
    expect(orderTimeOf(order, now)).toEqual({ kind: 'scheduled', atMs: now + 60_000 });
    expect(orderTimeOf(order, now + 60_000).kind).toBe('since');
  });

  it('is the end of a delivered order', () => {
    const order = anOrder({
      status: 'DELIVERED',
      status_history: [{ status: 'DELIVERED', created_at: '2026-11-21T05:28:00.000Z' }],
    });
    expect(orderTimeOf(order, now)).toEqual({ kind: 'ended', atMs: Date.parse('2026-11-21T05:28:00.000Z') });
  });

  it('falls back to the waiting time if no arrival is known', () => {
    const order = anOrder({ status: 'PICKED_UP', estimation: { pick_up_at: null, drop_off_at: null } });
    expect(orderTimeOf(order, now)).toEqual({ kind: 'since', atMs: Date.parse(order.created_at) });
  });
});
