import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { describe, expect, it } from 'vitest';
import { chooseVendor, groupVendors, searchVendors } from './choose-vendor.ts';

function vendor(vendor_id: string, name: string, more: Partial<Vendor> = {}): Vendor {
  return { vendor_id, name, parent_vendor_id: null, is_parent: false, is_active: true, ...more } as Vendor;
}

const baan = vendor('demo', 'Baan Coffee', { is_parent: true });
const silom = vendor('d001', 'Baan Coffee Silom', { parent_vendor_id: 'demo' });
const ari = vendor('d002', 'Baan Coffee Ari', { parent_vendor_id: 'demo' });
const closed = vendor('d003', 'Baan Coffee 10', { parent_vendor_id: 'demo', is_active: false });

describe('the branch list', () => {
  it('puts each outlet below its parent, by name', () => {
    expect(groupVendors([silom, baan, ari, closed], 'en')).toEqual([{ parent: baan, outlets: [closed, ari, silom] }]);
  });

  it('lists an outlet separately if its parent is not in the list', () => {
    expect(groupVendors([silom], 'en')).toEqual([{ parent: silom, outlets: [] }]);
  });

  it('sorts numbers in names by their value', () => {
    const names = ['Outlet 10', 'Outlet 9'].map((name) => vendor(name, name));
    expect(groupVendors(names, 'en').map(({ parent }) => parent.name)).toEqual(['Outlet 9', 'Outlet 10']);
  });

  it('finds vendors by words of the name or the id', () => {
    expect(searchVendors([baan, silom, ari], 'coffee ARI')).toEqual([ari]);
    expect(searchVendors([baan, silom, ari], 'd001')).toEqual([silom]);
    expect(searchVendors([baan, silom], '  ')).toEqual([baan, silom]);
  });
});

describe('the current vendor', () => {
  it('prefers the vendor of the address, then the remembered one, then the first active one', () => {
    expect(chooseVendor([closed, silom, ari], 'd002', 'd001')).toBe(ari);
    expect(chooseVendor([closed, silom, ari], undefined, 'd002')).toBe(ari);
    expect(chooseVendor([closed, silom, ari], undefined, null)).toBe(silom);
  });

  it('ignores a vendor of another account', () => {
    expect(chooseVendor([silom], 'othr', 'othr')).toBe(silom);
  });

  it('returns null without any vendors', () => {
    expect(chooseVendor([], 'd001', 'd001')).toBeNull();
  });
});
