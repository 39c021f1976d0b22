import { guestVendorId } from '../outlets/guest-vendor.ts';
import { byKind, type Principal } from './principal.ts';

/** What a caller can do with a vendor or outlet and with what belongs to it: its orders, their riders, their photos. */
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
  'export-orders',
  'see-numbers',
  'keep-cash-book',
  'manage-outlets',
  'manage-team',
  'read-audit-trail',
] as const;

export type VendorRight = (typeof vendorRights)[number];

/**
 * What a caller is to one vendor (specification §6). An owner of an outlet is its staff. The owner of the head of a family
 * is the parent owner of the head itself and of each of its outlets.
 */
export const vendorRoles = ['none', 'guest', 'outlet-staff', 'parent-owner', 'godroid', 'operator'] as const;

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

/** What the business itself is run with, beyond its orders. */
const business = [
  'export-orders',
  'see-numbers',
  'keep-cash-book',
  'manage-outlets',
  'manage-team',
  'read-audit-trail',
] as const;

/** The only table of who may do what. A right that is not listed is refused. */
export const rightsOfRoles: Readonly<Record<VendorRole, readonly VendorRight[]>> = {
  none: [],
  // At the placeholder that all guests share, and only for the guest's own orders (`isOwnOrder`). The collection point comes with
  // each order, so there is none to save. No address book, because guests do not share customers, and no help centre (§6).
  guest: ['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs'],
  'outlet-staff': [...merchant, ...business, 'use-help-centre'],
  'parent-owner': [...merchant, ...business, 'use-help-centre', 'see-outlets-orders'],
  // Its token names one restaurant, so it sees no other vendor, not even that restaurant's outlets; no help centre (§6).
  godroid: merchant,
  // The operator of the deployment sets parameters; the merchants' orders are none of its business.
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

/** What the caller is to the vendor. */
export function vendorRoleOf(asker: Principal, vendor: VendorFacts): VendorRole {
  // Refuses also a merchant who was made owner of a vendor with this id, and an external token that names it.
  const atPlaceholder = vendor.vendorId === guestVendorId;
  return byKind(asker, {
    guest: () => (atPlaceholder ? 'guest' : 'none'),
    embedded: ({ vendorId }) => (!atPlaceholder && vendorId === vendor.vendorId ? 'godroid' : 'none'),
    merchant: ({ email }) => (atPlaceholder ? 'none' : roleOfOwner(email.toLowerCase(), vendor)),
  });
}

function roleOfOwner(email: string, vendor: VendorFacts): VendorRole {
  if (vendor.parentOwners.includes(email)) return 'parent-owner';
  if (!vendor.owners.includes(email)) return 'none';
  return vendor.parentVendorId === null ? 'parent-owner' : 'outlet-staff';
}

/** The caller's rights at the vendor. */
export function rightsAt(asker: Principal, vendor: VendorFacts): readonly VendorRight[] {
  return rightsOfRoles[vendorRoleOf(asker, vendor)];
}

/** Whether the caller has the right at the vendor. */
export function mayAt(asker: Principal, vendor: VendorFacts, right: VendorRight): boolean {
  return rightsAt(asker, vendor).includes(right);
}
