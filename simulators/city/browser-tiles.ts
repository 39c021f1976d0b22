/**
 * Builds the tiles that a browser draws: the source's zoom 12 with only what the map shows, and coarser zooms merged from
 * it, so that a whole delivery fits on a small screen. `README.md` describes the layers for authors of map styles.
 */
import type { CityPlace } from './city-types.ts';
import { projectOnSegment, toUnits } from './geometry.ts';
import { SOURCE_ZOOM, TILE_UNITS } from './source-tiles.ts';
import type { GeometryKind, SourceFeature, SourceTile, UnitPoint } from './source-tiles.ts';
import { encodeTile } from './vector-tile-writer.ts';
import type { TileFeature, TileLayer, TileProperties } from './vector-tile-writer.ts';

export const MIN_TILE_ZOOM = 9;
export const MAX_TILE_ZOOM = SOURCE_ZOOM;

export type BrowserTile = { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Uint8Array };

type LayerRule = {
  readonly name: string;
  readonly from: string;
  readonly kinds: readonly GeometryKind[];
  /** The lowest zoom at which a feature is drawn; null leaves it out of every tile. */
  readonly fromZoom: (properties: SourceFeature['properties']) => number | null;
  /** The attributes that the map's rules may use. */
  readonly attributes: readonly string[];
};

const ROAD_ZOOMS: Readonly<Record<string, number>> = {
  motorway: 9,
  trunk: 9,
  primary: 10,
  motorway_link: 11,
  major_rail: 11,
  secondary: 11,
  tertiary: 11,
  link: 12,
  street: 12,
  street_limited: 12,
  service: 12,
  pedestrian: 12,
};
const LABEL_ZOOMS: Readonly<Record<string, number>> = { motorway: 11, trunk: 11, primary: 11 };
const PLACE_ZOOMS: Readonly<Record<string, number>> = { city: 9, town: 10, suburb: 11 };
const LAND_ZOOMS: Readonly<Record<string, number>> = {
  park: 10,
  wood: 10,
  agriculture: 12,
  cemetery: 12,
  grass: 12,
  hospital: 12,
  industrial: 12,
  parking: 12,
  pitch: 12,
  school: 12,
};
const NOT_ROADS = new Set(['platform', 'raceway']);

const LAYER_RULES: readonly LayerRule[] = [
  {
    name: 'landuse',
    from: 'landuse',
    kinds: ['polygon'],
    fromZoom: (properties) => LAND_ZOOMS[String(properties['class'])] ?? null,
    attributes: ['class'],
  },
  { name: 'landuse_overlay', from: 'landuse_overlay', kinds: ['polygon'], fromZoom: () => 10, attributes: ['class'] },
  { name: 'water', from: 'water', kinds: ['polygon'], fromZoom: () => MIN_TILE_ZOOM, attributes: [] },
  {
    name: 'waterway',
    from: 'waterway',
    kinds: ['line'],
    fromZoom: (properties) => (properties['class'] === 'river' ? 10 : 12),
    attributes: ['class'],
  },
  { name: 'aeroway', from: 'aeroway', kinds: ['polygon', 'line'], fromZoom: () => 11, attributes: ['type'] },
  { name: 'plaza', from: 'road', kinds: ['polygon'], fromZoom: () => 12, attributes: [] },
  {
    name: 'road',
    from: 'road',
    kinds: ['line'],
    fromZoom: (properties) =>
      NOT_ROADS.has(String(properties['type'])) ? null : (ROAD_ZOOMS[String(properties['class'])] ?? null),
    attributes: ['class', 'oneway'],
  },
  {
    name: 'road_label',
    from: 'road_label',
    kinds: ['line'],
    fromZoom: (properties) =>
      properties['class'] === 'ferry' || properties['name'] === undefined
        ? null
        : (LABEL_ZOOMS[String(properties['class'])] ?? 12),
    attributes: ['class', 'name', 'name_en'],
  },
  {
    name: 'place_label',
    from: 'place_label',
    kinds: ['point'],
    fromZoom: (properties) => PLACE_ZOOMS[String(properties['type'])] ?? 12,
    attributes: ['type', 'localrank', 'name', 'name_en', 'name_ar', 'name_ru', 'name_zh'],
  },
];
const POI_LAYER = 'poi_label';

/** Overview tiles drop points that are nearer than this to the line between their neighbours (half a screen pixel). */
const SIMPLIFY_UNITS = 4;
/** Overview tiles drop areas that are smaller than this in both directions. */
const SMALLEST_AREA_UNITS = 16;

/** Douglas–Peucker: the fewest points of a line that stay within a distance of it. */
export function simplifyLine(points: readonly UnitPoint[], within: number): UnitPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let farthest = 0;
  let distance = within;
  for (const [index, point] of points.entries()) {
    const away = projectOnSegment(point, first, last).distance;
    if (away <= distance) continue;
    distance = away;
    farthest = index;
  }
  if (farthest === 0) return [first, last];
  const before = simplifyLine(points.slice(0, farthest + 1), within);
  return [...before, ...simplifyLine(points.slice(farthest), within).slice(1)];
}

function isLargeEnough(ring: readonly UnitPoint[]): boolean {
  const xs = ring.map((point) => point.x);
  const ys = ring.map((point) => point.y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return size >= SMALLEST_AREA_UNITS;
}

function attributesOf(feature: SourceFeature, names: readonly string[]): TileProperties {
  const properties: Record<string, string | number | boolean> = {};
  for (const name of names) {
    const value = feature.properties[name];
    // The source repeats the local name in each language that has no translation.
    const isRepeat = name.startsWith('name_') && value === feature.properties['name'];
    if (value !== undefined && value !== '' && !isRepeat) properties[name] = value;
  }
  return properties;
}

function isInTile(point: UnitPoint | undefined, tile: SourceTile): boolean {
  if (point === undefined) return false;
  return Math.floor(point.x / TILE_UNITS) === tile.x && Math.floor(point.y / TILE_UNITS) === tile.y;
}

type Frame = { readonly z: number; readonly x: number; readonly y: number };

function drawnParts(feature: SourceFeature, frame: Frame): UnitPoint[][] {
  const scale = 2 ** (frame.z - SOURCE_ZOOM);
  const parts = feature.parts.map((part) =>
    part.map((point) => ({ x: point.x * scale - frame.x * TILE_UNITS, y: point.y * scale - frame.y * TILE_UNITS })),
  );
  if (frame.z === SOURCE_ZOOM || feature.kind === 'point') return parts;
  const simpler = parts.map((part) => simplifyLine(part, SIMPLIFY_UNITS));
  return feature.kind === 'polygon' ? simpler.filter((ring) => ring.length > 3 && isLargeEnough(ring)) : simpler;
}

function layerOf(rule: LayerRule, tiles: readonly SourceTile[], frame: Frame): TileLayer {
  const features: TileFeature[] = [];
  for (const tile of tiles) {
    for (const feature of tile.features) {
      if (feature.layer !== rule.from || !rule.kinds.includes(feature.kind)) continue;
      const fromZoom = rule.fromZoom(feature.properties);
      if (fromZoom === null || fromZoom > frame.z) continue;
      // Lines and areas may overlap between tiles, but a label in a tile's buffer would be drawn twice.
      if (feature.kind === 'point' && !isInTile(feature.parts[0]?.[0], tile)) continue;
      const parts = drawnParts(feature, frame);
      features.push({ kind: feature.kind, properties: attributesOf(feature, rule.attributes), parts });
    }
  }
  return { name: rule.name, features };
}

function poiLayer(places: readonly CityPlace[], frame: Frame): TileLayer {
  if (frame.z < SOURCE_ZOOM) return { name: POI_LAYER, features: [] };
  const features = places
    .filter((place) => place.kind === 'station' || place.kind === 'landmark')
    .map((place) => ({ place, at: toUnits(place) }))
    .filter(({ at }) => Math.floor(at.x / TILE_UNITS) === frame.x && Math.floor(at.y / TILE_UNITS) === frame.y)
    .map(({ place, at }): TileFeature => ({
      kind: 'point',
      properties: { kind: place.kind, name: place.names.th, name_en: place.names.en },
      parts: [[{ x: at.x - frame.x * TILE_UNITS, y: at.y - frame.y * TILE_UNITS }]],
    }));
  return { name: POI_LAYER, features };
}

/** All tiles of the city, from the coarsest zoom to the source's. */
export function buildBrowserTiles(tiles: readonly SourceTile[], places: readonly CityPlace[]): BrowserTile[] {
  const built: BrowserTile[] = [];
  for (let z = MIN_TILE_ZOOM; z <= MAX_TILE_ZOOM; z += 1) {
    const perSide = 2 ** (SOURCE_ZOOM - z);
    const groups = Map.groupBy(tiles, (tile) => `${Math.floor(tile.x / perSide)}/${Math.floor(tile.y / perSide)}`);
    for (const [key, group] of groups) {
      const [x = 0, y = 0] = key.split('/').map(Number);
      const frame = { z, x, y };
      const layers = [...LAYER_RULES.map((rule) => layerOf(rule, group, frame)), poiLayer(places, frame)];
      built.push({ ...frame, bytes: encodeTile(layers, TILE_UNITS) });
    }
  }
  return built;
}
