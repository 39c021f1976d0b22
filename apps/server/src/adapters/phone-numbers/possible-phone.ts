import type { CountryCode } from '@riderbell/domain/countries/country.ts';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/**
 * Whether a text could be a phone number of the country, or of any country when it begins with a plus (specification §5
 * asks for a possible number: one of the right length, whether or not it was ever given out).
 */
export function isPossiblePhone(country: CountryCode): (text: string) => boolean {
  return (text) => isPossiblePhoneNumber(text, country);
}
