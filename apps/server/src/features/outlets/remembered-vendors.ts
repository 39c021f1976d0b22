import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { LRUCache } from 'lru-cache';
import type { OriginAddressChange, OwnedVendor, VendorNews, VendorStore } from './ports.ts';

/** How long a vendor is used before it is read again, in case the event of a change is lost. */
const lifetime = 10_000;
const maxRemembered = 10_000;

/**
 * A cache of vendors: every fee, order and subscription reads its vendor, and vendors rarely change. A process that changes a vendor
 * announces it to the others.
 */
export class RememberedVendors implements VendorStore {
  readonly #store: VendorStore;
  readonly #news: VendorNews;
  readonly #remembered: LRUCache<string, Promise<OwnedVendor | null>>;

  constructor(store: VendorStore, news: VendorNews, now: () => number) {
    this.#store = store;
    this.#news = news;
    this.#remembered = new LRUCache({ max: maxRemembered, ttl: lifetime, ttlResolution: 0, perf: { now } });
    // Forget all vendors, because the owners of a parent also own its outlets. This also drops a vendor that is being read.
    news.onChanged(() => this.#remembered.clear());
  }

  find(vendorId: string): Promise<OwnedVendor | null> {
    const known = this.#remembered.get(vendorId);
    if (known) return known;
    const vendor = this.#store.find(vendorId);
    this.#remembered.set(vendorId, vendor);
    const forget = (): void => {
      if (this.#remembered.peek(vendorId) === vendor) this.#remembered.delete(vendorId);
    };
    // A vendor that does not exist may be created at any moment, and a failure may be over.
    vendor.then((found) => (found === null ? forget() : undefined), forget);
    return vendor;
  }

  ownedBy(email: string): Promise<OwnedVendor[]> {
    return this.#store.ownedBy(email);
  }

  async saveOrigin(vendorId: string, change: OriginAddressChange, now: number): Promise<Vendor | null> {
    const vendor = await this.#store.saveOrigin(vendorId, change, now);
    this.#news.publish(vendorId);
    return vendor;
  }
}
