import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { OriginAddressChange, OwnedVendor, VendorNews, VendorStore } from './ports.ts';

/** How long a vendor is believed when the news of its change is lost. */
const lifetime = 10_000;
const most = 10_000;

interface Remembered {
  readonly vendor: Promise<OwnedVendor | null>;
  readonly until: number;
}

/**
 * Vendors as they were read last: each fee, order and subscription asks for its vendor, which hardly ever changes. Whoever
 * changes one tells every process.
 */
export class RememberedVendors implements VendorStore {
  readonly #store: VendorStore;
  readonly #news: VendorNews;
  readonly #now: () => number;
  readonly #remembered = new Map<string, Remembered>();

  constructor(store: VendorStore, news: VendorNews, now: () => number) {
    this.#store = store;
    this.#news = news;
    this.#now = now;
    // All, because the owners of a parent are also those of its outlets. A reading under way is not kept either.
    news.onChanged(() => this.#remembered.clear());
  }

  find(vendorId: string): Promise<OwnedVendor | null> {
    const known = this.#remembered.get(vendorId);
    if (known && known.until > this.#now()) return known.vendor;
    const vendor = this.#store.find(vendorId);
    const remembered = { vendor, until: this.#now() + lifetime };
    this.#remember(vendorId, remembered);
    const forget = (): void => {
      if (this.#remembered.get(vendorId) === remembered) this.#remembered.delete(vendorId);
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

  #remember(vendorId: string, remembered: Remembered): void {
    this.#remembered.delete(vendorId);
    this.#remembered.set(vendorId, remembered);
    if (this.#remembered.size <= most) return;
    const [oldest] = this.#remembered.keys();
    if (oldest !== undefined) this.#remembered.delete(oldest);
  }
}
