import { describe, expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { type CountryCode, countryCodes } from '../countries/country.ts';
import { cloudRegionOf, cloudRegions } from '../countries/regions.ts';
import { helpCentreServiceOf } from './help-centre-service.ts';

const serviceIn = (country: CountryCode) => helpCentreServiceOf(cloudRegionOf(countryOf(country).geolocatorRegion));

describe('the help centre’s service', () => {
  it('is EU for each region of Europe and AP for each region of Asia-Pacific', () => {
    const byService = (service: string) => cloudRegions.filter((region) => helpCentreServiceOf(region) === service);
    expect(byService('EU')).toEqual(cloudRegions.filter((region) => region.startsWith('eu-')));
    expect(byService('AP')).toEqual(cloudRegions.filter((region) => region.startsWith('ap-')));
    expect(byService('EU').length + byService('AP').length).toBe(cloudRegions.length);
  });

  it('is EU by default for countries of the Middle East and Africa', () => {
    const asked = countryCodes.filter((country) => serviceIn(country) === 'AP');
    expect(asked.toSorted()).toEqual(
      ['BD', 'HK', 'JP', 'KH', 'KZ', 'LA', 'MM', 'MY', 'PH', 'PK', 'SG', 'TH', 'TW'].toSorted(),
    );
    for (const country of ['BH', 'EG', 'JO', 'KW', 'OM', 'QA', 'AE', 'SA', 'NG'] as const) {
      expect(serviceIn(country), country).toBe('EU');
    }
  });
});
