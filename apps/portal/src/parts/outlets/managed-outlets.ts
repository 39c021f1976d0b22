import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import { isEditableOutlet } from '@riderbell/domain/outlets/outlet-rules.ts';

/** The parents below which the caller may add collection points; the server requires the right there. */
export function managedParents(vendors: readonly CallersVendor[]): CallersVendor[] {
  return vendors.filter((vendor) => vendor.is_parent && vendor.rights.includes('manage-outlets'));
}

/** The outlets that the caller may change: by the right at their parent, and by their id (specification §2, §6). */
export function editableOutlets(vendors: readonly CallersVendor[]): CallersVendor[] {
  const parents = new Set(managedParents(vendors).map(({ vendor_id: id }) => id));
  return vendors.filter(
    ({ vendor_id: id, parent_vendor_id: parent }) => parent !== null && parents.has(parent) && isEditableOutlet(id),
  );
}
