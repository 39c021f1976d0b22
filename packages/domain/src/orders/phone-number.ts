import { toWesternDigits } from '../countries/numerals.ts';

/**
 * What a phone field keeps of what was typed: digits and plus (specification §5), for the customer and the sender alike.
 * Digits of other scripts become 0 to 9, so that they are kept too.
 */
export function filterPhoneInput(text: string): string {
  return toWesternDigits(text)
    .replaceAll('＋', '+')
    .replaceAll(/[^\d+]/g, '');
}

/**
 * The digits that all ways of writing a number end with: without the country's prefix ("+66", also dialled as "0066") and without the
 * zero that is dialled inside it. By them a number is found however it was typed.
 */
export function significantDigits(phone: string, phonePrefix: string): string {
  const digits = filterPhoneInput(phone).replace(/^00/, '+');
  const local = digits.startsWith(phonePrefix) ? digits.slice(phonePrefix.length) : digits;
  return local.replace(/^[+0]+(?=\d)/, '');
}
