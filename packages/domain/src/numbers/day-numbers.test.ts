import { expect, it } from 'vitest';
import { orderThrough } from '../orders/order-samples.ts';
import { countOrders } from './day-numbers.ts';

const sample = {
  ...orderThrough(['NEW', 'PICKED_UP', 'DELIVERED']),
  vendorId: 'd001',
  familyId: 'demo',
  fee: 100,
  amount: 500,
  paymentMethod: 'CASH_ON_DELIVERY',
  promise: null,
  cancelReason: null,
};

it('counts orders by vendor and local day, and by hour and reason within the day', () => {
  const cancelled = { ...sample, ...orderThrough(['NEW', 'CANCELLED']), cancelReason: 'bad-weather' };
  const orders = [
    { ...sample, created_at: '2026-11-21T03:00:00.000Z' },
    { ...cancelled, created_at: '2026-11-21T16:59:00.000Z' },
    { ...cancelled, created_at: '2026-11-21T17:00:00.000Z' },
    { ...sample, created_at: '2026-11-21T03:30:00.000Z', vendorId: 'd002' },
    { ...sample, created_at: '2026-11-21T03:59:00.000Z' },
  ];
  const days = countOrders(orders, 'Asia/Bangkok');
  expect(days.map(({ vendorId, day, figures }) => [vendorId, day, figures.orders, figures.cancelled])).toEqual([
    ['d001', '2026-11-21', 3, 1],
    ['d001', '2026-11-22', 1, 1],
    ['d002', '2026-11-21', 1, 0],
  ]);
  const [first] = days;
  expect(first?.figures).toMatchObject({ delivery_fees: 200, cash_collected: 1000 });
  expect(first?.reasons).toEqual({ 'bad-weather': 1 });
  expect(first?.hours[10]).toBe(2);
  expect(first?.hours[23]).toBe(1);
  expect(first?.hours).toHaveLength(24);
});

it('counts an hour that the clocks repeat in one bucket', () => {
  const at = (created_at: string) => ({ ...sample, created_at });
  const [day] = countOrders([at('2026-10-25T00:30:00.000Z'), at('2026-10-25T01:30:00.000Z')], 'Europe/Rome');
  expect(day?.day).toBe('2026-10-25');
  expect(day?.hours[2]).toBe(2);
});
