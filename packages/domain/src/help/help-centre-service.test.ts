import { describe, expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { type CountryCode, countryCodes } from '../countries/country.ts';
import { cloudRegionOf, cloudRegions } from '../countries/regions.ts';
import { helpCentreServiceOf } from './help-centre-service.ts';

const serviceIn = (country: CountryCode) => helpCentreServiceOf(cloudRegionOf(countryOf(country).geolocatorRegion));

describe('the help centre’s service', () => {
  it('is the European one for each region of Europe, the other one for each of Asia-Pacific', () => {
    const byService = (service: string) => cloudRegions.filter((region) => helpCentreServiceOf(region) === service);
    expect(byService('EU')).toEqual(cloudRegions.filter((region) => region.startsWith('eu-')));
    expect(byService('AP')).toEqual(cloudRegions.filter((region) => region.startsWith('ap-')));
    expect(byService('EU').length + byService('AP').length).toBe(cloudRegions.length);
  });

  it('of a country that says nothing of its region: the Middle East and Africa ask Europe', () => {
    const asked = countryCodes.filter((country) => serviceIn(country) === 'AP');
    expect(asked.toSorted()).toEqual(
      ['BD', 'HK', 'JP', 'KH', 'KZ', 'LA', 'MM', 'MY', 'PH', 'PK', 'SG', 'TH', 'TW'].toSorted(),
    );
    for (const country of ['BH', 'EG', 'JO', 'KW', 'OM', 'QA', 'AE', 'SA', 'NG'] as const) {
      expect(serviceIn(country), country).toBe('EU');
    }
  });
});
