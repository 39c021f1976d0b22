import { describe, expect, it } from 'vitest';
import type { Principal } from './principal.ts';
import { mayAt, rightsOfRoles, type VendorFacts, vendorRights, vendorRoleOf } from './vendor-rights.ts';

const head: VendorFacts = { vendorId: 'demo', parentVendorId: null, owners: ['owner@a.test'], parentOwners: [] };
const outlet: VendorFacts = {
  vendorId: 'd001',
  parentVendorId: 'demo',
  owners: ['staff@a.test'],
  parentOwners: ['owner@a.test'],
};
const sibling: VendorFacts = { ...outlet, vendorId: 'd002', owners: ['sister@a.test'] };
const person = (email: string): Principal => ({ kind: 'merchant', accountId: email, email, sessionId: email });
const embedded = (vendorId: string): Principal => ({ kind: 'embedded', vendorId, endsAt: 1 });
const placeholder: VendorFacts = { ...head, vendorId: 'guest' };
const guest: Principal = { kind: 'guest', guestId: 'owner@a.test', endsAt: 1 };

describe('the role of a caller at a vendor', () => {
  it.each([
    ['the owner of the head is parent owner at the head', person('owner@a.test'), head, 'parent-owner'],
    ['the owner of the head is parent owner at an outlet', person('owner@a.test'), outlet, 'parent-owner'],
    ['the case of the e-mail address does not matter', person('Owner@A.test'), outlet, 'parent-owner'],
    ['the owner of an outlet is its staff', person('staff@a.test'), outlet, 'outlet-staff'],
    ['the owner of an outlet has no role at the parent', person('staff@a.test'), head, 'none'],
    ['the owner of an outlet has no role at another outlet of the parent', person('staff@a.test'), sibling, 'none'],
    ['another merchant has no role', person('notowner@a.test'), outlet, 'none'],
    [
      'an account without an address has no role at a vendor without owners',
      person(''),
      { ...outlet, owners: [] },
      'none',
    ],
    ['an external token is GODROID at its vendor', embedded('d001'), outlet, 'godroid'],
    ['an external token has no role at another outlet', embedded('d001'), sibling, 'none'],
    ['an external token of a parent has no role at its outlet', embedded('demo'), outlet, 'none'],
    ['an external token of an outlet has no role at its parent', embedded('d001'), head, 'none'],
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

  it('are all rights for the parent owner, and all but the other outlets’ orders for outlet staff', () => {
    expect(rightsOfRoles['parent-owner'].toSorted()).toEqual(vendorRights.toSorted());
    expect(vendorRights.filter((right) => !mayAt(person('staff@a.test'), outlet, right))).toEqual([
      'see-outlets-orders',
    ]);
  });

  it('give a guest only those about orders, and only at the placeholder', () => {
    const all = (vendor: VendorFacts) => vendorRights.filter((right) => mayAt(guest, vendor, right));
    expect(all(placeholder)).toEqual(['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs']);
    expect([all(head), all(outlet), all(sibling)]).toEqual([[], [], []]);
  });

  it('exclude the help centre, the outlets’ orders and the business’s affairs for an embedded caller', () => {
    expect(vendorRights.filter((right) => !mayAt(embedded('demo'), head, right))).toEqual([
      'see-outlets-orders',
      'use-help-centre',
      'export-orders',
      'see-numbers',
      'keep-cash-book',
      'manage-outlets',
      'manage-team',
      'read-audit-trail',
    ]);
  });
});
