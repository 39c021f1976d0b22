import type { TrackedOrder } from '@riderbell/contract/shapes/tracked-order.ts';

/**
 * An order for its recipient, for tests: requested in Bangkok at 12:00 and expected at 12:30; `changes` overrides what the test is
 * about.
 */
export function aTrackedOrder(changes: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    order_id: 'd001-7K2M9QX4TB',
    kind: 'business',
    created_at: '2026-11-21T05:00:00.000Z',
    updated_at: '2026-11-21T05:00:00.000Z',
    status: 'WAITING_FOR_TRANSPORT',
    status_history: [
      { status: 'NEW', created_at: '2026-11-21T05:00:00.000Z' },
      { status: 'WAITING_FOR_TRANSPORT', created_at: '2026-11-21T05:00:10.000Z' },
    ],
    preordered_for: null,
    origin: { name: 'Baan Coffee Silom', phone_number: '+6621234567', latitude: 13.7285, longitude: 100.5342 },
    destination: { address: '98 North Sathorn Road, Silom, Bangkok 10500', latitude: 13.7221, longitude: 100.5296 },
    rider: null,
    estimation: { pick_up_at: '2026-11-21T05:15:00.000Z', drop_off_at: '2026-11-21T05:30:00.000Z' },
    promise: null,
    change_note: null,
    to_pay: null,
    currency: 'THB',
    note: null,
    expires_at: null,
    ...changes,
  };
}
