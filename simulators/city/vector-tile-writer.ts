/** Writes vector tiles (MVT 2.1): only the message types that a basemap needs, with pbf's writer. */
import { PbfWriter } from 'pbf';
import type { GeometryKind, UnitPoint } from './source-tiles.ts';

export type TileProperties = Readonly<Record<string, string | number | boolean>>;

export type TileFeature = {
  readonly kind: GeometryKind;
  readonly properties: TileProperties;
  /** Lines, closed rings, or single points, in units of the tile (0 … extent). */
  readonly parts: readonly (readonly UnitPoint[])[];
};

export type TileLayer = { readonly name: string; readonly features: readonly TileFeature[] };

const KIND_NUMBERS: Readonly<Record<GeometryKind, number>> = { point: 1, line: 2, polygon: 3 };
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;
const VERSION = 2;

/** A command and how often it repeats, in one number. */
function command(id: number, count: number): number {
  return count * 8 + id;
}

/** Encodes a signed number with the sign in the lowest bit, so that small negative numbers stay short. */
function zigzag(value: number): number {
  return value >= 0 ? value * 2 : -value * 2 - 1;
}

/** The points of a part without consecutive duplicates and, for rings, without the closing point, which is implied. */
function drawnPoints(kind: GeometryKind, part: readonly UnitPoint[]): UnitPoint[] {
  const points = part
    .map((point) => ({ x: Math.round(point.x), y: Math.round(point.y) }))
    .filter((point, index, all) => index === 0 || point.x !== all[index - 1]?.x || point.y !== all[index - 1]?.y);
  const [first] = points;
  const last = points.at(-1);
  if (kind === 'polygon' && points.length > 1 && first?.x === last?.x && first?.y === last?.y) points.pop();
  return points;
}

const FEWEST_POINTS: Readonly<Record<GeometryKind, number>> = { point: 1, line: 2, polygon: 3 };

function encodeGeometry(feature: TileFeature): number[] {
  const words: number[] = [];
  let x = 0;
  let y = 0;
  for (const part of feature.parts) {
    const points = drawnPoints(feature.kind, part);
    if (points.length < FEWEST_POINTS[feature.kind]) continue;
    for (const [index, point] of points.entries()) {
      if (index === 0) words.push(command(MOVE_TO, 1));
      if (index === 1) words.push(command(LINE_TO, points.length - 1));
      words.push(zigzag(point.x - x), zigzag(point.y - y));
      x = point.x;
      y = point.y;
    }
    if (feature.kind === 'polygon') words.push(command(CLOSE_PATH, 1));
  }
  return words;
}

type Value = string | number | boolean;

function writeValue(value: Value, writer: PbfWriter): void {
  if (typeof value === 'string') writer.writeStringField(1, value);
  else if (typeof value === 'boolean') writer.writeBooleanField(7, value);
  else if (Number.isInteger(value)) writer.writeSVarintField(6, value);
  else writer.writeDoubleField(3, value);
}

/** Numbers each distinct text or value once; features refer to them by number. */
class Table<T> {
  readonly #numbers = new Map<T, number>();

  numberOf(item: T): number {
    const number = this.#numbers.get(item) ?? this.#numbers.size;
    this.#numbers.set(item, number);
    return number;
  }

  items(): T[] {
    return [...this.#numbers.keys()];
  }
}

type EncodedFeature = { readonly kind: number; readonly tags: number[]; readonly geometry: number[] };

function writeFeature(feature: EncodedFeature, writer: PbfWriter): void {
  writer.writePackedVarint(2, feature.tags);
  writer.writeVarintField(3, feature.kind);
  writer.writePackedVarint(4, feature.geometry);
}

type EncodedLayer = {
  readonly name: string;
  readonly extent: number;
  readonly features: readonly EncodedFeature[];
  readonly keys: readonly string[];
  readonly values: readonly Value[];
};

function encodeLayer(layer: TileLayer, extent: number): EncodedLayer {
  const keys = new Table<string>();
  const values = new Table<Value>();
  const features = layer.features
    .map((feature) => ({
      kind: KIND_NUMBERS[feature.kind],
      tags: Object.entries(feature.properties).flatMap(([key, value]) => [keys.numberOf(key), values.numberOf(value)]),
      geometry: encodeGeometry(feature),
    }))
    .filter((feature) => feature.geometry.length > 0);
  return { name: layer.name, extent, features, keys: keys.items(), values: values.items() };
}

function writeLayer(layer: EncodedLayer, writer: PbfWriter): void {
  writer.writeVarintField(15, VERSION);
  writer.writeStringField(1, layer.name);
  for (const feature of layer.features) writer.writeMessage(2, writeFeature, feature);
  for (const key of layer.keys) writer.writeStringField(3, key);
  for (const value of layer.values) writer.writeMessage(4, writeValue, value);
  writer.writeVarintField(5, layer.extent);
}

/** The bytes of a tile. Layers without anything to draw are left out. */
export function encodeTile(layers: readonly TileLayer[], extent: number): Uint8Array {
  const writer = new PbfWriter();
  for (const layer of layers) {
    const encoded = encodeLayer(layer, extent);
    if (encoded.features.length > 0) writer.writeMessage(3, writeLayer, encoded);
  }
  return writer.finish();
}
