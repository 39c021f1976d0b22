import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/**
 * Says whether a text could be a phone number of the country, or of any country if it begins with a plus. Specification §5 asks for a
 * possible number: one of the right length, assigned or not.
 */
export function isPossiblePhone(country: CountryCode): (text: string) => boolean {
  return (text) => isPossiblePhoneNumber(text, country);
}
