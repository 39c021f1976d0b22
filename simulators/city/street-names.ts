/**
 * Gives the network's edges their street names. The tiles have names on separate label lines that run along the roads:
 * an edge takes the name of the label line that passes through its middle in the same direction.
 */
import { clipLineToTile, projectOnSegment } from './geometry.ts';
import { visitCells } from './road-network.ts';
import type { RoadNetwork } from './road-network.ts';
import type { SourceFeature, SourceTile, UnitPoint } from './source-tiles.ts';

export type StreetName = {
  readonly en: string;
  readonly th: string;
  /** The province by its ISO 3166-2 code, such as TH-10 for Bangkok. */
  readonly province: string;
};

export type NamedEdges = {
  /** Streets by number; number 0 means "no name". */
  readonly streets: readonly StreetName[];
  /** The street number of each edge. */
  readonly streetOfEdge: Uint16Array;
};

/** How far from a label line an edge's middle may lie: 4 units are about 9 m. */
const BESIDE_UNITS = 4;
/** The cosine of the largest angle between an edge and its label (about 25°). */
const ALONG_COSINE = 0.9;
const NO_STREET: StreetName = { en: '', th: '', province: '' };

type LabelSegment = { readonly a: UnitPoint; readonly b: UnitPoint; readonly street: number };

/** A label's names; null for labels that do not help a courier (house rows numbered 1, 2, 3 …; ferries). */
export function streetNameOf(feature: SourceFeature): StreetName | null {
  if (feature.layer !== 'road_label' || feature.kind !== 'line' || feature.properties['class'] === 'ferry') return null;
  const local = String(feature.properties['name'] ?? '').trim();
  const english = String(feature.properties['name_en'] ?? local).trim();
  if (/^[\w/]{0,3}$/.test(local) && english.length <= 3) return null;
  const isShort = /^[\w/]{1,3}$/.test(local);
  return {
    en: english === '' ? local : english,
    th: isShort ? english : local,
    province: String(feature.properties['iso_3166_2'] ?? ''),
  };
}

/** Streets with the same Thai name and province are one street; its English name is the one on the longest part. */
class StreetRegister {
  readonly #numbers = new Map<string, number>();
  readonly #streets: StreetName[] = [NO_STREET];
  readonly #lengths: Map<string, number>[] = [new Map()];

  numberOf(name: StreetName, length: number): number {
    const key = `${name.province}|${name.th}`;
    const number = this.#numbers.get(key) ?? this.#streets.length;
    if (number === this.#streets.length) {
      this.#numbers.set(key, number);
      this.#streets.push(name);
      this.#lengths.push(new Map());
    }
    const lengths = this.#lengths[number];
    lengths?.set(name.en, (lengths.get(name.en) ?? 0) + length);
    return number;
  }

  list(): StreetName[] {
    return this.#streets.map((street, number) => {
      const forms = [...(this.#lengths[number] ?? [])].toSorted((one, other) => other[1] - one[1]);
      return { ...street, en: forms[0]?.[0] ?? street.en };
    });
  }
}

function lineLength(line: readonly UnitPoint[]): number {
  return line.reduce((sum, point, index) => {
    const before = line[index - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

function labelGrid(tiles: readonly SourceTile[], register: StreetRegister): Map<number, LabelSegment[]> {
  const grid = new Map<number, LabelSegment[]>();
  const put = (segment: LabelSegment): void => {
    visitCells(segment.a.x, segment.a.y, segment.b.x, segment.b.y, BESIDE_UNITS, (key) => {
      const cell = grid.get(key);
      if (cell === undefined) grid.set(key, [segment]);
      else cell.push(segment);
    });
  };
  for (const tile of tiles) {
    for (const feature of tile.features) {
      const name = streetNameOf(feature);
      if (name === null) continue;
      for (const line of feature.parts.flatMap((part) => clipLineToTile(part, tile.x, tile.y))) {
        const street = register.numberOf(name, lineLength(line));
        line.forEach((b, index) => {
          const a = line[index - 1];
          if (a !== undefined) put({ a, b, street });
        });
      }
    }
  }
  return grid;
}

function runsAlong(a: UnitPoint, b: UnitPoint, label: LabelSegment): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lx = label.b.x - label.a.x;
  const ly = label.b.y - label.a.y;
  return Math.abs(dx * lx + dy * ly) >= ALONG_COSINE * Math.hypot(dx, dy) * Math.hypot(lx, ly);
}

/** Names the edges of a network from the tiles' street labels. */
export function nameEdges(network: RoadNetwork, tiles: readonly SourceTile[]): NamedEdges {
  const register = new StreetRegister();
  const grid = labelGrid(tiles, register);
  const at = (node: number): UnitPoint => ({ x: network.x[node] ?? 0, y: network.y[node] ?? 0 });
  const streetOfEdge = Uint16Array.from({ length: network.from.length }, (_, edge) => {
    const a = at(network.from[edge] ?? 0);
    const b = at(network.to[edge] ?? 0);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    let street = 0;
    let nearest = BESIDE_UNITS;
    visitCells(middle.x, middle.y, middle.x, middle.y, 0, (key) => {
      for (const label of grid.get(key) ?? []) {
        const { distance } = projectOnSegment(middle, label.a, label.b);
        if (distance > nearest || !runsAlong(a, b, label)) continue;
        nearest = distance;
        street = label.street;
      }
    });
    return street;
  });
  return { streets: register.list(), streetOfEdge };
}
