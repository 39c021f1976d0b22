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
