import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Embedded, Guest, Merchant, Principal } from '@riderbell/domain/access/principal.ts';
import { describe, expect, it } from 'vitest';
import type { StaffedVendor, VendorStore } from './ports.ts';
import { VendorAccess } from './vendor-access.ts';

const staff: Merchant = {
  kind: 'merchant',
  accountId: 'a',
  email: 'Staff@RiderBell.test',
  sessionId: 's',
};
const embedded: Embedded = { kind: 'embedded', vendorId: 'd001', endsAt: 1 };

const own: StaffedVendor = {
  vendor: { vendor_id: 'd001', parent_vendor_id: 'demo' } as Vendor,
  team: [{ email: 'staff@riderbell.test', role: 'owner' }],
  parentTeam: [{ email: 'owner@riderbell.test', role: 'owner' }],
};
const foreign: StaffedVendor = {
  vendor: { vendor_id: 'othr', parent_vendor_id: null } as Vendor,
  team: [{ email: 'other@riderbell.test', role: 'owner' }],
  parentTeam: [],
};

/** A store that returns more than it should, so that only the policy protects the vendors. */
const store: VendorStore = {
  find: async (vendorId) => [own, foreign].find(({ vendor }) => vendor.vendor_id === vendorId) ?? null,
  ofMember: async (email) => (email === 'staff@riderbell.test' ? [own, foreign] : []),
  saveOrigin: async () => undefined,
  saveOpeningHours: async () => undefined,
  addOutlet: async () => 'added',
  changeOutlet: async () => undefined,
};
const placeholder = { vendor_id: 'guest', parent_vendor_id: null } as Vendor;
const access = new VendorAccess(store, () => placeholder);
const guest: Guest = { kind: 'guest', guestId: 'a', endsAt: 1 };

describe('access to a vendor', () => {
  it('follows the policy for each right', async () => {
    expect(await access.find(staff, 'd001', 'change-orders')).toMatchObject(own.vendor);
    expect(await access.may(staff, 'd001', 'change-orders')).toBe(true);
    expect(await access.may(staff, 'd001', 'see-outlets-orders')).toBe(false);
    expect(await access.may(embedded, 'd001', 'use-help-centre')).toBe(false);
  });

  it('answers with the caller’s rights at the vendor', async () => {
    const rightsOf = async (asker: Principal) => (await access.find(asker, 'd001', 'see-vendor'))?.rights;
    expect(await rightsOf(staff)).toContain('export-orders');
    expect(await rightsOf(embedded)).not.toContain('export-orders');
  });

  it('is refused for a foreign vendor as for one that does not exist', async () => {
    expect(await access.find(staff, 'othr', 'see-vendor')).toBeNull();
    expect(await access.find(staff, 'nope', 'see-vendor')).toBeNull();
  });

  it('is granted to a guest, and to no one else, at the guest vendor', async () => {
    expect(await access.find(guest, 'guest', 'request-riders')).toMatchObject(placeholder);
    expect(await access.find(guest, 'guest', 'change-vendor')).toBeNull();
    expect(await access.find(guest, 'd001', 'see-vendor')).toBeNull();
    expect(await access.list(guest)).toMatchObject([placeholder]);
    for (const asker of [staff, { ...embedded, vendorId: 'guest' }]) {
      expect(await access.find(asker, 'guest', 'see-vendor')).toBeNull();
    }
  });

  it('lists only the vendors that the caller may see, whatever the store returns', async () => {
    expect(await access.list(staff)).toMatchObject([own.vendor]);
    expect(await access.list(embedded)).toMatchObject([own.vendor]);
    expect(await access.list({ ...embedded, vendorId: 'nope' })).toEqual([]);
  });
});
