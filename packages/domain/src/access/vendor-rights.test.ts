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

describe('what somebody is to a vendor', () => {
  it.each([
    ['the owner of the head, at the head', person('owner@a.test'), head, 'parent-owner'],
    ['the owner of the head, at an outlet', person('owner@a.test'), outlet, 'parent-owner'],
    ['whatever the letter case of the address', person('Owner@A.test'), outlet, 'parent-owner'],
    ['the owner of an outlet, there', person('staff@a.test'), outlet, 'outlet-staff'],
    ['the owner of an outlet, at its parent', person('staff@a.test'), head, 'nobody'],
    ['the owner of an outlet, at another outlet of the parent', person('staff@a.test'), sibling, 'nobody'],
    ['somebody else', person('notowner@a.test'), outlet, 'nobody'],
    ['an account without an address, at a vendor without owners', person(''), { ...outlet, owners: [] }, 'nobody'],
    ['an external token, at its vendor', embedded('d001'), outlet, 'godroid'],
    ['an external token, at another outlet', embedded('d001'), sibling, 'nobody'],
    ['an external token of a parent, at its outlet', embedded('demo'), outlet, 'nobody'],
    ['an external token of an outlet, at its parent', embedded('d001'), head, 'nobody'],
    ['a guest, whatever it says of itself', guest, outlet, 'nobody'],
    ['a guest, at the placeholder of guests', guest, placeholder, 'guest'],
    ['an owner of the placeholder, there', person('owner@a.test'), placeholder, 'nobody'],
    ['an external token of the placeholder, there', embedded('guest'), placeholder, 'nobody'],
  ] as const)('%s', (_, asker, vendor, role) => {
    expect(vendorRoleOf(asker, vendor)).toBe(role);
  });
});

describe('rights at a vendor', () => {
  it('are nothing for nobody and the operator', () => {
    for (const role of ['nobody', 'operator'] as const) expect(rightsOfRoles[role]).toEqual([]);
  });

  it('are everything for the owner of the head, and all but the other outlets for the staff of one', () => {
    expect(rightsOfRoles['parent-owner'].toSorted()).toEqual(vendorRights.toSorted());
    expect(vendorRights.filter((right) => !mayAt(person('staff@a.test'), outlet, right))).toEqual([
      'see-outlets-orders',
    ]);
  });

  it('are for a guest those about orders, at the placeholder alone', () => {
    const all = (vendor: VendorFacts) => vendorRights.filter((right) => mayAt(guest, vendor, right));
    expect(all(placeholder)).toEqual(['see-vendor', 'request-riders', 'see-orders', 'change-orders', 'see-proofs']);
    expect([all(head), all(outlet), all(sibling)]).toEqual([[], [], []]);
  });

  it('leave out the help centre and the outlets in the embedded mode', () => {
    expect(vendorRights.filter((right) => !mayAt(embedded('demo'), head, right))).toEqual([
      'see-outlets-orders',
      'use-help-centre',
    ]);
  });
});
