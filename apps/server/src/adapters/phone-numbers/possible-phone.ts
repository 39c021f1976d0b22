import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { getExampleNumber, isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * Says whether a text could be a phone number of the country, or of any country if it begins with a plus. Specification §5 asks for a
 * possible number: one of the right length, assigned or not.
 */
export function isPossiblePhone(country: CountryCode): (text: string) => boolean {
  return (text) => isPossiblePhoneNumber(text, country);
}

/** Writes a number of the country, or of any country, as people abroad do: "+66 81 234 5678". Any other text stays as it is. */
export function internationalPhone(country: CountryCode): (text: string) => string {
  return (text) => parsePhoneNumberFromString(text, country)?.formatInternational() ?? text;
}

/** A mobile number of the country that belongs to no one: "+66 81 234 5678"; empty if none is known. */
export function examplePhone(country: CountryCode): string {
  return getExampleNumber(country, examples)?.formatInternational() ?? '';
}
