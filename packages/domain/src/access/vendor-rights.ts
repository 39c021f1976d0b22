import { guestVendorId } from '../outlets/guest-vendor.ts';
import { accountOf, byKind, type Principal } from './principal.ts';

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
  'schedule-exports',
  'see-numbers',
  'keep-cash-book',
  'manage-devices',
  'manage-outlets',
  'manage-team',
  'read-audit-trail',
] as const;

export type VendorRight = (typeof vendorRights)[number];

/** What a person of the business is at one vendor, the strongest first. A role at the head of a family is also one at each of its outlets. */
export const teamRoles = ['owner', 'manager', 'requester'] as const;

export type TeamRole = (typeof teamRoles)[number];

/** What a caller is to one vendor (specification §6). */
export type VendorRole = TeamRole | 'none' | 'guest' | 'device' | 'godroid' | 'operator';

/** What it takes to request riders. */
const counter = [
  'see-vendor',
  'request-riders',
  'see-orders',
  'change-orders',
  'see-proofs',
  'use-address-book',
] as const;

const requester = [...counter, 'use-help-centre'] as const;

const manager = [
  ...requester,
  'change-vendor',
  'export-orders',
  'see-numbers',
  'keep-cash-book',
  'manage-devices',
] as const;

/** The only table of who may do what. A right that is not listed is refused. */
export const rightsOfRoles: Readonly<Record<VendorRole, readonly VendorRight[]>> = {
  none: [],
  // At the placeholder that all guests share, and only for the guest's own orders (`isOwnOrder`). The collection point comes with
  // each order, so there is none to save. No address book, because guests do not share customers, and no help centre (§6).
  guest: ['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs'],
  // Each person who knows a PIN at the counter. The help centre needs an account (§6).
  device: counter,
  requester,
  manager,
  owner: [...manager, 'schedule-exports', 'manage-outlets', 'manage-team', 'read-audit-trail'],
  // Its token names one restaurant, so it sees no other vendor, not even that restaurant's outlets; no help centre (§6).
  godroid: [...counter, 'change-vendor'],
  // The operator of the deployment sets parameters; the merchants' orders are none of its business.
  operator: [],
};

export interface TeamMember {
  /** In lower case. */
  readonly email: string;
  readonly role: TeamRole;
}

export interface VendorFacts {
  readonly vendorId: string;
  /** null for the head of a family. */
  readonly parentVendorId: string | null;
  readonly team: readonly TeamMember[];
  readonly parentTeam: readonly TeamMember[];
}

/** What the caller is to the vendor: the strongest of its roles there. */
export function vendorRoleOf(asker: Principal, vendor: VendorFacts): VendorRole {
  // Refuses also a merchant who was made owner of a vendor with this id, and an external token that names it.
  const atPlaceholder = vendor.vendorId === guestVendorId;
  return byKind<VendorRole>(asker, {
    guest: () => (atPlaceholder ? 'guest' : 'none'),
    device: ({ vendorId }) => (!atPlaceholder && vendorId === vendor.vendorId ? 'device' : 'none'),
    embedded: ({ vendorId }) => (!atPlaceholder && vendorId === vendor.vendorId ? 'godroid' : 'none'),
    merchant: ({ email }) => (atPlaceholder ? 'none' : roleIn([...vendor.team, ...vendor.parentTeam], email)),
  });
}

function roleIn(team: readonly TeamMember[], email: string): TeamRole | 'none' {
  const own = new Set(team.filter((member) => member.email === email.toLowerCase()).map(({ role }) => role));
  return teamRoles.find((role) => own.has(role)) ?? 'none';
}

/** Whether the caller has a role at the head of the family, and so sees all of its outlets. */
function isOfHead(asker: Principal, { parentVendorId, team, parentTeam }: VendorFacts): boolean {
  const account = accountOf(asker);
  return account !== null && roleIn(parentVendorId === null ? team : parentTeam, account.email) !== 'none';
}

/** The caller's rights at the vendor. */
export function rightsAt(asker: Principal, vendor: VendorFacts): readonly VendorRight[] {
  const rights = rightsOfRoles[vendorRoleOf(asker, vendor)];
  return rights.length > 0 && isOfHead(asker, vendor) ? [...rights, 'see-outlets-orders'] : rights;
}

/** Whether the caller has the right at the vendor. */
export function mayAt(asker: Principal, vendor: VendorFacts, right: VendorRight): boolean {
  return rightsAt(asker, vendor).includes(right);
}
