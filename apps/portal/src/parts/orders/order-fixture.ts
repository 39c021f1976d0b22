import type { Order } from '@riderbell/contract/shapes/order.ts';

/** An order for tests: waiting for a rider in Bangkok, made at 05:00 UTC; `changes` replace what the test is about. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    order_id: 'd001-7K2M9QX4TB',
    vendor_id: 'd001',
    created_at: '2026-11-21T05:00:00.000Z',
    updated_at: '2026-11-21T05:00:00.000Z',
    status: 'WAITING_FOR_TRANSPORT',
    status_history: [
      { status: 'NEW', created_at: '2026-11-21T05:00:00.000Z' },
      { status: 'WAITING_FOR_TRANSPORT', created_at: '2026-11-21T05:00:10.000Z' },
    ],
    preordered_for: null,
    customer: {
      name: 'Somchai Jaidee',
      phone_number: '+66812345678',
      location: {
        address: '12/3, Sathorn Square, 98 North Sathorn Road, Silom, Bangkok 10500',
        latitude: 13.7221,
        longitude: 100.5296,
        notes: 'Leave it with the guard',
      },
    },
    order: { amount: 250, description: '2 iced lattes, 1 croissant', payment_method: 'CASH_ON_DELIVERY' },
    currency: 'THB',
    delivery_fee: 56,
    delivery_fee_parts: { base: 35, distance: 21, surcharge: 0, voucher: 0 },
    distance: 3400,
    collection_point: {
      name: 'Baan Coffee Silom',
      address: '191 Silom Road, Bangkok 10500',
      phone_number: '+6621234567',
      latitude: 13.7285,
      longitude: 100.5342,
    },
    rider: null,
    estimation: { pick_up_at: '2026-11-21T05:15:00.000Z', drop_off_at: '2026-11-21T05:30:00.000Z' },
    age_validation_required: false,
    vat_number: '',
    proofs: [],
    ...changes,
  };
}
