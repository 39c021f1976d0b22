import { describe, expect, it } from 'vitest';
import { orderThrough, sampleStart } from '../orders/order-samples.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { type CountedOrder, contributionOf } from './contribution.ts';

const zone = 'Asia/Bangkok';
const minute = 60_000;

/** An order that went through the statuses, one per minute from 10:00 in Bangkok. */
function order(statuses: readonly [OrderStatus, ...OrderStatus[]], about: Partial<CountedOrder> = {}): CountedOrder {
  return {
    ...orderThrough(statuses, about.preordered_for ?? null),
    vendorId: 'd001',
    familyId: 'demo',
    fee: 5600,
    amount: 25_000,
    paymentMethod: 'CASH_ON_DELIVERY',
    promise: null,
    cancelReason: null,
    ...about,
  };
}

const figuresOf = (...given: Parameters<typeof order>) => contributionOf(order(...given), zone).figures;

describe('the contribution of an order', () => {
  it('belongs to its vendor, and to the local day and hour of the request', () => {
    const late = order(['NEW'], { created_at: '2026-11-21T17:30:00.000Z' });
    expect(contributionOf(late, zone)).toMatchObject({
      vendorId: 'd001',
      familyId: 'demo',
      day: '2026-11-22',
      hour: 0,
    });
  });

  it('stays on its day while its status changes', () => {
    const place = ({ day, hour }: { day: string; hour: number }) => ({ day, hour });
    const placed = contributionOf(order(['NEW']), zone);
    expect(place(contributionOf(order(['NEW', 'PICKED_UP', 'DELIVERED']), zone))).toEqual(place(placed));
  });

  it.each<[readonly [OrderStatus, ...OrderStatus[]], object]>([
    [['NEW'], { orders: 1, delivered: 0, returned: 0, cancelled: 0, delivery_fees: 5600 }],
    [['NEW', 'PICKED_UP', 'DELIVERED'], { orders: 1, delivered: 1, returned: 0, cancelled: 0, delivery_fees: 5600 }],
    [['NEW', 'PICKED_UP', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'], { delivered: 0, returned: 1, cancelled: 0 }],
    [['NEW', 'CANCELLED'], { orders: 1, cancelled: 1, delivery_fees: 0 }],
    [['NEW', 'STALLED'], { orders: 1, cancelled: 1, delivery_fees: 5600 }],
    [['INITIATED', 'PAYMENT_FAILED'], { orders: 1, cancelled: 1, delivery_fees: 0 }],
  ])('counts %j', (statuses, figures) => {
    expect(figuresOf(statuses)).toMatchObject(figures);
  });

  it('counts its fee and the money that changed hands', () => {
    expect(figuresOf(['NEW', 'PICKED_UP'])).toMatchObject({
      delivery_fees: 5600,
      cash_collected: 0,
      cash_paid_at_pickup: 0,
    });
    expect(figuresOf(['NEW', 'PICKED_UP', 'DELIVERED'])).toMatchObject({
      cash_collected: 25_000,
      cash_paid_at_pickup: 0,
    });
    const paidAtPickup = figuresOf(['NEW', 'PICKED_UP'], { paymentMethod: 'PAY_AT_PICKUP' });
    expect(paidAtPickup).toMatchObject({ cash_collected: 0, cash_paid_at_pickup: 25_000 });
  });

  it('names the reason of a cancellation', () => {
    const reason = (...given: Parameters<typeof order>) => contributionOf(order(...given), zone).cancelReason;
    expect(reason(['NEW', 'CANCELLED'], { cancelReason: 'bad-weather' })).toBe('bad-weather');
    expect(reason(['NEW', 'CANCELLED'], { cancelReason: 'of a newer release' })).toBe('other');
    expect(reason(['NEW', 'CANCELLED'])).toBe('other');
    expect(reason(['NEW', 'STALLED'])).toBe('no-courier');
    expect(reason(['INITIATED', 'PAYMENT_CANCELLED'])).toBe('payment-failure');
    expect(reason(['NEW'], { cancelReason: 'bad-weather' })).toBeNull();
  });

  it('counts a promise once it is kept or broken', () => {
    const promise = (to: number) => ({ from: sampleStart, expected: sampleStart, to: sampleStart + to * minute });
    expect(figuresOf(['NEW', 'PICKED_UP'], { promise: promise(5) })).toMatchObject({ promised: 0, on_time: 0 });
    expect(figuresOf(['NEW', 'DELIVERED'], { promise: promise(5) })).toMatchObject({ promised: 1, on_time: 1 });
    expect(figuresOf(['NEW', 'DELIVERED'], { promise: promise(0) })).toMatchObject({ promised: 1, on_time: 0 });
    expect(figuresOf(['NEW', 'CANCELLED'], { promise: promise(5) })).toMatchObject({ promised: 0, on_time: 0 });
  });
});

describe('the times of an order', () => {
  const delivered = ['NEW', 'WAITING_FOR_TRANSPORT', 'NEAR_VENDOR', 'PICKED_UP', 'DELIVERED'] as const;

  it('begin with the request', () => {
    expect(figuresOf(delivered)).toMatchObject({ riders_arrived: 1, to_rider_seconds: 120, to_door_seconds: 240 });
  });

  it('begin at the chosen time of a scheduled order, and an early rider is on time', () => {
    const at = (minutes: number) => ({ preordered_for: (sampleStart + minutes * minute) / 1000 });
    expect(figuresOf(delivered, at(1))).toMatchObject({ to_rider_seconds: 60, to_door_seconds: 180 });
    expect(figuresOf(delivered, at(3))).toMatchObject({ riders_arrived: 1, to_rider_seconds: 0, to_door_seconds: 60 });
  });

  it('begin with the payment of a card order', () => {
    expect(figuresOf(['INITIATED', 'PAYMENT_COMMITTED', 'NEW', 'NEAR_VENDOR'])).toMatchObject({
      to_rider_seconds: 120,
    });
  });

  it('are those of the rider who came, not of one who gave up', () => {
    const again = [...delivered.slice(0, 3), 'WAITING_FOR_TRANSPORT', 'NEAR_VENDOR'] as const;
    expect(figuresOf(['NEW', ...again])).toMatchObject({ riders_arrived: 1, to_rider_seconds: 300 });
    expect(figuresOf(['NEW', 'NEAR_VENDOR', 'WAITING_FOR_TRANSPORT'])).toMatchObject({ riders_arrived: 0 });
  });

  it('use the collection when the fleet did not report the arrival', () => {
    expect(figuresOf(['NEW', 'PICKED_UP', 'DELIVERED'])).toMatchObject({ riders_arrived: 1, to_rider_seconds: 60 });
    expect(figuresOf(['NEW', 'DELIVERED'])).toMatchObject({ riders_arrived: 0, to_rider_seconds: 0 });
  });

  it('count no door for an order that was returned', () => {
    expect(figuresOf(['NEW', 'PICKED_UP', 'RETURNED_TO_VENDOR'])).toMatchObject({ delivered: 0, to_door_seconds: 0 });
  });
});
