import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';

/** Normalises a phone number, however it was typed. */
export interface PhoneForms {
  /** The international form, with the plus and the country code; unique for each number. */
  full(text: string): string;
  /** The national form without the trunk prefix, with which every spelling of the number ends. */
  national(text: string): string;
}

/** The fallback without number plans: only the digits, without a leading plus or zeros. */
export const plainPhoneForms: PhoneForms = {
  full: (text) => filterPhoneInput(text).replace(/^[+0]+/, ''),
  national: (text) => filterPhoneInput(text).replace(/^[+0]+/, ''),
};

/**
 * The forms of a country (ISO 3166-1 alpha-2), from the number plans that the phone rule also uses; the plain forms if these
 * cannot be loaded.
 */
export async function loadPhoneForms(country: string): Promise<PhoneForms> {
  const plans = await import('libphonenumber-js/min').catch(() => null);
  if (!plans?.isSupportedCountry(country)) return plainPhoneForms;
  const read = (text: string) => plans.parsePhoneNumberFromString(filterPhoneInput(text), country);
  return {
    full: (text) => read(text)?.number ?? plainPhoneForms.full(text),
    national: (text) => read(text)?.nationalNumber ?? plainPhoneForms.national(text),
  };
}
