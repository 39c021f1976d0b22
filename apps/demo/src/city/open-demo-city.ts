import { join } from 'node:path';
import type { SurroundingCity } from '@riderbell/server/compose/surroundings.ts';
import { type City, openCity } from '@riderbell/simulators/city/open-city.ts';
import type { MapTiles } from '../pages/map-tiles.ts';
import { openCitySearch } from './city-search.ts';
import { createCityTiles } from './city-tiles.ts';

export interface DemoCity extends SurroundingCity {
  readonly tiles: MapTiles;
  /** The way of a rider; null where no road leads there. */
  route: City['route'];
}

/** Bangkok, built into the folder of the data the first time. */
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
