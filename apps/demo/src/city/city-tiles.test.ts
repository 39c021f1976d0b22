import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCityTiles } from './city-tiles.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riderbell-tiles-'));
  await mkdir(join(folder, '12', '3191'), { recursive: true });
  await writeFile(join(folder, '12', '3191', '1890.mvt'), 'tile');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a tile is compressed once and cached', async () => {
  const tiles = createCityTiles(folder);
  const tile = await tiles.read(12, 3191, 1890);
  expect(tile?.encoding).toBe('gzip');
  expect(gunzipSync(tile?.bytes ?? new Uint8Array()).toString()).toBe('tile');
  expect(await tiles.read(12, 3191, 1890)).toBe(tile);
});

test('a tile outside the city is null', async () => {
  const tiles = createCityTiles(folder);
  expect(await tiles.read(12, 3191, 1)).toBeNull();
  expect(await tiles.read(-1, Number.NaN, 0.5)).toBeNull();
});
