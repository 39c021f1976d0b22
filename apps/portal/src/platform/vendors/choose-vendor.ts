import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';

/** A parent with its outlets, or a vendor of its own. */
export interface VendorGroup {
  parent: Vendor;
  outlets: Vendor[];
}

/** Parents first with their outlets below them, each in the order of their names; an outlet without its parent stands alone. */
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

/** The vendor to work for: the one of the address, else the remembered one, else the first that is active. */
export function chooseVendor(
  vendors: readonly Vendor[],
  wanted: string | undefined,
  remembered: unknown,
): Vendor | null {
  const find = (id: unknown) => vendors.find((vendor) => vendor.vendor_id === id);
  return find(wanted) ?? find(remembered) ?? vendors.find((vendor) => vendor.is_active) ?? vendors[0] ?? null;
}

/** The vendors whose name or id has every word that was typed. */
export function searchVendors(vendors: readonly Vendor[], typed: string): Vendor[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return vendors.filter((vendor) => {
    const text = `${vendor.name} ${vendor.vendor_id}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
