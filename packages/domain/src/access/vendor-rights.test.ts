import { describe, expect, it } from 'vitest';
import type { Principal } from './principal.ts';
import { mayAt, rightsOfRoles, type VendorFacts, vendorRights, vendorRoleOf } from './vendor-rights.ts';

const head: VendorFacts = {
  vendorId: 'demo',
  parentVendorId: null,
  team: [
    { email: 'owner@a.test', role: 'owner' },
    { email: 'manager@a.test', role: 'manager' },
    { email: 'several@a.test', role: 'requester' },
  ],
  parentTeam: [],
};
const outlet: VendorFacts = {
  vendorId: 'd001',
  parentVendorId: 'demo',
  team: [
    { email: 'staff@a.test', role: 'owner' },
    { email: 'requester@a.test', role: 'requester' },
    { email: 'several@a.test', role: 'manager' },
    { email: 'owner@a.test', role: 'requester' },
  ],
  parentTeam: head.team,
};
const sibling: VendorFacts = { ...outlet, vendorId: 'd002', team: [{ email: 'sister@a.test', role: 'owner' }] };
const person = (email: string): Principal => ({ kind: 'merchant', accountId: email, email, sessionId: email });
const embedded = (vendorId: string): Principal => ({ kind: 'embedded', vendorId, endsAt: 1 });
const atDevice = (vendorId: string): Principal => ({
  kind: 'device',
  vendorId,
  deviceName: 'Counter',
  personId: 'owner@a.test',
  personName: 'Maria',
  sessionId: 's',
  endsAt: 1,
});
const placeholder: VendorFacts = { ...head, vendorId: 'guest' };
const rightsOf = (email: string, vendor: VendorFacts) =>
  vendorRights.filter((right) => mayAt(person(email), vendor, right));
const guest: Principal = { kind: 'guest', guestId: 'owner@a.test', endsAt: 1 };

describe('the role of a caller at a vendor', () => {
  it.each([
    ['the owner of the head is owner at the head', person('owner@a.test'), head, 'owner'],
    ['the owner of the head is owner at an outlet, whatever else it is there', person('owner@a.test'), outlet, 'owner'],
    ['the manager of the head is manager at an outlet', person('manager@a.test'), outlet, 'manager'],
    ['the strongest role counts', person('several@a.test'), outlet, 'manager'],
    ['a role at one outlet is none at another', person('several@a.test'), sibling, 'requester'],
    ['the case of the e-mail address does not matter', person('Owner@A.test'), outlet, 'owner'],
    ['the owner of an outlet is its owner', person('staff@a.test'), outlet, 'owner'],
    ['the requester of an outlet is its requester', person('requester@a.test'), outlet, 'requester'],
    ['the owner of an outlet has no role at the parent', person('staff@a.test'), head, 'none'],
    ['the owner of an outlet has no role at another outlet of the parent', person('staff@a.test'), sibling, 'none'],
    ['another merchant has no role', person('notowner@a.test'), outlet, 'none'],
    [
      'an account without an address has no role at a vendor without a team',
      person(''),
      { ...outlet, team: [] },
      'none',
    ],
    ['an external token is GODROID at its vendor', embedded('d001'), outlet, 'godroid'],
    ['an external token has no role at another outlet', embedded('d001'), sibling, 'none'],
    ['an external token of a parent has no role at its outlet', embedded('demo'), outlet, 'none'],
    ['an external token of an outlet has no role at its parent', embedded('d001'), head, 'none'],
    ['a person at a shared device has its role at its vendor', atDevice('d001'), outlet, 'device'],
    ['a person at a shared device has no role at another outlet', atDevice('d001'), sibling, 'none'],
    ['a person at a shared device has no role at the parent', atDevice('d001'), head, 'none'],
    ['a shared device of the parent has no role at its outlet', atDevice('demo'), outlet, 'none'],
    ['a person at a shared device has no role at the placeholder of guests', atDevice('guest'), placeholder, 'none'],
    ['a guest has no role at a merchant’s vendor, even with the owner’s address as its id', guest, outlet, 'none'],
    ['a guest is a guest at the placeholder of guests', guest, placeholder, 'guest'],
    ['a merchant has no role at the placeholder of guests', person('owner@a.test'), placeholder, 'none'],
    ['an external token has no role at the placeholder of guests', embedded('guest'), placeholder, 'none'],
  ] as const)('%s', (_, asker, vendor, role) => {
    expect(vendorRoleOf(asker, vendor)).toBe(role);
  });
});

describe('rights at a vendor', () => {
  it('are empty without a role and for the operator', () => {
    for (const role of ['none', 'operator'] as const) expect(rightsOfRoles[role]).toEqual([]);
  });

  it('are all rights for the owner of the head', () => {
    for (const vendor of [head, outlet, sibling]) expect(rightsOf('owner@a.test', vendor)).toEqual(vendorRights);
  });

  it('exclude the other outlets’ orders for the owner of an outlet', () => {
    expect(vendorRights.filter((right) => !mayAt(person('staff@a.test'), outlet, right))).toEqual([
      'see-outlets-orders',
    ]);
  });

  it('exclude scheduled exports, outlets, team and audit trail for a manager', () => {
    const refused = (vendor: VendorFacts) =>
      vendorRights.filter((right) => !mayAt(person('manager@a.test'), vendor, right));
    expect(refused(head)).toEqual(['schedule-exports', 'manage-outlets', 'manage-team', 'read-audit-trail']);
    expect(refused(outlet)).toEqual(refused(head));
  });

  it('are those about orders for a requester, at the head also for the outlets’ orders', () => {
    const orders = ['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs', 'use-address-book'];
    expect(rightsOf('requester@a.test', outlet)).toEqual([...orders, 'use-help-centre']);
    expect(rightsOf('requester@a.test', sibling)).toEqual([]);
    expect(rightsOf('several@a.test', head)).toEqual([...orders, 'see-outlets-orders', 'use-help-centre']);
  });

  it('give a guest only those about orders, and only at the placeholder', () => {
    const all = (vendor: VendorFacts) => vendorRights.filter((right) => mayAt(guest, vendor, right));
    expect(all(placeholder)).toEqual(['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs']);
    expect([all(head), all(outlet), all(sibling)]).toEqual([[], [], []]);
  });

  it('are those about orders for a person at a shared device', () => {
    const all = (vendor: VendorFacts) =>
      vendorRights.filter((right) => mayAt(atDevice(vendor.vendorId), vendor, right));
    const orders = ['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs', 'use-address-book'];
    expect([all(outlet), all(head)]).toEqual([orders, orders]);
  });

  it('exclude the help centre, the outlets’ orders and the business’s affairs for an embedded caller', () => {
    expect(vendorRights.filter((right) => !mayAt(embedded('demo'), head, right))).toEqual([
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
    ]);
  });
});
