import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { LRUCache } from 'lru-cache';
import type { OriginAddressChange, OwnedVendor, VendorNews, VendorStore } from './ports.ts';

/** How long a vendor is believed when the news of its change is lost. */
const lifetime = 10_000;
const most = 10_000;

/**
 * Vendors as they were read last: each fee, order and subscription asks for its vendor, which hardly ever changes. Whoever
 * changes one tells every process.
 */
export class RememberedVendors implements VendorStore {
  readonly #store: VendorStore;
  readonly #news: VendorNews;
  readonly #remembered: LRUCache<string, Promise<OwnedVendor | null>>;

  constructor(store: VendorStore, news: VendorNews, now: () => number) {
    this.#store = store;
    this.#news = news;
    this.#remembered = new LRUCache({ max: most, ttl: lifetime, ttlResolution: 0, perf: { now } });
    // All, because the owners of a parent are also those of its outlets. A reading under way is not kept either.
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
    // What does not exist may exist in a moment, and a failure may be over.
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
