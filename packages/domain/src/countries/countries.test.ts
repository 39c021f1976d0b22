import { describe, expect, test } from 'vitest';
import { countryOf, isCountryCode } from './countries.ts';
import { type CountryCode, countryCodes } from './country.ts';
import { toMinor } from './money.ts';
import { languages } from './languages.ts';

const all = countryCodes.map(countryOf);

describe('every country', () => {
  test('is one of the 35 and has its own code', () => {
    expect(all).toHaveLength(35);
    expect(all.map(({ code }) => code)).toEqual(countryCodes);
    expect(isCountryCode('TH')).toBe(true);
    expect(isCountryCode('XX')).toBe(false);
  });

  test('together speak all the languages of the product', () => {
    expect(new Set(all.flatMap((country) => country.languages))).toEqual(new Set(languages));
  });
});

describe('the figures that the specification gives', () => {
  const inMinor = (code: CountryCode, decimal: number) => toMinor(decimal, countryOf(code).currency);

  test.each<[CountryCode, number, number, number]>([
    ['TW', 99, 10, 1000],
    ['SG', 6, 1, 0],
    ['MY', 4.75, 0.5, 0],
    ['PK', 65, 10, 0],
    ['TH', 35, 7, 4000],
    ['MM', 1300, 200, 0],
    ['BD', 55, 5, 0],
    ['HK', 49, 3, 0],
  ])('%s costs %d plus %d for each kilometre after %d m', (code, base, perKilometre, includedMetres) => {
    expect(countryOf(code).fees).toMatchObject({
      source: 'specification',
      base: inMinor(code, base),
      perKilometre: inMinor(code, perKilometre),
      includedMetres,
    });
  });

  test('are the only prices that are not our own defaults', () => {
    const given = all.filter(({ fees }) => fees.source === 'specification').map(({ code }) => code);
    expect(given.toSorted()).toEqual(['BD', 'HK', 'MM', 'MY', 'PK', 'SG', 'TH', 'TW']);
  });

  test.each<[CountryCode, number, 'road' | 'straight-line']>([
    ['MY', 10_000, 'road'],
    ['HK', 10_000, 'road'],
    ['TW', 12_000, 'straight-line'],
    ['TH', 15_000, 'road'],
    ['PK', 5000, 'road'],
    ['BD', 10_000, 'road'],
  ])('%s delivers up to %d m by %s', (code, metres, along) => {
    expect(countryOf(code).distanceLimit).toEqual({ source: 'specification', metres, along });
  });

  test('limit the weight to 5 kg, except for more in five countries', () => {
    const heavier = all.filter(({ weightLimitKg }) => weightLimitKg.value !== 5);
    expect(Object.fromEntries(heavier.map(({ code, weightLimitKg }) => [code, weightLimitKg.value]))).toEqual({
      HK: 10,
      MY: 15,
      PH: 20,
      TW: 20,
      FI: 10,
    });
  });

  test.each<[CountryCode, number]>([
    ['HK', 1000],
    ['MM', 300_000],
    ['PH', 10_000],
    ['MY', 200],
    ['TW', 5000],
  ])('%s requires a confirmation of item values above %d', (code, limit) => {
    expect(countryOf(code).itemValueLimit).toEqual({ source: 'specification', value: inMinor(code, limit) });
  });

  test('require a unit number only in Singapore, no amount only in Kuwait, and at least 100 rupees only in Pakistan', () => {
    const byRule = (rule: (code: CountryCode) => boolean) => countryCodes.filter(rule);
    expect(byRule((code) => countryOf(code).unitNumberRequired)).toEqual(['SG']);
    expect(byRule((code) => !countryOf(code).amount.required)).toEqual(['KW']);
    expect(byRule((code) => countryOf(code).amount.minimum !== null)).toEqual(['PK']);
    expect(countryOf('PK').amount.minimum).toBe(10_000);
  });

  test('describe the example deployment: Thailand, baht, English and Thai, cash, 15 minutes', () => {
    expect(countryOf('TH')).toMatchObject({
      currency: 'THB',
      languages: ['en', 'th_TH'],
      defaultLanguage: 'en',
      phonePrefix: '+66',
      timeZone: 'Asia/Bangkok',
      payment: { default: 'CASH_ON_DELIVERY', cardType: 'generic_creditcard' },
      minimumEtaMinutes: 15,
    });
  });
});
