import { expect, test } from 'vitest';
import { countryCodes } from './country.ts';
import { cloudRegionOf, geolocatorRegionOf } from './regions.ts';

test('Thailand is looked after in Asia, from ap-southeast-1', () => {
  expect(geolocatorRegionOf('TH')).toBe('asia');
  expect(cloudRegionOf('TH')).toBe('ap-southeast-1');
});

test('the Middle East and Africa are looked after from Europe', () => {
  expect((['AE', 'NG', 'IT'] as const).map(geolocatorRegionOf)).toEqual(['europe', 'europe', 'europe']);
});

test('a country runs on the side where its places are looked up', () => {
  for (const country of countryCodes) {
    expect(cloudRegionOf(country).startsWith('ap-')).toBe(geolocatorRegionOf(country) === 'asia');
  }
});
