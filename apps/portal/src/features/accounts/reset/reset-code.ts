import { toWesternDigits } from '@riderbell/domain/countries/numerals.ts';

/** specification §9 */
const codeLength = 6;

/** The digits of what was typed or pasted, in whatever script and with whatever between them: a mail's "123 456" is a code. */
export function codeOf(typed: string): string {
  return toWesternDigits(typed).replaceAll(/\D/g, '');
}

export function isWholeCode(code: string): boolean {
  return code.length === codeLength;
}
