const shape = /^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$/;

/** The shape of a code, in words. */
export const voucherCodeShape = '3 to 32 letters A to Z, digits and dashes inside';

/**
 * The canonical spelling of a voucher code that was typed in lower case, with surrounding spaces or in full-width
 * characters. Null for a text that is no code.
 */
export function voucherCodeOf(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase();
  return shape.test(code) ? code : null;
}
