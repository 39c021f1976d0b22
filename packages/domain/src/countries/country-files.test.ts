import { describe, expect, test } from 'vitest';
import { parseServiceHours } from '../outlets/service-hours.ts';
import { allowedPaymentMethods } from '../payments/payment-methods.ts';
import { isInCountry } from '../quotes/delivery-area.ts';
import { countries, countryOf } from './countries.ts';
import { type Country, type CountryCode, countryCodes } from './country.ts';
import { isCurrencyCode } from './currencies.ts';
import { isLanguage } from './languages.ts';
import { prohibitedEverywhere, prohibitedItems } from './prohibited-items.ts';
import { geolocatorRegions } from './regions.ts';

type Schema = { readonly [Field in keyof Country]: (value: Country[Field], country: Country) => boolean };

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const hasKeys = (value: object, keys: string): boolean => Object.keys(value).toSorted().join(' ') === keys;

/** The check of each field of a file. A field without a check does not compile. */
const schema: Schema = {
  code: (value, country) => countries[value] === country,
  name: (value) => /^[A-Z][\w ]+$/.test(value),
  currency: isCurrencyCode,
  bankNotes: (value) =>
    value.length >= 4 && value.every(isAmount) && value.every((note, at) => note > (value[at - 1] ?? 0)),
  phonePrefix: (value) => /^\+[1-9]\d{0,2}$/.test(value),
  timeZone: (value) => value.includes('/'),
  otherTimeZones: (value, { timeZone }) => isOnce([timeZone, ...value]),
  geolocatorRegion: (value) => geolocatorRegions.includes(value),
  houseNumber: (value) => value === 'before-street' || value === 'after-street',
  languages: (value) => value.length > 0 && value.every(isLanguage) && isOnce(value) && value.includes('en'),
  defaultLanguage: (value, { languages }) => languages.includes(value),
  payment: (value) =>
    hasKeys(value, 'allowed cardType default') &&
    allowedPaymentMethods(value.allowed).join('|') === value.allowed &&
    allowedPaymentMethods(value.allowed).includes(value.default),
  minimumEtaMinutes: (value) => Number.isInteger(value) && value >= 5 && value <= 60,
  fees: (value) =>
    hasKeys(value, 'base cashSurcharge cities includedMetres perKilometre source') &&
    isAmount(value.base) &&
    isAmount(value.perKilometre) &&
    value.perKilometre < value.base &&
    isWhole(value.cashSurcharge) &&
    isWhole(value.includedMetres) &&
    value.cities.every(({ names, includedMetres }) => names.length > 0 && isWhole(includedMetres)),
  distanceLimit: ({ metres, along }) => metres >= 1000 && metres <= 50_000 && /^(road|straight-line)$/.test(along),
  weightLimitKg: ({ value }) => value >= 1 && value <= 50,
  itemValueLimit: ({ value }, { fees }) => isAmount(value) && value > fees.base,
  serviceHours: (value) => parseServiceHours(value) !== null,
  unitNumberRequired: (value) => typeof value === 'boolean',
  amount: ({ required, minimum }) => minimum === null || (required && isAmount(minimum)),
  prohibited: ({ items, valueCeiling }) =>
    isOnce(items) &&
    items.every((item) => prohibitedItems.includes(item)) &&
    prohibitedEverywhere.every((item) => items.includes(item)) &&
    items.includes('over-value-ceiling') === (valueCeiling !== null) &&
    (valueCeiling === null || isAmount(valueCeiling)),
  terms: (value) => value === 'page' || value === 'link',
  faq: ({ typicalPrice, distance }, { distanceLimit }) =>
    (typicalPrice === null || (isAmount(typicalPrice.from) && typicalPrice.from < typicalPrice.to)) &&
    (distance.put === 'radius') === (distanceLimit.along === 'straight-line') &&
    (distance.put !== 'between' || (distance.fromMetres >= 1000 && distance.fromMetres < distanceLimit.metres)),
  city: (value) => /^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(value),
  centre: isInCountry,
  bounds: ({ south, west, north, east }) => south < north && west < east && north <= 90 && east <= 180,
};

describe('the file of a country', () => {
  test.each(countryCodes)('for %s has every field, each well formed, and nothing else', (code) => {
    const country = countryOf(code);
    expect(Object.keys(country).toSorted()).toEqual(Object.keys(schema).toSorted());
    expect(wrongFields(country)).toEqual([]);
  });

  test('is refused when any field is wrong', () => {
    const th = countryOf('TH');
    const faults: Partial<Record<keyof Country, Partial<Country>>> = {
      bankNotes: { bankNotes: [10_000, 5000, 2000, 100_000] },
      languages: { languages: ['th_TH'] },
      payment: { payment: { ...th.payment, allowed: 'CASH' } },
      fees: { fees: { ...th.fees, base: 0.5 } },
      serviceHours: { serviceHours: '2400:0000' },
      prohibited: { prohibited: { items: ['cash'], valueCeiling: null } },
      centre: { centre: { latitude: 52, longitude: 13 } },
    };
    for (const [field, fault] of Object.entries(faults)) expect(wrongFields({ ...th, ...fault })).toContain(field);
  });
});

function wrongFields(country: Country): string[] {
  const checks: Readonly<Record<string, (value: never, country: Country) => boolean>> = schema;
  const holds = ([field, check]: [string, (typeof checks)[string]]): boolean =>
    check(country[field as keyof Country] as never, country);
  return Object.entries(checks).flatMap((line) => (holds(line) ? [] : [line[0]]));
}

describe('the prohibited items', () => {
  const forbid = (item: (typeof prohibitedItems)[number]): readonly CountryCode[] =>
    countryCodes.filter((code) => countryOf(code).prohibited.items.includes(item)).toSorted();

  test('are all prohibited by at least one country', () => {
    for (const item of prohibitedItems) expect(forbid(item), item).not.toHaveLength(0);
  });

  test('have the value ceilings of the specification', () => {
    const ceilings = countryCodes.flatMap((code) => {
      const { prohibited, currency } = countryOf(code);
      return prohibited.valueCeiling === null ? [] : [[currency, prohibited.valueCeiling / 100]];
    });
    expect(Object.fromEntries(ceilings)).toEqual({ HKD: 1000, MMK: 300_000, PHP: 10_000, MYR: 200, TWD: 5000 });
  });

  test('include letters, which the law reserves for the post, everywhere but in the European Economic Area', () => {
    const free = countryCodes.filter((code) => !forbid('written-communication').includes(code));
    expect(free.toSorted()).toEqual(['CY', 'CZ', 'DE', 'DK', 'FI', 'GR', 'HU', 'IT', 'NO', 'PL', 'RO', 'SE']);
  });

  test('follow the law on pork and alcohol', () => {
    expect(forbid('pork')).toEqual(['AE', 'KW', 'OM', 'PK', 'QA', 'SA']);
    expect(forbid('alcohol')).toEqual(['AE', 'BD', 'FI', 'KW', 'NO', 'OM', 'PK', 'QA', 'SA', 'SE', 'TH']);
  });
});

describe('the FAQ figures', () => {
  test('give a typical price in Hong Kong, 4 to 5 km in Pakistan, zones in Bangladesh and a radius in Taiwan', () => {
    const { typicalPrice } = countryOf('HK').faq;
    expect(typicalPrice).toEqual({ from: 4900, to: 7900 });
    expect(countryOf('PK').faq.distance).toEqual({ put: 'between', fromMetres: 4000 });
    expect(countryOf('BD').faq.distance).toEqual({ put: 'across-zones' });
    expect(countryOf('TW').faq.distance).toEqual({ put: 'radius' });
  });
});
