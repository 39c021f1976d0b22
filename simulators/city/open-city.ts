/** Opens the demo's city for the server and the simulated fleet; builds it first, in a worker, when it is missing. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { areaAt } from './area-lookup.ts';
import { INDEX_FILE, isCityBuilt, MANIFEST_FILE, TILES_FOLDER } from './build-city.ts';
import type { CityOptions } from './build-city.ts';
import type { CityArea, CityIndexFile, CityManifest, CityNames, CityPlace } from './city-types.ts';
import { GRAPH_FORMAT } from './graph-file.ts';
import { loadRoadGraph } from './road-graph.ts';
import type { Position, RoadGraph, Route } from './road-graph.ts';

/** Named streets reach every corner of the tiles within this distance; it bounds the search for a province. */
const PROVINCE_REACH_METRES = 8000;

/** A city in memory: what to search, where a point lies, and how to ride. */
export type City = {
  readonly manifest: CityManifest;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** The folder of the browser's tiles, laid out as `{z}/{x}/{y}.mvt`. */
  readonly tilesFolder: string;
  readonly places: readonly CityPlace[];
  readonly graph: RoadGraph;
  /** Whether a point lies inside the city's tiles. */
  contains(at: Position): boolean;
  /** The named street nearest to a point within so many metres, or null. */
  streetNear(at: Position, withinMetres: number): { readonly names: CityNames; readonly metres: number } | null;
  /** The district (or town), city and postal code of a point. */
  areaOf(at: Position): CityArea;
  /** The way of a rider between two doors; null when a door is far from every road. */
  route(from: Position, to: Position): Promise<Route | null>;
};

async function readJson<T>(folder: string, file: string): Promise<T> {
  const content: T = JSON.parse(await readFile(join(folder, file), 'utf8'));
  return content;
}

/** Opens a city that was built before; refuses files of another format. */
export async function loadCity(folder: string): Promise<City> {
  const manifest = await readJson<CityManifest>(folder, MANIFEST_FILE);
  if (manifest.format !== GRAPH_FORMAT) throw new Error(`the city in ${folder} has format ${manifest.format}`);
  const [index, graph] = await Promise.all([readJson<CityIndexFile>(folder, INDEX_FILE), loadRoadGraph(folder)]);
  const { areas, places, streets } = index;
  const { south, west, north, east } = manifest.bounds;
  return {
    manifest,
    country: manifest.country,
    tilesFolder: join(folder, TILES_FOLDER),
    places,
    graph,
    contains: ({ latitude, longitude }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    streetNear: ({ latitude, longitude }, withinMetres) => {
      const road = graph.nearestNamedStreet(latitude, longitude, withinMetres);
      const street = road === null ? undefined : streets[road.street];
      return road === null || street === undefined ? null : { names: street.names, metres: road.metres };
    },
    areaOf: (at) => {
      const road = graph.nearestNamedStreet(at.latitude, at.longitude, PROVINCE_REACH_METRES);
      const province = road === null ? undefined : streets[road.street]?.province;
      return areaAt(areas, at, province ?? areas.homeProvince);
    },
    route: (from, to) => graph.route(from, to),
  };
}

async function buildInWorker(options: CityOptions): Promise<void> {
  const worker = new Worker(new URL('build-city-worker.ts', import.meta.url), {
    workerData: options,
    // The parent's flags (a test runner's, a profiler's) are not the worker's.
    execArgv: [],
  });
  // `once` rejects with the worker's error, if it has one, before the exit comes.
  const [exitCode] = await once(worker, 'exit');
  if (exitCode !== 0) throw new Error(`building the city ended with code ${String(exitCode)}`);
}

/**
 * Opens the city in a folder; the first time, and after a change of its sources, builds it there first (a few seconds in
 * a worker thread; the caller's event loop stays free). Safe when several processes start at once.
 */
export async function openCity(options: CityOptions): Promise<City> {
  if (!(await isCityBuilt(options))) await buildInWorker(options);
  return loadCity(options.into);
}
