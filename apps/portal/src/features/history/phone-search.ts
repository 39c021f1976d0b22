import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';
import { orderIdPrefix } from '@riderbell/domain/orders/order-id.ts';
import { guestVendorId } from '@riderbell/domain/outlets/guest-vendor.ts';
import type { PhoneRule } from '@riderbell/web/phone/phone-rule.ts';

/**
 * What a guest's search of the history requests: the orders of a valid phone number, or an order by its id (specification §5, Lists
 * and search). Null for any other text.
 */
export function guestSearchOf(typed: string, isPossiblePhone: PhoneRule): string | null {
  const text = typed.trim();
  if (text === '' || text.toLowerCase().startsWith(`${orderIdPrefix(guestVendorId)}-`)) return text;
  const phone = filterPhoneInput(text);
  // A name is no number, even with digits in it.
  return phone !== '' && !/\p{Letter}/u.test(text) && isPossiblePhone(phone) ? phone : null;
}
