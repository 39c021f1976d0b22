import { toWesternDigits } from '../countries/numerals.ts';
import { guestVendorId } from '../outlets/guest-vendor.ts';
import { orderIdPrefix, tidyOrderId } from './order-id.ts';
import { filterPhoneInput } from './phone-number.ts';
import { tidyName } from './tidy-name.ts';

export type SearchKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'order-id'; readonly orderId: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'text'; readonly text: string };

const phoneMinimum = 4;

/**
 * What a search key means. A key that starts with the prefix of one of the vendors and a dash is an order id
 * (specification §4, §5); a key of digits written like a phone number is one; anything else is text.
 * `vendorIds` are the vendors to search: the merchant's own, and its outlets when they are included. A guest's order keeps its
 * id when an account takes it over, so the prefix of guests always counts.
 */
export function searchKeyOf(text: string, vendorIds: readonly string[]): SearchKey {
  // Numbers that are copied from right-to-left texts come with direction marks.
  const key = tidyName(text);
  if (key === '') return { kind: 'none' };
  if ([...vendorIds, guestVendorId].some((vendorId) => key.toLowerCase().startsWith(`${orderIdPrefix(vendorId)}-`))) {
    return { kind: 'order-id', orderId: tidyOrderId(key) };
  }
  const phone = filterPhoneInput(key);
  const looksLikePhone = /^[+＋]?[\d\s().\-/]+$/.test(toWesternDigits(key)) && phone.length >= phoneMinimum;
  return looksLikePhone ? { kind: 'phone', phone } : { kind: 'text', text: key };
}
