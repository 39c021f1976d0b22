import type { Country, CountryCode } from '../countries/country.ts';
import { toWesternDigits } from '../countries/numerals.ts';
import { filterPhoneInput } from '../orders/phone-number.ts';

/** Countries whose national numbers begin with a zero, which a spreadsheet drops from a number. */
const trunkZero: ReadonlySet<CountryCode> = new Set<CountryCode>([
  'AE',
  'BD',
  'DE',
  'EG',
  'FI',
  'JO',
  'JP',
  'KH',
  'LA',
  'MM',
  'MY',
  'NG',
  'PH',
  'PK',
  'RO',
  'RS',
  'SA',
  'SE',
  'TH',
  'TW',
]);

/** How a spreadsheet writes a number that was never meant to be calculated with: "66812345678.0", "6.6812345678E10". */
const calculated = /^\d+\.0+$|^\d\.\d+e\+?\d{1,2}$/i;

/** An extension, which would become a part of the number. */
const extension = /[\s,;(]*(?:\bext(?:ension)?|\bx|#|ต่อ|内線|內線|分機|分机|داخلي)\.?[\s:]*\d{1,6}\)?$/i;

/** The zero in "+49 (0)151", which is only for calls within the country; in Italy it is part of the number. */
const nationalZero = /^(\s*(?:\+|00)[\d\s-]{1,6})\(0\)/;

/**
 * The phone number of a cell, digits with a plus before a country prefix, with what a spreadsheet took from it: a leading zero, a plus.
 * Whether it is possible is for the rules of an order to say.
 */
export function readPhone(
  text: string,
  country: Pick<Country, 'code' | 'phonePrefix'>,
  isPossiblePhone: (text: string) => boolean,
): string {
  const plain = toWesternDigits(text).trim();
  const whole = calculated.test(plain) ? Number(plain) : Number.NaN;
  const dialled = country.code === 'IT' ? plain : plain.replace(nationalZero, '$1');
  const phone = Number.isSafeInteger(whole) ? String(whole) : filterPhoneInput(dialled.replace(extension, ''));
  if (phone.startsWith('00')) return isPossiblePhone(phone) ? phone : dialledAbroad(phone, isPossiblePhone);
  if (phone === '' || /^[+0]/.test(phone)) return phone;
  const prefix = country.phonePrefix.slice(1);
  const international = phone.startsWith(prefix) && isPossiblePhone(`+${phone}`);
  // A national number may begin with the digits of the prefix, but none is this long.
  const longerThanNational = trunkZero.has(country.code) || country.code === 'IT' ? 9 : 8;
  if (international && phone.length >= prefix.length + longerThanNational) return `+${phone}`;
  if (trunkZero.has(country.code)) {
    if (isPossiblePhone(`0${phone}`)) return `0${phone}`;
  } else if (isPossiblePhone(phone)) return phone;
  return international ? `+${phone}` : phone;
}

function dialledAbroad(phone: string, isPossiblePhone: (text: string) => boolean): string {
  const international = phone.replace(/^00/, '+');
  return isPossiblePhone(international) ? international : phone;
}
