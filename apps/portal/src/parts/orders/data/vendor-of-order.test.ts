import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { describe, expect, it } from 'vitest';
import { readSearch, vendorOfOrder } from './vendor-of-order.ts';

function aVendor(vendor_id: string): Vendor {
  return {
    vendor_id,
    parent_vendor_id: null,
    client_vendor_id: null,
    is_parent: false,
    id: vendor_id,
    name: vendor_id,
    is_active: true,
    is_registered: true,
    flags: { payment_methods: [] },
    opening_hours: null,
    estimation_pick_up_time: 15,
    vendor_information: {
      name: vendor_id,
      currency: 'THB',
      owners: [],
      contact: { phone: '' },
      location: {
        address_text: '',
        latitude: null,
        longitude: null,
        city: '',
        country_code: 'TH',
        postal_code: '',
        street: '',
        street_number: '',
        unit: '',
        building: '',
        rider_instructions: '',
      },
    },
  };
}

const [parent, first, second] = [aVendor('demo'), aVendor('d001'), aVendor('d002')];
const vendors = [parent, first, second];

describe('the vendor to ask for an order', () => {
  it('is the outlet that made it, even while the parent is selected', () => {
    expect(vendorOfOrder('d002-7K2M9QX4TB', parent, vendors)).toBe('d002');
  });

  it('is the current vendor for its own order and for an unknown one', () => {
    expect(vendorOfOrder('demo-7K2M9QX4TB', parent, vendors)).toBe('demo');
    expect(vendorOfOrder('othr-7K2M9QX4TB', parent, vendors)).toBe('demo');
  });
});

describe('a search', () => {
  it('looks up an order once its id is complete', () => {
    expect(readSearch('D001-7k2m9qx4tb', vendors)).toEqual({
      key: { kind: 'order-id', orderId: 'd001-7K2M9QX4TB' },
      orderId: 'd001-7K2M9QX4TB',
    });
    expect(readSearch('d001-7K2', vendors).orderId).toBeNull();
  });

  it('searches for words otherwise', () => {
    expect(readSearch('Somchai', vendors)).toEqual({ key: { kind: 'text', text: 'Somchai' }, orderId: null });
  });
});
