import { toWesternDigits } from '../countries/numerals.ts';

/**
 * The input of a phone field without all but digits and plus (specification §5), for the customer and the sender alike.
 * Digits of other scripts become 0 to 9.
 */
export function filterPhoneInput(text: string): string {
  return toWesternDigits(text)
    .replaceAll('＋', '+')
    .replaceAll(/[^\d+]/g, '');
}

/**
 * The digits that all spellings of a number share: without the country prefix ("+66", also dialled as "0066") and without the
 * national zero. A search for them finds the number in any spelling.
 */
export function significantDigits(phone: string, phonePrefix: string): string {
  const digits = filterPhoneInput(phone).replace(/^00/, '+');
  const local = digits.startsWith(phonePrefix) ? digits.slice(phonePrefix.length) : digits;
  return local.replace(/^[+0]+(?=\d)/, '');
}
