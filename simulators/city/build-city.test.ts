import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCity, isCityBuilt } from './build-city.ts';
import type { CityManifest } from './city-types.ts';
import { toUnits } from './geometry.ts';
import { TILE_UNITS } from './source-tiles.ts';

let home = '';
let city = '';

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'riderbell-city-'));
  city = join(home, 'city');
  await buildCity({ into: city });
}, 60_000);

afterAll(() => rm(home, { recursive: true, force: true }));

async function manifestOf(folder: string): Promise<CityManifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
}

function buildInProcess(into: string): Promise<unknown[]> {
  const script = fileURLToPath(new URL('build-city.ts', import.meta.url));
  return once(spawn(process.execPath, [script, into], { stdio: 'ignore' }), 'exit');
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .toSorted();
}

describe('building the city', () => {
  test('writes a manifest with country, bounds, attribution and counts', async () => {
    const manifest = await manifestOf(city);
    expect(manifest).toMatchObject({
      country: 'TH',
      attribution: '© OpenStreetMap contributors',
      licence: 'ODbL-1.0',
      tiles: { minZoom: 9, maxZoom: 12, extent: 4096 },
    });
    expect(manifest.bounds.south).toBeLessThan(13.5);
    expect(manifest.bounds.north).toBeGreaterThan(13.9);
    expect(manifest.counts.roadKilometres).toBeGreaterThan(19_000);
    expect(manifest.counts.namedKilometres).toBeGreaterThan(3000);
    expect(manifest.counts.places).toBeGreaterThan(900);
  });

  test('does nothing when the folder is up to date', async () => {
    const before = await stat(join(city, 'manifest.json'));
    await buildCity({ into: city });
    expect((await stat(join(city, 'manifest.json'))).mtimeMs).toBe(before.mtimeMs);
    expect(await isCityBuilt({ into: city })).toBe(true);
  });

  test('leaves one complete city when two processes replace an older one at once', async () => {
    const other = join(home, 'other');
    await mkdir(other);
    await writeFile(join(other, 'manifest.json'), '{"version":"old"}');
    const exits = await Promise.all([buildInProcess(other), buildInProcess(other)]);
    expect(exits).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(await filesOf(other)).toEqual(await filesOf(city));
    for (const file of ['manifest.json', 'index.json', 'roads.bin']) {
      expect((await readFile(join(other, file))).equals(await readFile(join(city, file)))).toBe(true);
    }
    expect((await readdir(home)).toSorted()).toEqual(['city', 'other']);
  }, 90_000);

  test('removes the leftovers of a build that died, but not those of a running one', async () => {
    const dead = join(home, 'third.new-0');
    const young = join(home, 'third.new-1');
    await mkdir(dead);
    await mkdir(young);
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(dead, longAgo, longAgo);
    await buildCity({ into: join(home, 'third') });
    expect((await readdir(home)).filter((name) => name.startsWith('third'))).toEqual(['third', 'third.new-1']);
  }, 60_000);

  test('fails for a folder without tiles', async () => {
    await expect(buildCity({ from: home, into: join(home, 'none') })).rejects.toThrow(/no vector tiles/);
  });
});

describe('the browser’s tiles', () => {
  const tileAt = async (zoom: number, x: number, y: number) =>
    new VectorTile(new PbfReader(await readFile(join(city, 'tiles', String(zoom), String(x), `${y}.mvt`))));

  test('exist for every zoom of the manifest', async () => {
    expect((await readdir(join(city, 'tiles'))).toSorted()).toEqual(['10', '11', '12', '9']);
    expect(await filesOf(join(city, 'tiles', '12'))).toHaveLength(40);
  });

  test('show streets, names and stations at the closest zoom', async () => {
    const siam = toUnits({ latitude: 13.7457, longitude: 100.5347 });
    const { layers } = await tileAt(12, Math.floor(siam.x / TILE_UNITS), Math.floor(siam.y / TILE_UNITS));
    expect(Object.keys(layers)).toEqual(
      expect.arrayContaining(['landuse', 'water', 'road', 'road_label', 'place_label', 'poi_label']),
    );
    const names = new Set<unknown>();
    for (let index = 0; index < (layers['poi_label']?.length ?? 0); index += 1) {
      names.add(layers['poi_label']?.feature(index).properties['name_en']);
    }
    expect(names).toContain('BTS Siam');
  });

  test('show only motorways and trunk roads at the widest zoom', async () => {
    const { layers } = await tileAt(9, 398, 236);
    const classes = new Set<unknown>();
    for (let index = 0; index < (layers['road']?.length ?? 0); index += 1) {
      classes.add(layers['road']?.feature(index).properties['class']);
    }
    expect(classes).toEqual(new Set(['motorway', 'trunk']));
  });
});
