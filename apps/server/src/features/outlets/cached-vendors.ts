import type { OpeningHours } from '@riderbell/domain/outlets/opening-hours.ts';
import { LRUCache } from 'lru-cache';
import type {
  NewOutlet,
  NewOutletWriting,
  OriginAddressChange,
  OutletChange,
  OutletWriting,
  StaffedVendor,
  VendorChanges,
  VendorStore,
  VendorWriting,
} from './ports.ts';

/** How long a vendor is used before it is read again, in case the event of a change is lost. */
const lifetime = 10_000;
const maxVendors = 10_000;

/**
 * A cache of vendors: every fee, order and subscription reads its vendor, and vendors rarely change. A process that changes a vendor
 * announces it to the others.
 */
export class CachedVendors implements VendorStore {
  readonly #store: VendorStore;
  readonly #changes: VendorChanges;
  readonly #cache: LRUCache<string, Promise<StaffedVendor | null>>;

  constructor(store: VendorStore, changes: VendorChanges, now: () => number) {
    this.#store = store;
    this.#changes = changes;
    this.#cache = new LRUCache({ max: maxVendors, ttl: lifetime, ttlResolution: 0, perf: { now } });
    // Forget all vendors, because a role at a parent is also one at its outlets. This also drops a vendor that is being read.
    changes.onChanged(() => this.#cache.clear());
  }

  find(vendorId: string): Promise<StaffedVendor | null> {
    const known = this.#cache.get(vendorId);
    if (known) return known;
    const vendor = this.#store.find(vendorId);
    this.#cache.set(vendorId, vendor);
    const forget = (): void => {
      if (this.#cache.peek(vendorId) === vendor) this.#cache.delete(vendorId);
    };
    // A vendor that does not exist may be created at any moment, and a failure may be over.
    vendor.then((found) => (found === null ? forget() : undefined), forget);
    return vendor;
  }

  ofMember(email: string): Promise<StaffedVendor[]> {
    return this.#store.ofMember(email);
  }

  saveOrigin(vendorId: string, change: OriginAddressChange, writing: VendorWriting): Promise<void> {
    return this.#changed(vendorId, this.#store.saveOrigin(vendorId, change, writing));
  }

  saveOpeningHours(vendorId: string, hours: OpeningHours | null, writing: VendorWriting): Promise<void> {
    return this.#changed(vendorId, this.#store.saveOpeningHours(vendorId, hours, writing));
  }

  addOutlet(outlet: NewOutlet, writing: NewOutletWriting): Promise<'added' | 'id-taken'> {
    return this.#changed(outlet.id, this.#store.addOutlet(outlet, writing));
  }

  changeOutlet(vendorId: string, change: OutletChange, writing: OutletWriting): Promise<void> {
    return this.#changed(vendorId, this.#store.changeOutlet(vendorId, change, writing));
  }

  async #changed<T>(vendorId: string, write: Promise<T>): Promise<T> {
    const result = await write;
    // The event of this change may come back later than the next read.
    this.#cache.clear();
    this.#changes.publish(vendorId);
    return result;
  }
}
