import { type Feature, GeomType, PmtilesSource, type TileSource, type Zxy } from 'protomaps-leaflet';

export type TileData = Map<string, Feature[]>;

/** What a tile is that the set does not have: beyond its edge, or above its shallowest zoom. Compared by identity. */
export const missingTile: TileData = new Map();

/** How many zooms above the shallowest tile its streets are still put together from the tiles below. */
const GATHERED_ZOOMS = 2;
/** What is smaller than this on the screen after gathering only costs time. */
const SMALLEST_GATHERED = 2;

type Point = Feature['geom'][number][number];
type Fetch = (url: string) => Promise<Response>;

/** Lines of one class share a feature in many tile sets; apart, only those near the screen tile need painting. */
function apart(feature: Feature): Feature[] {
  if (feature.geomType !== GeomType.Line || feature.geom.length < 2) return [feature];
  return feature.geom.map((line) => {
    const xs = line.map((point) => point.x);
    const ys = line.map((point) => point.y);
    const bbox = { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
    return { ...feature, geom: [line], bbox, numVertices: line.length };
  });
}

function shifted(feature: Feature, x: number, y: number): Feature {
  const move = (point: Point) => {
    const moved = point.clone().mult(0.5);
    moved.x += x;
    moved.y += y;
    return moved;
  };
  const { bbox } = feature;
  return {
    ...feature,
    geom: feature.geom.map((part) => part.map(move)),
    bbox: { minX: bbox.minX / 2 + x, minY: bbox.minY / 2 + y, maxX: bbox.maxX / 2 + x, maxY: bbox.maxY / 2 + y },
  };
}

function worthGathering({ bbox, geomType }: Feature): boolean {
  return geomType === GeomType.Point || Math.max(bbox.maxX - bbox.minX, bbox.maxY - bbox.minY) >= SMALLEST_GATHERED * 2;
}

/**
 * Reads vector tiles by a `{z}/{x}/{y}` address. A tile that the set lacks is `missingTile`; one that could not be
 * fetched is thrown, so that it is asked for again.
 */
export class StreetTiles implements TileSource {
  readonly #address: string;
  readonly #deepest: number;
  readonly #fetch: Fetch;

  constructor(address: string, deepest: number, fetch: Fetch = (url) => globalThis.fetch(url)) {
    this.#address = address;
    this.#deepest = deepest;
    this.#fetch = fetch;
  }

  async get(at: Zxy, tileSize: number): Promise<TileData> {
    const bytes = await this.#read(at);
    if (bytes) return this.#decode(bytes, at, tileSize);
    const above = this.#deepest - at.z;
    return above > 0 && above <= GATHERED_ZOOMS ? this.#gather(at, tileSize) : missingTile;
  }

  async #read({ z, x, y }: Zxy): Promise<ArrayBuffer | null> {
    const url = this.#address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    const response = await this.#fetch(url);
    if (response.status === 404 || response.status === 204) return null;
    if (!response.ok) throw new Error(`the tile ${z}/${x}/${y} answered ${response.status}`);
    return response.arrayBuffer();
  }

  async #decode(bytes: ArrayBuffer, at: Zxy, tileSize: number): Promise<TileData> {
    // The library keeps its tile parser to itself; its PMTiles source parses whatever bytes its reader hands over.
    const reader = { getZxy: () => Promise.resolve({ data: bytes }) };
    const parser = new PmtilesSource(reader as unknown as PmtilesSource['p'], false);
    const layers = await parser.get(at, tileSize);
    return new Map([...layers].map(([name, features]) => [name, features.flatMap(apart)]));
  }

  /** A tile above the shallowest of the set, put together from the four below it. */
  async #gather({ z, x, y }: Zxy, tileSize: number): Promise<TileData> {
    const corners = [0, 1].flatMap((right) => [0, 1].map((down) => ({ right, down })));
    const children = await Promise.all(
      corners.map(async ({ right, down }) => ({
        tile: await this.get({ z: z + 1, x: 2 * x + right, y: 2 * y + down }, tileSize),
        left: (right * tileSize) / 2,
        top: (down * tileSize) / 2,
      })),
    );
    if (children.every(({ tile }) => tile === missingTile)) return missingTile;
    const gathered: TileData = new Map();
    for (const { tile, left, top } of children) {
      for (const [name, features] of tile) {
        const layer = gathered.get(name) ?? [];
        for (const feature of features) if (worthGathering(feature)) layer.push(shifted(feature, left, top));
        gathered.set(name, layer);
      }
    }
    return gathered;
  }
}
