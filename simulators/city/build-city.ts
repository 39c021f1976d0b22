/**
 * Builds the demo's city, central Bangkok, from OpenStreetMap vector tiles: a basemap for the browser, a road graph for
 * riders, and a search index. From a shell: `node simulators/city/build-city.ts <folder>`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROVINCES } from './bangkok-districts.ts';
import { CITY_RAIL, LANDMARKS, LANES, SPELLINGS } from './bangkok-landmarks.ts';
import { buildBrowserTiles, MAX_TILE_ZOOM, MIN_TILE_ZOOM } from './browser-tiles.ts';
import type { CityBounds, CityIndexFile, CityManifest } from './city-types.ts';
import { metresBetween, toPosition } from './geometry.ts';
import { encodeGraph, GRAPH_FORMAT } from './graph-file.ts';
import { buildPlaceIndex } from './place-list.ts';
import { GRAPH_FILE } from './road-graph.ts';
import { buildRoadNetwork } from './road-network.ts';
import type { RoadNetwork } from './road-network.ts';
import { bangkokTilesFolder, decodeTile, fingerprint, readSourceFiles, TILE_UNITS } from './source-tiles.ts';
import type { SourceFile } from './source-tiles.ts';
import { nameEdges } from './street-names.ts';
import type { NamedEdges } from './street-names.ts';

export const MANIFEST_FILE = 'manifest.json';
export const INDEX_FILE = 'index.json';
export const TILES_FOLDER = 'tiles';
/** Increase it whenever the builder writes different files from the same sources. */
const BUILDER_VERSION = 2;
const README_FILE = 'README.md';
/** A build takes seconds: a temporary folder older than this was left by a process that died. */
const LEFTOVER_MILLISECONDS = 60 * 60 * 1000;

export type CityOptions = {
  /** The folder of the source tiles; by default those of the installed fixtures package. */
  readonly from?: string;
  /** The folder to build; a build replaces all of it. */
  readonly into: string;
};

function versionOf(files: readonly SourceFile[]): string {
  const tables = JSON.stringify([PROVINCES, CITY_RAIL, LANDMARKS, LANES, SPELLINGS]);
  const text = `${BUILDER_VERSION}|${GRAPH_FORMAT}|${fingerprint(files)}|${tables}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The version of the city in a folder; null when there is none or its manifest cannot be read. */
async function builtVersion(folder: string): Promise<string | null> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
    if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return null;
    return String(manifest.version);
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return null;
    throw error;
  }
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function isMissing(error: unknown): boolean {
  return hasCode(error, ['ENOENT', 'ENOTDIR']);
}

function boundsOf(files: readonly SourceFile[]): CityBounds {
  const xs = files.map((file) => file.x);
  const ys = files.map((file) => file.y);
  const northWest = toPosition({ x: Math.min(...xs) * TILE_UNITS, y: Math.min(...ys) * TILE_UNITS });
  const southEast = toPosition({ x: (Math.max(...xs) + 1) * TILE_UNITS, y: (Math.max(...ys) + 1) * TILE_UNITS });
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}

function kilometres(network: RoadNetwork, isCounted: (edge: number) => boolean): number {
  let metres = 0;
  for (const [edge, from] of network.from.entries()) {
    if (!isCounted(edge)) continue;
    const to = network.to[edge] ?? 0;
    const a = toPosition({ x: network.x[from] ?? 0, y: network.y[from] ?? 0 });
    const b = toPosition({ x: network.x[to] ?? 0, y: network.y[to] ?? 0 });
    metres += metresBetween(a.latitude, a.longitude, b.latitude, b.longitude);
  }
  return Math.round(metres / 1000);
}

function countsOf(
  network: RoadNetwork,
  namedEdges: NamedEdges,
  index: CityIndexFile,
  tiles: number,
): CityManifest['counts'] {
  return {
    nodes: network.x.length,
    edges: network.from.length,
    roadKilometres: kilometres(network, () => true),
    namedKilometres: kilometres(network, (edge) => namedEdges.streetOfEdge[edge] !== 0),
    streets: namedEdges.streets.length - 1,
    places: index.places.length,
    tiles,
  };
}

function manifestOf(version: string, files: readonly SourceFile[], counts: CityManifest['counts']): CityManifest {
  return {
    format: GRAPH_FORMAT,
    version,
    name: { en: 'Bangkok', th: 'กรุงเทพมหานคร' },
    country: 'TH',
    attribution: '© OpenStreetMap contributors',
    licence: 'ODbL-1.0',
    dataYear: 2017,
    bounds: boundsOf(files),
    tiles: {
      path: `${TILES_FOLDER}/{z}/{x}/{y}.mvt`,
      minZoom: MIN_TILE_ZOOM,
      maxZoom: MAX_TILE_ZOOM,
      extent: TILE_UNITS,
    },
    counts,
  };
}

async function writeCity(folder: string, files: readonly SourceFile[], version: string): Promise<void> {
  const source = files.map(decodeTile);
  const network = buildRoadNetwork(source);
  const namedEdges = nameEdges(network, source);
  const index = buildPlaceIndex(network, namedEdges, source);
  const tiles = buildBrowserTiles(source, index.places);
  for (const tile of tiles) {
    const column = join(folder, TILES_FOLDER, String(tile.z), String(tile.x));
    await mkdir(column, { recursive: true });
    await writeFile(join(column, `${tile.y}.mvt`), tile.bytes);
  }
  const manifest = manifestOf(version, files, countsOf(network, namedEdges, index, tiles.length));
  await writeFile(join(folder, GRAPH_FILE), encodeGraph(network, namedEdges));
  await writeFile(join(folder, INDEX_FILE), JSON.stringify(index));
  await copyFile(fileURLToPath(new URL(README_FILE, import.meta.url)), join(folder, README_FILE));
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Moves a finished folder into place. If another process was quicker with the same version, its folder stays and ours is
 * removed. An older city is moved aside first, because a rename cannot replace a folder that has content.
 */
async function install(finished: string, into: string, version: string): Promise<void> {
  for (;;) {
    try {
      await rename(finished, into);
      return;
    } catch (error) {
      if (!hasCode(error, ['ENOTEMPTY', 'EEXIST', 'EPERM', 'ENOTDIR'])) throw error;
    }
    if ((await builtVersion(into)) === version) return;
    const aside = `${into}.old-${randomUUID()}`;
    try {
      await rename(into, aside);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await rm(aside, { recursive: true, force: true });
  }
}

async function removeLeftovers(target: string): Promise<void> {
  const parent = dirname(target);
  const started = Date.now();
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(target)}.new-`) && !name.startsWith(`${basename(target)}.old-`)) continue;
    const path = join(parent, name);
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (found === null || started - found.mtimeMs < LEFTOVER_MILLISECONDS) continue;
    await rm(path, { recursive: true, force: true });
  }
}

/** Whether a folder already holds what `buildCity` would write. */
export async function isCityBuilt({ from, into }: CityOptions): Promise<boolean> {
  const files = await readSourceFiles(from ?? bangkokTilesFolder());
  return (await builtVersion(resolve(into))) === versionOf(files);
}

/**
 * Builds the city into a folder, unless the folder already has the same version. It uses the processor for some seconds,
 * so a server calls it in a worker (`openCity` does). Several processes may build at once: each builds in a temporary
 * folder and renames it, so that a reader never sees half a city.
 */
export async function buildCity({ from, into }: CityOptions): Promise<void> {
  const target = resolve(into);
  const files = await readSourceFiles(from ?? bangkokTilesFolder());
  const version = versionOf(files);
  if ((await builtVersion(target)) === version) return;
  await mkdir(dirname(target), { recursive: true });
  await removeLeftovers(target);
  const building = `${target}.new-${randomUUID()}`;
  try {
    await mkdir(building);
    await writeCity(building, files, version);
    await install(building, target, version);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [into] = process.argv.slice(2);
  if (into === undefined) {
    console.error('Say which folder to build: node simulators/city/build-city.ts <folder>');
    process.exitCode = 1;
  } else {
    const start = performance.now();
    await buildCity({ into });
    console.log(`The city is in ${resolve(into)} (${((performance.now() - start) / 1000).toFixed(1)} s).`);
  }
}
