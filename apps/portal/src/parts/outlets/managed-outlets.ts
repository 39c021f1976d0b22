import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { isEditableOutlet } from '@riderbell/domain/outlets/outlet-rules.ts';

/** The parents below which the caller may add collection points; the server requires the right there. */
export function managedParents(vendors: readonly CallersVendor[]): CallersVendor[] {
  return vendors.filter((vendor) => vendor.is_parent && vendor.rights.includes('manage-outlets'));
}

/**
 * The branches that the caller may change, by their id and by the right at the parent (specification §2, §6): the outlets, and
 * branches without a parent, of which only the opening hours can be changed.
 */
export function editableBranches(vendors: readonly CallersVendor[]): CallersVendor[] {
  const managed = vendors.filter(({ rights }) => rights.includes('manage-outlets'));
  const heads = new Set(
    managed.filter(({ parent_vendor_id: parent }) => parent === null).map(({ vendor_id: id }) => id),
  );
  return vendors.filter(
    ({ vendor_id: id, parent_vendor_id: parent }) => heads.has(parent ?? id) && isEditableOutlet(id),
  );
}
