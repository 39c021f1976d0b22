const shape = /^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$/;

/** What a code looks like, in words. */
export const voucherCodeShape = '3 to 32 letters A to Z, digits and dashes inside';

/**
 * The one spelling of a voucher code, however it was typed: in small letters, with spaces around it or in full-width
 * letters. Null for what is no code.
 */
export function voucherCodeOf(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase();
  return shape.test(code) ? code : null;
}
