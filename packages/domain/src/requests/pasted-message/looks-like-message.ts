import { toWesternDigits } from '../../countries/numerals.ts';
import { coordinatePair } from '../../places/coordinates.ts';

/**
 * Whether a text pasted into the address search is a message rather than an address: it has several lines, a phone number
 * or a link. Checks only the beginning of a long text.
 */
export function looksLikeMessage(text: string): boolean {
  const plain = toWesternDigits(text.slice(0, 5000)).trim();
  if (coordinatePair(plain)) return false;
  if (/\n\s*\S|\r\s*\S/.test(plain) || /\bhttps?:\/\/|\bgeo:/i.test(plain)) return true;
  return /(?<![\d.,])(?:\+|0)[\d ()-]{7,20}\d/.test(plain);
}
