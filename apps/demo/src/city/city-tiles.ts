/** Serves the browser's tiles of a built city from its folder. Each is compressed once and cached: a city has a few dozen. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MapTile, MapTiles } from '../pages/map-tiles.ts';

const compress = promisify(gzip);

async function readTile(folder: string, zoom: number, column: number, row: number): Promise<MapTile | null> {
  try {
    const bytes = await readFile(join(folder, String(zoom), String(column), `${row}.mvt`));
    return { bytes: await compress(bytes), encoding: 'gzip' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The tiles in a folder laid out as `{z}/{x}/{y}.mvt`; null for a tile that the city doesn't have.
 * @param folder read again for each missing tile, so that requests for missing tiles do not fill the memory
 */
export function createCityTiles(folder: string): MapTiles {
  const cache = new Map<string, MapTile>();
  return {
    read: async (zoom, column, row) => {
      const key = `${zoom}/${column}/${row}`;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      if (![zoom, column, row].every((part) => Number.isSafeInteger(part) && part >= 0)) return null;
      const tile = await readTile(folder, zoom, column, row);
      if (tile !== null) cache.set(key, tile);
      return tile;
    },
  };
}
