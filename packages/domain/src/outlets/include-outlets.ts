/**
 * Whether the caller may include all outlets of a vendor, which only the head of a family has (specification §4).
 * @param isOffered the country's parameter `allOutletOrders`
 */
export function mayIncludeOutlets(
  vendor: { readonly parent_vendor_id: string | null; readonly rights: readonly string[] },
  isOffered: boolean,
): boolean {
  return isOffered && vendor.parent_vendor_id === null && vendor.rights.includes('see-outlets-orders');
}
