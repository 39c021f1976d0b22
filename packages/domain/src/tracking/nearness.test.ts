import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../orders/order-status.ts';
import { isNearDoor } from './nearness.ts';

const nowMs = Date.parse('2026-11-21T05:20:00.000Z');
const minutesFromNow = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();
const at = (status: string, ...before: string[]) => ({
  status,
  status_history: [...before, status].map((one) => ({ status: one, created_at: '2026-11-21T05:00:00.000Z' })),
});

describe('isNearDoor', () => {
  it('returns true when the fleet says that the rider is near the customer, whatever the estimate is', () => {
    for (const time of [null, minutesFromNow(30), minutesFromNow(-30)]) {
      expect(isNearDoor(at('NEAR_CUSTOMER'), time, nowMs)).toBe(true);
    }
  });

  it('returns true when the parcel is on its way to the door with less than 5 minutes left', () => {
    expect(isNearDoor(at('PICKED_UP'), minutesFromNow(4.9), nowMs)).toBe(true);
    expect(isNearDoor(at('COURIER_LEFT_VENDOR'), minutesFromNow(0), nowMs)).toBe(true);
    expect(isNearDoor(at('PICKED_UP'), minutesFromNow(5), nowMs)).toBe(false);
  });

  it('returns false with an estimate in the past and without an estimate', () => {
    expect(isNearDoor(at('PICKED_UP'), minutesFromNow(-0.1), nowMs)).toBe(false);
    expect(isNearDoor(at('PICKED_UP'), null, nowMs)).toBe(false);
  });

  it('returns false in every other status, however soon the parcel is expected', () => {
    const near = orderStatuses.filter((status) => isNearDoor(at(status), minutesFromNow(2), nowMs));
    expect(near).toEqual(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']);
  });

  it('returns true for a delayed order only on the way to the door, and only by the estimate', () => {
    expect(isNearDoor(at('DELAYED', 'PICKED_UP'), minutesFromNow(3), nowMs)).toBe(true);
    expect(isNearDoor(at('DELAYED', 'NEAR_CUSTOMER'), minutesFromNow(12), nowMs)).toBe(false);
    expect(isNearDoor(at('DELAYED', 'NEAR_VENDOR'), minutesFromNow(3), nowMs)).toBe(false);
  });
});
