import { describe, expect, it } from 'vitest';
import { listOrders } from '../calls/orders/list-orders.ts';
import type { Order } from '../shapes/order.ts';
import { serverMessage } from './messages.ts';

const at = '2026-11-21T05:00:00.000Z';

function orderWith(status: string): Order {
  return {
    order_id: 'd001-7K2M9QX4TB',
    vendor_id: 'd001',
    created_at: at,
    updated_at: at,
    status,
    status_history: [
      { status: 'NEW', created_at: at, by: 'vendor' },
      { status, created_at: at, by: 'fleet' },
    ],
    preordered_for: null,
    customer: {
      name: 'Somchai',
      phone_number: '+66812345678',
      location: { address: '98 North Sathorn Road, Bangkok', latitude: 13.72, longitude: 100.53, notes: '' },
    },
    order: { amount: 250, description: '', payment_method: 'CASH_ON_DELIVERY' },
    currency: 'THB',
    delivery_fee: 56,
    delivery_fee_parts: { base: 35, distance: 21, surcharge: 0, voucher: 0 },
    distance: 3400,
    collection_point: { name: 'Baan', address: '', phone_number: '', latitude: 13.73, longitude: 100.53 },
    rider: null,
    estimation: { pick_up_at: null, drop_off_at: null },
    age_validation_required: false,
    vat_number: '',
    proofs: [],
  };
}

const update = (status: string) => ({
  type: 'order_update',
  vendor_id: 'd001',
  cursor: '12',
  order: orderWith(status),
});

describe('an unknown status of a newer server', () => {
  const status = 'HANDED_TO_DRONE_2';

  it('is accepted on the live channel with its order', () => {
    expect(serverMessage.parse(update(status))).toEqual(update(status));
  });

  it('does not invalidate the other orders of a list', () => {
    const answer = { result: { data: [orderWith('NEW'), orderWith(status)], pagination_key: null } };
    expect(listOrders.answer.parse(answer)).toEqual(answer);
  });
});

it.each(['', 'delivered', '<b>', 'A'.repeat(65)])('refuses the malformed status "%s" of an order', (status) => {
  expect(serverMessage.safeParse(update(status)).success).toBe(false);
});
