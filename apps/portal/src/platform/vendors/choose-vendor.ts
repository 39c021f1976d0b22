import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';

/** A parent with its outlets, or a single vendor. */
export interface VendorGroup {
  parent: Vendor;
  outlets: Vendor[];
}

/** Groups outlets below their parents, sorted by name; an outlet without its parent is a separate group. */
export function groupVendors(vendors: readonly Vendor[], locale: string): VendorGroup[] {
  const byName = new Intl.Collator(locale, { numeric: true });
  const sorted = [...vendors].sort((a, b) => byName.compare(a.name, b.name));
  const parents = new Set(sorted.filter((vendor) => vendor.is_parent).map((vendor) => vendor.vendor_id));
  const isBelow = (vendor: Vendor) => vendor.parent_vendor_id !== null && parents.has(vendor.parent_vendor_id);
  return sorted
    .filter((vendor) => !isBelow(vendor))
    .map((parent) => ({
      parent,
      outlets: sorted.filter((vendor) => isBelow(vendor) && vendor.parent_vendor_id === parent.vendor_id),
    }));
}

/** Chooses the current vendor: the one in the address, else the remembered one, else the first active one. */
export function chooseVendor<Own extends Vendor>(
  vendors: readonly Own[],
  requested: string | undefined,
  remembered: unknown,
): Own | null {
  const find = (id: unknown) => vendors.find((vendor) => vendor.vendor_id === id);
  return find(requested) ?? find(remembered) ?? vendors.find((vendor) => vendor.is_active) ?? vendors[0] ?? null;
}

/** The vendors whose name or id contains every typed word. */
export function searchVendors(vendors: readonly Vendor[], query: string): Vendor[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return vendors.filter((vendor) => {
    const text = `${vendor.name} ${vendor.vendor_id}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
