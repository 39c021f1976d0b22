import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { describeSettings, readSettings } from './read-settings.ts';
import { WrongSettings } from './setting-reader.ts';
import { namesRefused } from './testing-refusals.ts';

const key = 'AIzaKeyOfGoogle0123456789';
const read = (source: Record<string, string>) => readSettings(source, '/').places;

const wrongOf = (source: Record<string, string>) => namesRefused(() => read(source));

describe('the settings of places and routes', () => {
  it('use the built-in data by default', () => {
    expect(read({})).toEqual({ photonUrl: null, google: null, router: null });
    // Unused addresses are accepted.
    expect(read({ GEOCODER_URL: 'http://photon:2322', ROUTER_URL: 'http://valhalla:8002' })).toEqual(read({}));
  });
});

describe('the Photon setting', () => {
  const photon = (source: Record<string, string>) => read({ GEOCODER: 'photon', ...source }).photonUrl;
  const both = { GEOCODER_ASIA_URL: 'https://asia.test/', GEOCODER_EUROPE_URL: 'https://europe.test/photon//' };

  it('is that of the geolocator’s region, else the general one', () => {
    expect(photon({ GEOCODER_URL: 'http://photon:2322/' })).toBe('http://photon:2322');
    expect(photon(both)).toBe('https://asia.test');
    expect(photon({ ...both, GEOLOCATOR_REGION: 'europe' })).toBe('https://europe.test/photon');
    expect(photon({ ...both, COUNTRY: 'PL' })).toBe('https://europe.test/photon');
    expect(photon({ GEOCODER_URL: 'http://photon:2322', GEOCODER_EUROPE_URL: 'https://europe.test' })).toBe(
      'http://photon:2322',
    );
  });

  it('is required, but not reported while the region is wrong', () => {
    expect(wrongOf({ GEOCODER: 'photon' })).toEqual(['GEOCODER_URL']);
    expect(wrongOf({ GEOCODER: 'photon', GEOCODER_EUROPE_URL: 'https://europe.test' })).toEqual(['GEOCODER_URL']);
    expect(wrongOf({ GEOCODER: 'photon', GEOLOCATOR_REGION: 'america' })).toEqual(['GEOLOCATOR_REGION']);
  });

  it.each([
    'https://nominatim.openstreetmap.org',
    'http://NOMINATIM.openstreetmap.org:80/search',
    'https://nominatim.openstreetmap.org./',
    'https://a.nominatim.openstreetmap.org',
    'photon:2322',
    'ftp://photon',
    'http://name:password@photon',
    'http://photon/?key=1',
    'http://photon/#api',
  ])('refuses the address %s', (address) => {
    for (const name of ['GEOCODER_URL', 'GEOCODER_ASIA_URL', 'GEOCODER_EUROPE_URL']) {
      expect(wrongOf({ GEOCODER: 'photon', GEOCODER_URL: 'http://photon:2322', [name]: address })).toEqual([name]);
    }
  });

  it('accepts an address of the own network', () => {
    expect(photon({ GEOCODER_URL: 'https://nominatim.example.com/photon' })).toBe(
      'https://nominatim.example.com/photon',
    );
  });
});

describe('the Google settings', () => {
  it('need only a key, with Google’s addresses as default', () => {
    expect(read({ GOOGLE_MAPS_KEY: key }).google).toEqual({
      key,
      placesUrl: 'https://places.googleapis.com',
      geocodingUrl: 'https://maps.googleapis.com',
    });
    expect(read({ GOOGLE_PLACES_URL: 'https://proxy.test' }).google).toBeNull();
  });

  it('refuse an unencrypted address', () => {
    expect(wrongOf({ GOOGLE_PLACES_URL: 'http://proxy.test', GOOGLE_GEOCODING_URL: 'http://proxy.test' })).toEqual([
      'GOOGLE_PLACES_URL',
      'GOOGLE_GEOCODING_URL',
    ]);
  });

  it('never show the key, valid or not', () => {
    for (const given of [key, 'short-key', `${key} with spaces`]) {
      const source = { GOOGLE_MAPS_KEY: given };
      const { settings, faults } = describeSettings(source, '/');
      expect(faults).toHaveLength(given === key ? 0 : 1);
      expect(explain(settings, faults)).not.toContain(given);
      expect(new WrongSettings(faults).message).not.toContain(given);
    }
  });
});

describe('the router setting', () => {
  const valhalla = { ROUTER: 'valhalla', ROUTER_URL: 'http://valhalla:8002/' };

  it('accepts Valhalla or OSRM with a vehicle and a time factor', () => {
    const router = { kind: 'valhalla', url: 'http://valhalla:8002', vehicle: 'motorbike', timeFactor: 1.8 };
    expect(read(valhalla).router).toEqual(router);
    expect(read({ ...valhalla, ROUTER: 'osrm', ROUTER_VEHICLE: 'bicycle' }).router).toEqual({
      ...router,
      kind: 'osrm',
      vehicle: 'bicycle',
      timeFactor: 1.2,
    });
    expect(read({ ...valhalla, ROUTER_TIME_FACTOR: '1' }).router?.timeFactor).toBe(1);
  });

  it('reports all its faults at once', () => {
    const wrong = { ROUTER_URL: 'valhalla', ROUTER_VEHICLE: 'camel', ROUTER_TIME_FACTOR: '0', ROUTER: 'graphhopper' };
    expect(wrongOf(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(wrongOf({ ROUTER: 'valhalla' })).toEqual(['ROUTER_URL']);
    expect(wrongOf({ GEOCODER: 'photon', ROUTER: 'osrm', GOOGLE_MAPS_KEY: 'short' })).toEqual([
      'GEOCODER_URL',
      'GOOGLE_MAPS_KEY',
      'ROUTER_URL',
    ]);
  });
});
