import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Logger } from 'pino';
import { createEmbeddedGeocoder } from '../adapters/places/embedded-geocoder.ts';
import { createEmbeddedRouter } from '../adapters/places/embedded-router.ts';
import { languageChoice } from '../adapters/places/language-choice.ts';
import { osrmRouting } from '../adapters/places/osrm-routing.ts';
import { PhotonGeocoder } from '../adapters/places/photon-geocoder.ts';
import { createServiceRouter } from '../adapters/places/service-router.ts';
import { valhallaRouting } from '../adapters/places/valhalla-routing.ts';
import type { Geocoder } from '../features/places/ports.ts';
import type { Roads } from '../features/quotes/ports.ts';
import type { RouterSettings } from '../settings/parts/places-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { logServiceFailure } from './service-failures.ts';
import type { SurroundingCity, Surroundings, MapParts } from './surroundings.ts';

export interface MapComposition {
  geocoder: Geocoder;
  roads: Roads;
  /** The map's part of the page. */
  map: MapParts;
}

type MapSettings = Pick<Settings, 'deployment' | 'map' | 'places'>;

/** Composes places and routes: from the configured services, else the city of the surroundings, else the gazetteer and an estimate. */
export function composeMap(
  settings: MapSettings,
  country: Country,
  log: Logger,
  surroundings: Pick<Surroundings, 'city' | 'knownPlaces'>,
): MapComposition {
  const { city } = surroundings;
  return {
    geocoder: geocoderOf(settings, country, surroundings, log),
    roads: roadsOf(settings.places.router, city, log),
    map: mapOf(settings, city),
  };
}

/** The timeout of a service in milliseconds: the calls of the geolocator wait two seconds, and a fee must not wait for a map. */
export const geocoderTimeout = 1800;
const routerTimeout = 1500;

function geocoderOf(
  { places, deployment }: MapSettings,
  country: Country,
  { city, knownPlaces = [] }: Pick<Surroundings, 'city' | 'knownPlaces'>,
  log: Logger,
): Geocoder {
  const { languages, defaultLanguage } = deployment;
  if (places.photonUrl !== null) {
    const languageOf = languageChoice(languages, defaultLanguage);
    return new PhotonGeocoder({ url: places.photonUrl, languageOf, timeoutMilliseconds: geocoderTimeout });
  }
  const geocoder = createEmbeddedGeocoder({
    ...(city && { city: () => city.openPlaces() }),
    knownPlaces,
    country: country.code,
    defaultLanguage: defaultLanguage satisfies Language,
  });
  // The first search must not wait for the gazetteer.
  geocoder.warm().catch((error: unknown) => log.warn({ err: error }, 'the geocoder could not load its data yet'));
  return geocoder;
}

function roadsOf(router: RouterSettings | null, city: SurroundingCity | undefined, log: Logger): Roads {
  if (router === null) return createEmbeddedRouter(city ? { city: city.roads } : {});
  const { kind, url, vehicle, timeFactor } = router;
  const routing = kind === 'valhalla' ? valhallaRouting : osrmRouting;
  return createServiceRouter({
    service: routing({ url, vehicle, timeoutMilliseconds: routerTimeout }),
    vehicle,
    timeFactor,
    onFailure: logServiceFailure(log, 'the router failed: the way is estimated'),
  });
}

/** The embedded geocoder uses GeoNames, whose licence requires this attribution wherever its towns are shown. */
const geoNames = 'GeoNames (CC BY 4.0)';

function mapOf(settings: Pick<Settings, 'map' | 'places'>, city: SurroundingCity | undefined): MapParts {
  const { attribution, ...tiles } = tilesOf(settings, city);
  const names = [attribution, settings.places.photonUrl === null ? geoNames : ''].filter((name) => name !== '');
  return { ...tiles, attribution: names.join(', ') };
}

function tilesOf({ map, places }: Pick<Settings, 'map' | 'places'>, city: SurroundingCity | undefined): MapParts {
  const attribution = '© OpenStreetMap contributors';
  // The usual zoom of a tile provider.
  if (map.tilesUrl !== null) return { tilesUrl: map.tilesUrl, tilesZoom: 15, attribution };
  // Addresses and routes of OpenStreetMap need its attribution even if the map has no streets (ODbL 4.3).
  const isFromOutside = places.photonUrl !== null || places.router !== null;
  return city?.streets ?? { tilesUrl: '', tilesZoom: 0, attribution: isFromOutside ? attribution : '' };
}
