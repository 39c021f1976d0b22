import type { CallersVendor, Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { byKind, type Principal } from '@riderbell/domain/access/principal.ts';
import { rightsAt, type VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { StaffedVendor, VendorStore } from './ports.ts';

/** The vendor with the caller's rights there; null without `right`. */
export function vendorFor(
  principal: Principal,
  { vendor, team, parentTeam }: StaffedVendor,
  right: VendorRight,
): CallersVendor | null {
  const { vendor_id: vendorId, parent_vendor_id: parentVendorId } = vendor;
  const rights = rightsAt(principal, { vendorId, parentVendorId, team, parentTeam });
  return rights.includes(right) ? { ...vendor, rights: [...rights] } : null;
}

/** Applies the access policy (domain: access) to stored vendors; each feature uses it through its own port. */
export class VendorAccess {
  readonly #store: VendorStore;
  readonly #guestVendor: () => Vendor;

  /** @param guestVendor returns the guest vendor, which is not stored */
  constructor(store: VendorStore, guestVendor: () => Vendor) {
    this.#store = store;
    this.#guestVendor = guestVendor;
  }

  /** Null without the right, as for a vendor that does not exist, so that the answer does not tell which. */
  async find(principal: Principal, vendorId: string, right: VendorRight): Promise<CallersVendor | null> {
    const staffed = await this.#staffed(vendorId);
    return staffed && vendorFor(principal, staffed, right);
  }

  /** Whether `find` would return the vendor. */
  readonly may = async (principal: Principal, vendorId: string, right: VendorRight): Promise<boolean> =>
    (await this.find(principal, vendorId, right)) !== null;

  /** All vendors that the principal may see; parents first. */
  async list(principal: Principal): Promise<CallersVendor[]> {
    const own = await byKind<Promise<(StaffedVendor | null)[]>>(principal, {
      merchant: ({ email }) => this.#store.ofMember(email.toLowerCase()),
      embedded: async ({ vendorId }) => [await this.#staffed(vendorId)],
      device: async ({ vendorId }) => [await this.#staffed(vendorId)],
      guest: async () => [await this.#staffed(guestVendorId)],
    });
    return own.flatMap((staffed) => (staffed && vendorFor(principal, staffed, 'see-vendor')) ?? []);
  }

  #staffed(vendorId: string): Promise<StaffedVendor | null> {
    if (vendorId !== guestVendorId) return this.#store.find(vendorId);
    return Promise.resolve({ vendor: this.#guestVendor(), team: [], parentTeam: [] });
  }
}
