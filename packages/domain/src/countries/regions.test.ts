import { expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { type CountryCode, countryCodes } from './country.ts';
import { cloudRegionOf } from './regions.ts';

const geolocatorRegionOf = (code: CountryCode) => countryOf(code).geolocatorRegion;

test('Thailand belongs to asia and runs in ap-southeast-1', () => {
  expect(geolocatorRegionOf('TH')).toBe('asia');
  expect(cloudRegionOf(geolocatorRegionOf('TH'))).toBe('ap-southeast-1');
});

test('the Middle East and Africa belong to europe', () => {
  expect((['AE', 'NG', 'IT'] as const).map(geolocatorRegionOf)).toEqual(['europe', 'europe', 'europe']);
});

test('the cloud region of a country is on the continent of its geolocator region', () => {
  for (const country of countryCodes) {
    const region = geolocatorRegionOf(country);
    expect(cloudRegionOf(region).startsWith('ap-')).toBe(region === 'asia');
  }
});
