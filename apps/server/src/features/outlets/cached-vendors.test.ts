import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { describe, expect, it } from 'vitest';
import type { OriginAddressChange, StaffedVendor, VendorStore } from './ports.ts';
import { CachedVendors } from './cached-vendors.ts';

const change: OriginAddressChange = {
  addressText: 'Sukhumvit 55',
  unit: '',
  building: '',
  city: 'Bangkok',
  countryCode: 'TH',
  postalCode: '',
  street: '',
  riderInstructions: '',
  latitude: 13.7,
  longitude: 100.5,
};

function setUp() {
  let nowMs = Date.UTC(2026, 10, 21);
  let reads = 0;
  let name = 'Baan Coffee';
  let failing = false;
  const listeners: (() => void)[] = [];
  const ownedNow = (): StaffedVendor => ({ vendor: { vendor_id: 'demo', name } as Vendor, team: [], parentTeam: [] });
  let read = async (): Promise<StaffedVendor> => ownedNow();
  const store: VendorStore = {
    find: async (vendorId) => {
      reads += 1;
      if (failing) throw new Error('database down');
      return vendorId === 'demo' ? read() : null;
    },
    ofMember: async () => [],
    saveOrigin: async () => undefined,
    saveOpeningHours: async () => undefined,
    addOutlet: async () => 'added',
    changeOutlet: async () => undefined,
  };
  const changes = {
    publish: () => listeners.forEach((listener) => listener()),
    onChanged: (listener: () => void) => void listeners.push(listener),
  };
  const vendors = new CachedVendors(store, changes, () => nowMs);
  return {
    vendors,
    changes,
    reads: () => reads,
    nameOf: async () => (await vendors.find('demo'))?.vendor.name,
    rename: (to: string) => (name = to),
    pass: (milliseconds: number) => (nowMs += milliseconds),
    fail: (on: boolean) => (failing = on),
    readSlowly(until: Promise<void>) {
      const before = ownedNow();
      read = async () => {
        await until;
        return before;
      };
    },
  };
}

describe('a remembered vendor', () => {
  it('is read once in ten seconds, however many callers ask at once', async () => {
    const { nameOf, reads, pass } = setUp();
    expect(await Promise.all([nameOf(), nameOf()])).toEqual(['Baan Coffee', 'Baan Coffee']);
    pass(10_000);
    await nameOf();
    expect(reads()).toBe(1);
    pass(1);
    await nameOf();
    expect(reads()).toBe(2);
  });

  it('is read again as soon as a change is announced, in this or another process', async () => {
    const { vendors, changes, nameOf, rename } = setUp();
    await nameOf();
    rename('Here');
    await vendors.saveOrigin('demo', change, { now: 0, audit: [] });
    expect(await nameOf()).toBe('Here');
    rename('Elsewhere');
    changes.publish();
    expect(await nameOf()).toBe('Elsewhere');
  });

  it('is not cached when it changes while it is read', async () => {
    const { changes, nameOf, rename, readSlowly, reads } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    readSlowly(promise);
    const early = nameOf();
    rename('Renamed');
    changes.publish();
    resolve();
    expect(await early).toBe('Baan Coffee');
    await nameOf();
    expect(reads()).toBe(2);
  });

  it('is read again when it did not exist or the store failed', async () => {
    const { vendors, nameOf, fail, reads } = setUp();
    expect(await vendors.find('nope')).toBeNull();
    expect(await vendors.find('nope')).toBeNull();
    fail(true);
    await expect(nameOf()).rejects.toThrow('database down');
    fail(false);
    expect(await nameOf()).toBe('Baan Coffee');
    expect(reads()).toBe(4);
  });
});
