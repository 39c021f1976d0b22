import { join } from 'node:path';
import { openCity } from '@riderbell/simulators/city/open-city.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Logger } from 'pino';
import { createCityTiles } from '../adapters/places/city-tiles.ts';
import { createEmbeddedGeocoder } from '../adapters/places/embedded-geocoder.ts';
import { createEmbeddedRouter } from '../adapters/places/embedded-router.ts';
import type { Geocoder } from '../features/places/ports.ts';
import type { Roads } from '../features/quotes/ports.ts';
import type { MapTiles } from '../http/ports.ts';
import type { Settings } from '../settings/settings.ts';
import type { Router } from './deliveries.ts';
import type { MapParts } from './deployment.ts';

export interface MapComposition {
  geocoder: Geocoder;
  roads: Roads;
  /** null without a map of roads. */
  route: Router | null;
  tiles: MapTiles | null;
  /** What the portal is told. */
  map: MapParts;
}

type City = Awaited<ReturnType<typeof openCity>>;

/** Where things are: the demo's city in the country that it lies in, the gazetteer and an estimate elsewhere. */
export async function composeMap(
  settings: Pick<Settings, 'data' | 'deployment' | 'map'>,
  country: Country,
  log: Logger,
  withCity: boolean,
): Promise<MapComposition> {
  const city = withCity && country.code === 'TH' ? await openCity({ into: join(settings.data.folder, 'city') }) : null;
  const geocoder = createEmbeddedGeocoder({
    ...(city ? { city: { ...city, country: city.manifest.country } } : {}),
    country: country.code,
    defaultLanguage: settings.deployment.defaultLanguage satisfies Language,
  });
  // Whoever searches first shall not wait for the gazetteer.
  geocoder.warm().catch((error: unknown) => log.warn({ err: error }, 'the geocoder could not load its data yet'));
  return {
    geocoder,
    roads: createEmbeddedRouter(city ? { city } : {}),
    route: city ? routeIn(city) : null,
    tiles: city ? createCityTiles(city.tilesFolder) : null,
    map: mapOf(settings, city),
  };
}

function routeIn(city: City): Router {
  return async (from, to) => (city.contains(from) && city.contains(to) ? city.route(from, to) : null);
}

function mapOf({ map }: Pick<Settings, 'map'>, city: City | null): MapParts {
  const attribution = '© OpenStreetMap contributors';
  // What a provider of tiles usually has.
  if (map.tilesUrl !== null) return { tilesUrl: map.tilesUrl, tilesZoom: 15, attribution };
  if (city === null) return { tilesUrl: '', tilesZoom: 0, attribution: '' };
  return {
    tilesUrl: '/map/{z}/{x}/{y}.mvt',
    tilesZoom: city.manifest.tiles.maxZoom,
    attribution: city.manifest.attribution,
  };
}
