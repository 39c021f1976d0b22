import { join } from 'node:path';
import type { SurroundingCity } from '@riderbell/server/compose/surroundings.ts';
import { type City, openCity } from '@riderbell/simulators/city/open-city.ts';
import type { MapTiles } from '../pages/map-tiles.ts';
import { openCitySearch } from './city-search.ts';
import { createCityTiles } from './city-tiles.ts';

export interface DemoCity extends SurroundingCity {
  readonly tiles: MapTiles;
  /** A rider's route; null when there is no road. */
  route: City['route'];
}

/** Opens Bangkok; the first time, builds it into the data folder. */
export async function openDemoCity(dataFolder: string): Promise<DemoCity> {
  const city = await openCity({ into: join(dataFolder, 'city') });
  const { contains, manifest, tilesFolder } = city;
  const route: City['route'] = async (from, to) => (contains(from) && contains(to) ? city.route(from, to) : null);
  return {
    route,
    roads: { contains, route },
    streets: {
      tilesUrl: '/map/{z}/{x}/{y}.mvt',
      tilesZoom: manifest.tiles.maxZoom,
      attribution: manifest.attribution,
    },
    tiles: createCityTiles(tilesFolder),
    openPlaces: () => openCitySearch(city),
  };
}
