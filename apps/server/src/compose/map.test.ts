import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { composeMap } from './map.ts';

const attributionOf = (settings: Record<string, string>) => {
  const read = readSettings({ COUNTRY: 'PL', ...settings }, '/');
  return composeMap(read, countryOf('PL'), pino({ level: 'silent' }), {}).map.attribution;
};

describe('the attribution of the map', () => {
  it('names OpenStreetMap wherever its data is shown, also without streets', () => {
    const name = '© OpenStreetMap contributors';
    const photon = { GEOCODER: 'photon', GEOCODER_URL: 'http://photon:2322' };
    expect(attributionOf({ ...photon, MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.mvt' })).toBe(name);
    expect(attributionOf(photon)).toBe(name);
    expect(attributionOf({ ...photon, ROUTER: 'valhalla', ROUTER_URL: 'http://valhalla:8002' })).toBe(name);
  });

  it('names GeoNames wherever its towns are used, in addition to the streets’ source', () => {
    expect(attributionOf({})).toBe('GeoNames (CC BY 4.0)');
    const both = '© OpenStreetMap contributors, GeoNames (CC BY 4.0)';
    expect(attributionOf({ MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.mvt' })).toBe(both);
    expect(attributionOf({ ROUTER: 'valhalla', ROUTER_URL: 'http://valhalla:8002' })).toBe(both);
  });
});
