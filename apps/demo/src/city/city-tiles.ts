/** Serves the browser's tiles of a built city from its folder, packed once and kept: a city has some dozens. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MapTile, MapTiles } from '../pages/map-tiles.ts';

const pack = promisify(gzip);

async function readTile(folder: string, zoom: number, column: number, row: number): Promise<MapTile | null> {
  try {
    const bytes = await readFile(join(folder, String(zoom), String(column), `${row}.mvt`));
    return { bytes: await pack(bytes), encoding: 'gzip' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The tiles in a folder laid out as `{z}/{x}/{y}.mvt`; null for a tile that the city doesn't have.
 * @param folder read anew for each missing tile, so that nobody fills the memory by asking for nothing
 */
export function createCityTiles(folder: string): MapTiles {
  const kept = new Map<string, MapTile>();
  return {
    read: async (zoom, column, row) => {
      const key = `${zoom}/${column}/${row}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (![zoom, column, row].every((part) => Number.isSafeInteger(part) && part >= 0)) return null;
      const tile = await readTile(folder, zoom, column, row);
      if (tile !== null) kept.set(key, tile);
      return tile;
    },
  };
}
