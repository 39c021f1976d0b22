import { filterPhoneInput } from '@riderbell/domain/orders/phone-number.ts';

/** How a phone number is written, whatever was typed. */
export interface PhoneForms {
  /** With the plus and the country: one number has one full form. */
  full(text: string): string;
  /** As inside its country and without the zero that is dialled there: what every way of writing it ends with. */
  national(text: string): string;
}

/** Without the number plans: the digits alone, without what stands before them. */
export const plainPhoneForms: PhoneForms = {
  full: (text) => filterPhoneInput(text).replace(/^[+0]+/, ''),
  national: (text) => filterPhoneInput(text).replace(/^[+0]+/, ''),
};

/** The forms of a country (ISO 3166-1 alpha-2), by the number plans that the phone rule uses too; the plain ones where they cannot be had. */
export async function loadPhoneForms(country: string): Promise<PhoneForms> {
  const plans = await import('libphonenumber-js/min').catch(() => null);
  if (!plans?.isSupportedCountry(country)) return plainPhoneForms;
  const read = (text: string) => plans.parsePhoneNumberFromString(filterPhoneInput(text), country);
  return {
    full: (text) => read(text)?.number ?? plainPhoneForms.full(text),
    national: (text) => read(text)?.nationalNumber ?? plainPhoneForms.national(text),
  };
}
