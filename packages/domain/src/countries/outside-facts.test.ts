import { getCountry, getTimezone } from 'countries-and-timezones';
import { code as currencyOf } from 'currency-codes';
import { describe, expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { countryCodes } from './country.ts';
import { currencies, digitsOf, isCurrencyCode } from './currencies.ts';

// Aliases of a zone count as that zone, because tables disagree about which name is the alias.
const oneName = (zone: string): string => getTimezone(zone)?.aliasOf ?? zone;

describe('ISO 4217', () => {
  test.each(Object.keys(currencies).filter(isCurrencyCode))('gives %s the digits of our table', (currency) => {
    expect(currencyOf(currency)?.digits).toBe(digitsOf(currency));
  });

  test.each(countryCodes)('gives %s the currency of its file', (code) => {
    const { name, currency } = countryOf(code);
    const listed = currencyOf(currency)?.countries.map((country) => country.toLowerCase()) ?? [];
    // ISO uses the long name of Laos.
    const wanted = code === 'LA' ? 'lao people' : name.toLowerCase();
    expect(listed.some((country) => country.includes(wanted))).toBe(true);
  });
});

describe('the IANA time zone table', () => {
  test.each(countryCodes)('gives %s exactly the zones of its file', (code) => {
    const { timeZone, otherTimeZones } = countryOf(code);
    const ours = [timeZone, ...otherTimeZones].map(oneName);
    const theirs = getCountry(code)?.timezones.map(oneName) ?? [];
    expect(new Set(ours)).toEqual(new Set(theirs));
  });

  test.each(countryCodes)('has only zones of %s that the runtime knows', (code) => {
    const { timeZone, otherTimeZones } = countryOf(code);
    for (const zone of [timeZone, ...otherTimeZones]) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
    }
  });
});
