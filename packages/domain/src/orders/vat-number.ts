/** A VAT number has 8 characters (specification §9). */
export const vatNumberLength = 8;

export type VatNumberFault = { readonly key: 'validation.vat-number-length' | 'validation.vat-number-invalid' };

/**
 * What is wrong with a VAT number, or null. It is optional, so an empty one is fine; else it has 8 characters
 * (specification §5). The specification calls others invalid without saying which: we take letters and digits.
 */
export function vatNumberFault(vatNumber: string): VatNumberFault | null {
  const text = vatNumber.trim();
  if (text === '') return null;
  if ([...text].length !== vatNumberLength) return { key: 'validation.vat-number-length' };
  return /^[A-Za-z0-9]+$/.test(text) ? null : { key: 'validation.vat-number-invalid' };
}
