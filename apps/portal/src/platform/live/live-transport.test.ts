import { describe, expect, it } from 'vitest';
import { readMessage } from './live-transport.ts';

const order = {
  order_id: 'd001-0123456789',
  vendor_id: 'd001',
  created_at: '2026-11-21T04:00:00.000Z',
  updated_at: '2026-11-21T04:00:00.000Z',
  status: 'NEW',
  status_history: [],
  preordered_for: null,
  customer: { name: 'A', phone_number: '+66', location: { address: '', latitude: 13, longitude: 100, notes: '' } },
  order: { amount: 1, description: '', payment_method: 'PAID' },
  currency: 'THB',
  delivery_fee: 35,
  delivery_fee_parts: { base: 35, distance: 0, surcharge: 0, voucher: 0 },
  distance: 0,
  collection_point: { name: '', address: '', phone_number: '', latitude: 13, longitude: 100 },
  rider: null,
  estimation: { pick_up_at: null, drop_off_at: null },
  age_validation_required: false,
  vat_number: '',
  proofs: [],
};

function read(message: unknown) {
  return readMessage(JSON.stringify(message));
}

describe('a message of the live channel', () => {
  it('ignores fields that this build does not know', () => {
    const update = {
      type: 'order_update',
      vendor_id: 'd001',
      cursor: '7',
      order: { ...order, robot: true },
      by: 'air',
    };
    expect(read(update)).toEqual({ type: 'order_update', vendor_id: 'd001', cursor: '7', order });
    expect(read({ type: 'heartbeat', cursor: '7', load: 3 })).toEqual({ type: 'heartbeat', cursor: '7' });
  });

  it('returns the cursor of an update whose order cannot be read', () => {
    const update = { type: 'order_update', vendor_id: 'd001', cursor: '7', order: { ...order, customer: 'A' } };
    expect(read(update)).toEqual({ type: 'unreadable-update', cursor: '7' });
    expect(read({ type: 'order_update', cursor: '8' })).toEqual({ type: 'unreadable-update', cursor: '8' });
  });

  it('returns null for a message type that this build does not know', () => {
    const unknown = [{ type: 'rider_moved', cursor: '7' }, {}, null, 7, [], { type: 'order_update', cursor: 'soon' }];
    expect(unknown.map(read)).toEqual(unknown.map(() => null));
    expect(readMessage('{')).toBeNull();
  });
});
