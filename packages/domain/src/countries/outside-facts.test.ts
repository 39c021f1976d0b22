import { getCountry, getTimezone } from 'countries-and-timezones';
import { code as currencyOf } from 'currency-codes';
import { describe, expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { countryCodes } from './country.ts';
import { currencies, digitsOf, isCurrencyCode } from './currencies.ts';

// Two names of one zone are one zone: tables disagree about which of them is the alias.
const oneName = (zone: string): string => getTimezone(zone)?.aliasOf ?? zone;

describe('by ISO 4217', () => {
  test.each(Object.keys(currencies).filter(isCurrencyCode))('%s has the digits of our table', (currency) => {
    expect(currencyOf(currency)?.digits).toBe(digitsOf(currency));
  });

  test.each(countryCodes)('%s pays in the currency of its file', (code) => {
    const { name, currency } = countryOf(code);
    const listed = currencyOf(currency)?.countries.map((country) => country.toLowerCase()) ?? [];
    // ISO writes Laos out.
    const wanted = code === 'LA' ? 'lao people' : name.toLowerCase();
    expect(listed.some((country) => country.includes(wanted))).toBe(true);
  });
});

describe('by the IANA table of zones', () => {
  test.each(countryCodes)('%s has exactly the zones of its file', (code) => {
    const { timeZone, otherTimeZones } = countryOf(code);
    const ours = [timeZone, ...otherTimeZones].map(oneName);
    const theirs = getCountry(code)?.timezones.map(oneName) ?? [];
    expect(new Set(ours)).toEqual(new Set(theirs));
  });

  test.each(countryCodes)('the clocks of %s are known to the runtime', (code) => {
    const { timeZone, otherTimeZones } = countryOf(code);
    for (const zone of [timeZone, ...otherTimeZones]) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
    }
  });
});
