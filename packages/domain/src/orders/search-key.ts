import { toWesternDigits } from '../countries/numerals.ts';
import { guestVendorId } from '../outlets/guest-vendor.ts';
import { orderIdPrefix, tidyOrderId } from './order-id.ts';
import { filterPhoneInput } from './phone-number.ts';

export type SearchKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'order-id'; readonly orderId: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'text'; readonly text: string };

const phoneMinimum = 4;

/**
 * What a search key looks for. A key that starts with the prefix of one of the vendors and a dash is an order id
 * (specification §5; decisions: Orders); a key of digits as phone numbers are written is a phone number; anything else is
 * text to find. `vendorIds` are those whose orders are searched: the vendor's, and its outlets' when they are included. An order that
 * a guest brought along keeps its id, so the prefix of guests counts everywhere.
 */
export function searchKeyOf(text: string, vendorIds: readonly string[]): SearchKey {
  const key = text.trim();
  if (key === '') return { kind: 'none' };
  if ([...vendorIds, guestVendorId].some((vendorId) => key.toLowerCase().startsWith(`${orderIdPrefix(vendorId)}-`))) {
    return { kind: 'order-id', orderId: tidyOrderId(key) };
  }
  const phone = filterPhoneInput(key);
  const looksLikePhone = /^[+＋]?[\d\s().\-/]+$/.test(toWesternDigits(key)) && phone.length >= phoneMinimum;
  return looksLikePhone ? { kind: 'phone', phone } : { kind: 'text', text: key };
}
