import { type Feature, GeomType, PmtilesSource, type TileSource, type Zxy } from 'protomaps-leaflet';

export type TileData = Map<string, Feature[]>;

/** A tile that the set does not have: beyond its edge, or above its shallowest zoom. Compared by identity. */
export const missingTile: TileData = new Map();

type Fetch = (url: string) => Promise<Response>;

/**
 * Splits a feature into its lines. Many tile sets put all lines of a class into one feature, but only those near the tile need
 * painting.
 */
function splitLines(feature: Feature): Feature[] {
  if (feature.geomType !== GeomType.Line || feature.geom.length < 2) return [feature];
  return feature.geom.map((line) => {
    const xs = line.map((point) => point.x);
    const ys = line.map((point) => point.y);
    const bbox = { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
    return { ...feature, geom: [line], bbox, numVertices: line.length };
  });
}

async function decode(bytes: ArrayBuffer, at: Zxy, tileSize: number): Promise<TileData> {
  // The library does not export its tile parser; its PMTiles source parses any bytes that its reader returns.
  const reader = { getZxy: () => Promise.resolve({ data: bytes }) };
  const parser = new PmtilesSource(reader as unknown as PmtilesSource['p'], false);
  const layers = await parser.get(at, tileSize);
  return new Map([...layers].map(([name, features]) => [name, features.flatMap(splitLines)]));
}

/**
 * Fetches vector tiles by a `{z}/{x}/{y}` address. Returns `missingTile` if the set has no such tile; throws if the fetch failed,
 * so that the tile is requested again.
 */
export class StreetTiles implements TileSource {
  readonly #address: string;
  readonly #fetch: Fetch;

  constructor(address: string, fetch: Fetch = (url) => globalThis.fetch(url)) {
    this.#address = address;
    this.#fetch = fetch;
  }

  async get(at: Zxy, tileSize: number): Promise<TileData> {
    const bytes = await this.#read(at);
    return bytes ? decode(bytes, at, tileSize) : missingTile;
  }

  async #read({ z, x, y }: Zxy): Promise<ArrayBuffer | null> {
    const url = this.#address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    const response = await this.#fetch(url);
    if (response.status === 404 || response.status === 204) return null;
    if (!response.ok) throw new Error(`the tile ${z}/${x}/${y} answered ${response.status}`);
    return response.arrayBuffer();
  }
}
