import { guestVendorId } from '../outlets/guest-vendor.ts';
import { byKind, type Principal } from './principal.ts';

/** What can be done with a vendor or outlet and with what belongs to it: its orders, their riders, their photos. */
export const vendorRights = [
  'see-vendor',
  'change-vendor',
  'request-riders',
  'see-orders',
  'change-orders',
  'see-proofs',
  'use-address-book',
  'see-outlets-orders',
  'use-help-centre',
] as const;

export type VendorRight = (typeof vendorRights)[number];

/**
 * What somebody is to one vendor (specification §6). An owner of an outlet is its staff. Whoever owns the head of a family
 * is the parent owner, of the head itself and of each of its outlets.
 */
export const vendorRoles = ['nobody', 'guest', 'outlet-staff', 'parent-owner', 'godroid', 'operator'] as const;

export type VendorRole = (typeof vendorRoles)[number];

const merchant = [
  'see-vendor',
  'change-vendor',
  'request-riders',
  'see-orders',
  'change-orders',
  'see-proofs',
  'use-address-book',
] as const;

/** The one table of who may do what; what is not listed is forbidden. */
export const rightsOfRoles: Readonly<Record<VendorRole, readonly VendorRight[]>> = {
  nobody: [],
  // At the placeholder that all guests share, and there with its own orders alone (`isOwnOrder`); its collection point comes with
  // each order, so there is none to save; no address book, because guests are not each other's customers, and no help centre (§6).
  guest: ['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs'],
  'outlet-staff': [...merchant, 'use-help-centre'],
  'parent-owner': [...merchant, 'use-help-centre', 'see-outlets-orders'],
  // Its token names one restaurant, so it sees no other, not even the outlets of that one; no help centre (§6).
  godroid: merchant,
  // Whoever runs the deployment sets parameters; the orders of merchants are none of its business.
  operator: [],
};

export interface VendorFacts {
  readonly vendorId: string;
  /** null for the head of a family. */
  readonly parentVendorId: string | null;
  /** E-mails in lower case, of the vendor itself and of its parent. */
  readonly owners: readonly string[];
  readonly parentOwners: readonly string[];
}

/** What the asker is to the vendor. */
export function vendorRoleOf(asker: Principal, vendor: VendorFacts): VendorRole {
  // Also against somebody who was made the owner of a vendor with this id, or an outside token that names it.
  const atPlaceholder = vendor.vendorId === guestVendorId;
  return byKind(asker, {
    guest: () => (atPlaceholder ? 'guest' : 'nobody'),
    embedded: ({ vendorId }) => (!atPlaceholder && vendorId === vendor.vendorId ? 'godroid' : 'nobody'),
    merchant: ({ email }) => (atPlaceholder ? 'nobody' : roleOfOwner(email.toLowerCase(), vendor)),
  });
}

function roleOfOwner(email: string, vendor: VendorFacts): VendorRole {
  if (vendor.parentOwners.includes(email)) return 'parent-owner';
  if (!vendor.owners.includes(email)) return 'nobody';
  return vendor.parentVendorId === null ? 'parent-owner' : 'outlet-staff';
}

/** Whether the asker has the right at the vendor. */
export function mayAt(asker: Principal, vendor: VendorFacts, right: VendorRight): boolean {
  return rightsOfRoles[vendorRoleOf(asker, vendor)].includes(right);
}
