import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { expect, it } from 'vitest';
import { editableBranches, managedParents } from './managed-outlets.ts';

const branch = (id: string, parent: string | null, rights: string[] = []) =>
  ({ vendor_id: id, parent_vendor_id: parent, is_parent: parent === null, rights }) as unknown as CallersVendor;
const idsOf = (vendors: readonly CallersVendor[]) => vendors.map(({ vendor_id: id }) => id);

const vendors = [
  branch('mine', null, ['manage-outlets']),
  branch('d001', 'mine'),
  branch('a-002', 'mine'),
  branch('other', null, ['see-vendor']),
  branch('d003', 'other', ['manage-outlets']),
  branch('b-head', null, ['manage-outlets']),
  branch('d004', 'b-head'),
  { ...branch('alone', null, ['manage-outlets']), is_parent: false },
];

it('offers to change the parents and single branches that the caller manages and their outlets, except locked ids', () => {
  expect(idsOf(editableBranches(vendors))).toEqual(['mine', 'd001', 'd004', 'alone']);
});

it('offers to add outlets only below parents that the caller manages', () => {
  expect(idsOf(managedParents(vendors))).toEqual(['mine', 'b-head']);
});
