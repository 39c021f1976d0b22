import type { Principal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { describe, expect, it } from 'vitest';
import type { VendorStore } from './ports.ts';
import { maySee, VendorAccess } from './vendor-access.ts';

const principal: Principal = { mode: 'CLASSIC', accountId: 'a', email: 'Owner@RiderBell.test', sessionId: 's' };

describe('who sees a vendor', () => {
  it('is whoever owns it or its parent, in any letter case of the address', () => {
    expect(maySee(principal, { owners: ['somebody@riderbell.test', 'owner@riderbell.test'] })).toBe(true);
    expect(maySee(principal, { owners: ['notowner@riderbell.test'] })).toBe(false);
    expect(maySee(principal, { owners: [] })).toBe(false);
  });

  it('and nobody else: a foreign one is as if it did not exist', async () => {
    const foreign = { vendor: { vendor_id: 'othr' } as Vendor, owners: ['other@riderbell.test'] };
    const store: VendorStore = {
      find: async (vendorId) => (vendorId === 'othr' ? foreign : null),
      ownedBy: async () => [],
      saveOrigin: async () => null,
    };
    const access = new VendorAccess(store);
    expect(await access.find(principal, 'othr')).toBeNull();
    expect(await access.find(principal, 'nope')).toBeNull();
  });
});
