import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { AddressBookNeeds, BookScope } from './ports.ts';

/**
 * Whose customers somebody may have to do with from this vendor: those of the whole family for whoever has the right at its
 * head, else those of this vendor alone; null without the right here.
 */
export async function bookScope(
  { vendors }: Pick<AddressBookNeeds, 'vendors'>,
  principal: Principal,
  vendorId: string,
  right: VendorRight,
): Promise<BookScope | null> {
  const vendor = await vendors.find(principal, vendorId, right);
  if (vendor === null) return null;
  const familyId = vendor.parent_vendor_id ?? vendor.vendor_id;
  const wholeFamily = familyId === vendorId || (await vendors.find(principal, familyId, right)) !== null;
  return { vendorId, familyId, wholeFamily };
}
