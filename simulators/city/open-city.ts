/** Opens the demo's city for the server and the simulated fleet; if it is missing, a worker builds it first. */
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

/** Every point of the tiles has a named street within this distance, so the search for a province ends there. */
const PROVINCE_REACH_METRES = 8000;

/** A city in memory: its places, the address of a point, and routes. */
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
  /** The nearest named street within a distance; null when there is none. */
  streetNear(at: Position, withinMetres: number): { readonly names: CityNames; readonly metres: number } | null;
  /** The district (or town), city and postal code of a point. */
  areaOf(at: Position): CityArea;
  /** A rider's route between two doors; null when a door is far from every road. */
  route(from: Position, to: Position): Promise<Route | null>;
};

async function readJson<T>(folder: string, file: string): Promise<T> {
  const content: T = JSON.parse(await readFile(join(folder, file), 'utf8'));
  return content;
}

/** Opens a city that is already built; throws for files of another format. */
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
    // Do not pass on the parent's flags, such as a test runner's or a profiler's.
    execArgv: [],
  });
  // If the worker fails, `once` rejects with its error before the exit.
  const [exitCode] = await once(worker, 'exit');
  if (exitCode !== 0) throw new Error(`building the city ended with code ${String(exitCode)}`);
}

/**
 * Opens the city in a folder. The first time, and after a change of its sources, it is built first, which takes a few
 * seconds in a worker thread. Several processes may do this at once.
 */
export async function openCity(options: CityOptions): Promise<City> {
  if (!(await isCityBuilt(options))) await buildInWorker(options);
  return loadCity(options.into);
}
