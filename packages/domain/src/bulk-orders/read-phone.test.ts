import { describe, expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { readPhone } from './read-phone.ts';

/** The lengths of national numbers without their zero; the adapters have the real numbering plans. */
const lengths: Partial<Record<CountryCode, readonly number[]>> = {
  TH: [8, 9],
  DE: [6, 7, 8, 9, 10, 11, 12, 13],
  PK: [8, 9, 10, 11, 12],
  SG: [8, 10],
  IT: [6, 7, 8, 9, 10, 11, 12],
  DK: [8, 10],
  KZ: [10],
};

function phoneIn(code: CountryCode, text: string): string {
  const { phonePrefix } = countryOf(code);
  const isPossible = (phone: string): boolean => {
    if (phone.startsWith('+') && !phone.startsWith(phonePrefix)) return phone.length > 8;
    const national = phone.startsWith('+') ? phone.slice(phonePrefix.length) : phone.replace(/^0/, '');
    return lengths[code]?.includes(national.length) === true;
  };
  return readPhone(text, countryOf(code), isPossible);
}

describe('readPhone', () => {
  it.each<[CountryCode, string, string]>([
    ['TH', '0812345678', '0812345678'],
    ['TH', '081-234-5678', '0812345678'],
    ['TH', '๐๘๑-๒๓๔-๕๖๗๘', '0812345678'],
    ['TH', "'0812345678", '0812345678'],
    ['TH', '812345678', '0812345678'],
    ['TH', '812345678.0', '0812345678'],
    ['TH', '21234567', '021234567'],
    ['TH', '66812345678', '+66812345678'],
    ['TH', '66812345678.0', '+66812345678'],
    ['TH', '6.6812345678E10', '+66812345678'],
    ['TH', '6.6812345678e+10', '+66812345678'],
    ['TH', '+66 81 234 5678', '+66812345678'],
    ['TH', '0066812345678', '+66812345678'],
    ['TH', '02-123-4567 ext. 12', '021234567'],
    ['TH', '02-123-4567 ต่อ 12', '021234567'],
    ['DE', '15112345678', '015112345678'],
    ['DE', '4915112345678', '+4915112345678'],
    ['DE', '+49 (0)151 12345678', '+4915112345678'],
    ['IT', '+39 (0)6 12345678', '+390612345678'],
    ['DE', '491123456', '0491123456'],
    ['PK', '923001234567', '+923001234567'],
    ['PK', '9225123456', '09225123456'],
    ['SG', '91234567', '91234567'],
    ['SG', '6591234567', '+6591234567'],
    ['IT', '3331234567', '3331234567'],
    ['IT', '3931234567', '3931234567'],
    ['IT', '393331234567', '+393331234567'],
    ['DK', '4512345678', '+4512345678'],
    ['KZ', '77012345678', '+77012345678'],
    ['KZ', '7012345678', '7012345678'],
  ])('reads in %s the cell %j as %s', (code, cell, phone) => {
    expect(phoneIn(code, cell)).toBe(phone);
  });

  it('leaves what is no number to the order rules', () => {
    expect(phoneIn('TH', 'call reception')).toBe('');
    expect(phoneIn('TH', '12')).toBe('12');
    expect(phoneIn('TH', '081-234-5678 / 089-999-8888')).toBe('08123456780899998888');
  });
});
