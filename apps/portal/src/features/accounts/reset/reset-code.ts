import { toWesternDigits } from '@riderbell/domain/countries/numerals.ts';

/** specification §9 */
const codeLength = 6;

/** The digits of the typed or pasted text, in any script and with any separators: "123 456" from a mail is a code. */
export function codeOf(typed: string): string {
  return toWesternDigits(typed).replaceAll(/\D/g, '');
}

export function isWholeCode(code: string): boolean {
  return code.length === codeLength;
}
