import type { Principal } from '@riderbell/contract/handler.ts';
import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { OwnedVendor, VendorStore } from './ports.ts';

/** Owners of a vendor or of its parent see it (specification §6). */
export function maySee(principal: Pick<Principal, 'email'>, { owners }: Pick<OwnedVendor, 'owners'>): boolean {
  return owners.includes(principal.email.toLowerCase());
}

/** The one policy of who sees which vendor; every feature asks it through a port of its own. */
export class VendorAccess {
  readonly #store: VendorStore;

  constructor(store: VendorStore) {
    this.#store = store;
  }

  /** null for a foreign vendor and for one that does not exist: the answer must not tell which. */
  async find(principal: Principal, vendorId: string): Promise<Vendor | null> {
    const owned = await this.#store.find(vendorId);
    return owned && maySee(principal, owned) ? owned.vendor : null;
  }

  /** Everything that the principal may see; parents first. */
  async list(principal: Principal): Promise<Vendor[]> {
    return this.#store.ownedBy(principal.email.toLowerCase());
  }
}
