import { expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { type CountryCode, countryCodes } from './country.ts';
import { cloudRegionOf } from './regions.ts';

const geolocatorRegionOf = (code: CountryCode) => countryOf(code).geolocatorRegion;

test('Thailand is looked after in Asia, from ap-southeast-1', () => {
  expect(geolocatorRegionOf('TH')).toBe('asia');
  expect(cloudRegionOf(geolocatorRegionOf('TH'))).toBe('ap-southeast-1');
});

test('the Middle East and Africa are looked after from Europe', () => {
  expect((['AE', 'NG', 'IT'] as const).map(geolocatorRegionOf)).toEqual(['europe', 'europe', 'europe']);
});

test('a country runs on the side where its places are looked up', () => {
  for (const country of countryCodes) {
    const region = geolocatorRegionOf(country);
    expect(cloudRegionOf(region).startsWith('ap-')).toBe(region === 'asia');
  }
});
