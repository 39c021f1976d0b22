/**
 * Reads the vector tiles that a city is built from (Mapbox Streets v7 layers, zoom 12) into plain features.
 * All positions are "global units": the zoom-12 grid with 4096 units to a tile, so that tiles share one plane.
 */
import { readFile, readdir } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import type { VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

export const SOURCE_ZOOM = 12;
export const TILE_UNITS = 4096;
/** The number of global units around the globe. */
export const WORLD_UNITS = 2 ** SOURCE_ZOOM * TILE_UNITS;

export type UnitPoint = { readonly x: number; readonly y: number };
export type Properties = Readonly<Record<string, string | number | boolean>>;
export type GeometryKind = 'point' | 'line' | 'polygon';

export type SourceFeature = {
  readonly layer: string;
  readonly kind: GeometryKind;
  readonly properties: Properties;
  /** Lines, rings or single points in global units. They include the tile's buffer, so they may lie outside the tile. */
  readonly parts: readonly (readonly UnitPoint[])[];
};

export type SourceTile = { readonly x: number; readonly y: number; readonly features: readonly SourceFeature[] };

/** The folder of the Bangkok tiles inside the installed fixtures package. */
export function bangkokTilesFolder(): string {
  const packageFile = createRequire(import.meta.url).resolve('@mapbox/mvt-fixtures/package.json');
  return join(dirname(packageFile), 'real-world', 'bangkok');
}

const GEOMETRY_KINDS: readonly (GeometryKind | undefined)[] = [undefined, 'point', 'line', 'polygon'];

function readLayer(layer: VectorTileLayer, tileX: number, tileY: number): SourceFeature[] {
  const features: SourceFeature[] = [];
  const scale = TILE_UNITS / layer.extent;
  for (let index = 0; index < layer.length; index += 1) {
    const feature = layer.feature(index);
    const kind = GEOMETRY_KINDS[feature.type];
    if (kind === undefined) continue;
    const parts = feature
      .loadGeometry()
      .map((part) =>
        part.map((point) => ({ x: tileX * TILE_UNITS + point.x * scale, y: tileY * TILE_UNITS + point.y * scale })),
      );
    features.push({ layer: layer.name, kind, properties: feature.properties, parts });
  }
  return features;
}

export type SourceFile = { readonly x: number; readonly y: number; readonly bytes: Uint8Array };

/** Reads the tile files (`12-x-y.mvt`) of a folder in a fixed order. */
export async function readSourceFiles(folder: string): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mvt')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => {
      const match = /^(\d+)-(\d+)-(\d+)\.mvt$/.exec(name);
      if (match === null || Number(match[1]) !== SOURCE_ZOOM)
        throw new Error(`not a zoom-${SOURCE_ZOOM} tile: ${name}`);
      return { x: Number(match[2]), y: Number(match[3]), bytes: await readFile(join(folder, name)) };
    }),
  );
  if (files.length === 0) throw new Error(`no vector tiles in ${folder}`);
  return files;
}

/** Decodes a tile file into its features. */
export function decodeTile(file: SourceFile): SourceTile {
  const { layers } = new VectorTile(new PbfReader(file.bytes));
  return { x: file.x, y: file.y, features: Object.values(layers).flatMap((layer) => readLayer(layer, file.x, file.y)) };
}

/** A fingerprint of the source files: a changed source gives the city a new version. */
export function fingerprint(files: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.x}/${file.y}\n`).update(file.bytes);
  return hash.digest('hex');
}
