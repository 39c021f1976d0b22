import type { GeolocatorRegion } from '@riderbell/domain/countries/regions.ts';
import type { SettingReader } from '../setting-reader.ts';
import { isServiceAddress, serviceAddressAllowed } from './service-address.ts';

/** The sources of places and routes; addresses have no trailing slash. */
export interface PlacesSettings {
  /** null: the embedded geocoder. */
  photonUrl: string | null;
  /** null: Google is not used, regardless of the flag `google_autocomplete`. */
  google: { key: string; placesUrl: string; geocodingUrl: string } | null;
  /** null: the embedded router. */
  router: RouterSettings | null;
}

export interface RouterSettings {
  kind: 'valhalla' | 'osrm';
  url: string;
  vehicle: 'motorbike' | 'bicycle';
  /** The router's times are multiplied by it. */
  timeFactor: number;
}

// Measured in a real city: without traffic a scooter has 41 km/h and a bicycle 17, but riders with orders have 22 and 14.
const usualFactors = { motorbike: 1.8, bicycle: 1.2 } as const;

/** @param region selects one of two addresses (specification §1, geolocator region); null while it is wrong */
export function readPlacesSettings(reader: SettingReader, region: GeolocatorRegion | null): PlacesSettings {
  reader.part('Places and ways');
  return { photonUrl: readPhoton(reader, region), google: readGoogle(reader), router: readRouter(reader) };
}

const urlNames = { asia: 'GEOCODER_ASIA_URL', europe: 'GEOCODER_EUROPE_URL' } as const;
const geocoderAllowed =
  'an http or https address before its /api, for example http://photon:2322; never nominatim.openstreetmap.org, whose policy forbids autocomplete';

function readPhoton(reader: SettingReader, region: GeolocatorRegion | null): string | null {
  const kind = reader.oneOf({
    name: 'GEOCODER',
    meaning: 'the source of addresses: the product’s own data, or a Photon service',
    choices: ['embedded', 'photon'],
    fallback: 'embedded',
  });
  const read = (name: string, meaning: string): string | null =>
    reader.text({ name, meaning, check: isGeocoderAddress, allowed: geocoderAllowed, fallback: null });
  const everywhere = read(
    'GEOCODER_URL',
    'the address of Photon; GEOCODER=photon requires this one or that of the region',
  );
  const urls: Record<GeolocatorRegion, string | null> = {
    asia: read(urlNames.asia, 'the address of Photon with GEOLOCATOR_REGION=asia; replaces GEOCODER_URL'),
    europe: read(urlNames.europe, 'the address of Photon with GEOLOCATOR_REGION=europe; replaces GEOCODER_URL'),
  };
  // The address is unknown while the region is wrong.
  if (kind === 'embedded' || region === null) return null;
  if (!reader.has('GEOCODER_URL') && !reader.has(urlNames[region])) {
    reader.fault('GEOCODER_URL', `${geocoderAllowed}; required with GEOCODER=photon without ${urlNames[region]}`);
  }
  return withoutSlash(urls[region] ?? everywhere);
}

function readGoogle(reader: SettingReader): PlacesSettings['google'] {
  const key = reader.secret({
    name: 'GOOGLE_MAPS_KEY',
    meaning:
      'a key for Google’s Places API (New) and Geocoding API, which vendors with the flag google_autocomplete then use',
    check: (value) => /^[\x21-\x7e]{20,200}$/.test(value),
    allowed: '20 to 200 letters, digits and signs',
  });
  const read = (name: string, meaning: string, fallback: string): string =>
    reader.text({ name, meaning, check: isServiceAddress, allowed: serviceAddressAllowed, fallback });
  const placesUrl = read(
    'GOOGLE_PLACES_URL',
    'the address of the Places API or of a proxy for it',
    'https://places.googleapis.com',
  );
  const geocodingUrl = read(
    'GOOGLE_GEOCODING_URL',
    'the address of the Geocoding API or of a proxy for it',
    'https://maps.googleapis.com',
  );
  return key === null ? null : { key, placesUrl: withoutSlash(placesUrl), geocodingUrl: withoutSlash(geocodingUrl) };
}

function readRouter(reader: SettingReader): RouterSettings | null {
  const kind = reader.oneOf({
    name: 'ROUTER',
    meaning: 'the source of distances and times: the product’s own data, or a routing service',
    choices: ['embedded', 'valhalla', 'osrm'],
    fallback: 'embedded',
  });
  const urlAllowed =
    'an http or https address before its /route, for example http://valhalla:8002; required with ROUTER=valhalla or osrm';
  const url = reader.text({
    name: 'ROUTER_URL',
    meaning: 'the address of the routing service',
    check: isWebAddress,
    allowed: urlAllowed,
    fallback: null,
  });
  const vehicle = reader.oneOf({
    name: 'ROUTER_VEHICLE',
    meaning: 'the vehicle for which the service calculates routes',
    choices: ['motorbike', 'bicycle'],
    fallback: 'motorbike',
  });
  const timeFactor = reader.number({
    name: 'ROUTER_TIME_FACTOR',
    meaning: 'the factor for the times of the routing service, which ignores traffic',
    from: 0.5,
    to: 5,
    whole: false,
    fallback: usualFactors[vehicle],
    usual: 'for motorbikes; 1.2 for bicycles',
  });
  if (kind === 'embedded') return null;
  if (!reader.has('ROUTER_URL')) reader.fault('ROUTER_URL', urlAllowed);
  return url === null ? null : { kind, url: withoutSlash(url), vehicle, timeFactor };
}

/** Services in the own network usually have plain http, and these get no secret. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function isGeocoderAddress(text: string): boolean {
  const host = URL.parse(text)?.hostname.replace(/\.$/, '') ?? '';
  return isWebAddress(text) && host !== 'nominatim.openstreetmap.org' && !host.endsWith('.nominatim.openstreetmap.org');
}

function withoutSlash<Text extends string | null>(address: Text): Text {
  return (address?.replace(/\/+$/, '') ?? null) as Text;
}
