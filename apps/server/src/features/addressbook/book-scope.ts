import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { AddressBookNeeds, BookScope } from './ports.ts';

/**
 * The customers whom the principal may see from this vendor: those of the whole family if the principal has the right at its head,
 * otherwise those of this vendor alone. Null without the right here.
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
