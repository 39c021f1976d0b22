import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { composeMap } from './map.ts';

const attributionOf = async (settings: Record<string, string>) => {
  const read = readSettings({ COUNTRY: 'PL', ...settings }, '/');
  return (await composeMap(read, countryOf('PL'), pino({ level: 'silent' }), false)).map.attribution;
};

describe('the name beside the map', () => {
  it('is that of OpenStreetMap wherever its data is shown, also without streets', async () => {
    const name = '© OpenStreetMap contributors';
    expect(await attributionOf({})).toBe('');
    expect(await attributionOf({ MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.mvt' })).toBe(name);
    expect(await attributionOf({ GEOCODER: 'photon', GEOCODER_URL: 'http://photon:2322' })).toBe(name);
    expect(await attributionOf({ ROUTER: 'valhalla', ROUTER_URL: 'http://valhalla:8002' })).toBe(name);
  });
});
