/** Collects the places that people can search: streets by district, stations, landmarks, neighbourhoods and towns. */
import { createHash } from 'node:crypto';
import { areaAt } from './area-lookup.ts';
import { HOME_PROVINCE, PROVINCES } from './bangkok-districts.ts';
import { CITY_RAIL, LANDMARKS, LANES, SPELLINGS } from './bangkok-landmarks.ts';
import type { LandmarkRow } from './bangkok-landmarks.ts';
import type {
  CityArea,
  CityAreas,
  CityDistrict,
  CityIndexFile,
  CityNames,
  CityPlace,
  CityPlaceKind,
} from './city-types.ts';
import { metresBetween, toPosition, toUnits } from './geometry.ts';
import type { Position } from './geometry.ts';
import type { RoadNetwork } from './road-network.ts';
import { TILE_UNITS } from './source-tiles.ts';
import type { SourceTile, UnitPoint } from './source-tiles.ts';
import type { NamedEdges } from './street-names.ts';

/** Two entries with the same name and closer than this are one place. */
const SAME_PLACE_METRES = 700;
/** The stretch of a street in a district gets an entry when it is this long, or this share of the street. */
const LONG_STRETCH_METRES = 1500;
const LARGE_STRETCH_SHARE = 0.25;

type Draft = Position & {
  readonly kind: CityPlaceKind;
  readonly names: CityNames;
  readonly otherNames: readonly string[];
};
type Stretch = { street: number; area: CityArea; metres: number; edges: number[] };

/** Finds the province of a point: that of the nearest named street. */
function provinceFinder(network: RoadNetwork, namedEdges: NamedEdges): (at: UnitPoint) => string {
  const marks: { x: number; y: number; province: string }[] = [];
  for (const [edge, street] of namedEdges.streetOfEdge.entries()) {
    const province = namedEdges.streets[street]?.province ?? '';
    const node = network.from[edge] ?? 0;
    if (province !== '') marks.push({ x: network.x[node] ?? 0, y: network.y[node] ?? 0, province });
  }
  return (at) => {
    let nearest = HOME_PROVINCE;
    let squared = Number.POSITIVE_INFINITY;
    for (const mark of marks) {
      const candidate = (mark.x - at.x) ** 2 + (mark.y - at.y) ** 2;
      if (candidate >= squared) continue;
      squared = candidate;
      nearest = mark.province;
    }
    return nearest;
  };
}

const TOWN_TYPES = new Set(['city', 'town']);
const POINT_LAYERS: Readonly<Record<string, CityPlaceKind>> = {
  place_label: 'neighbourhood',
  rail_station_label: 'station',
  poi_label: 'landmark',
  airport_label: 'landmark',
};

function draftsOfTiles(tiles: readonly SourceTile[]): Draft[] {
  const drafts: Draft[] = [];
  for (const tile of tiles) {
    for (const feature of tile.features) {
      const kind = POINT_LAYERS[feature.layer];
      const point = feature.parts[0]?.[0];
      const local = String(feature.properties['name'] ?? feature.properties['name_en'] ?? '').trim();
      if (kind === undefined || point === undefined || local === '') continue;
      // A label in a tile's buffer belongs to the neighbouring tile.
      if (Math.floor(point.x / TILE_UNITS) !== tile.x || Math.floor(point.y / TILE_UNITS) !== tile.y) continue;
      const isTown = feature.layer === 'place_label' && TOWN_TYPES.has(String(feature.properties['type']));
      const english = String(feature.properties['name_en'] ?? local).trim();
      const names = { en: english === '' ? local : english, th: local };
      drafts.push({ kind: isTown ? 'town' : kind, names, otherNames: [], ...toPosition(point) });
    }
  }
  return drafts;
}

function draftOfRow(kind: CityPlaceKind, row: LandmarkRow, prefix = ''): Draft {
  const [en, th, latitude, longitude, otherNames] = row;
  return {
    kind,
    names: { en: `${prefix}${en}`, th: `${prefix}${th}` },
    otherNames: otherNames === undefined ? [] : otherNames.split('|'),
    latitude,
    longitude,
  };
}

function draftsOfTables(): Draft[] {
  const stations = Object.entries(CITY_RAIL).flatMap(([system, rows]) =>
    rows.map((row) => draftOfRow('station', row, `${system} `)),
  );
  return [
    ...stations,
    ...LANDMARKS.map((row) => draftOfRow('landmark', row)),
    ...LANES.map((row) => draftOfRow('street', row)),
  ];
}

function withoutDuplicates(drafts: readonly Draft[]): Draft[] {
  const unique: Draft[] = [];
  for (const draft of drafts) {
    const isDuplicate = unique.some(
      (other) =>
        (other.names.th === draft.names.th || other.names.th.endsWith(` ${draft.names.th}`)) &&
        other.kind === draft.kind &&
        metresBetween(other.latitude, other.longitude, draft.latitude, draft.longitude) < SAME_PLACE_METRES,
    );
    if (!isDuplicate) unique.push(draft);
  }
  return unique;
}

function idOf(kind: CityPlaceKind, names: CityNames, at: Position): string {
  const text = `${kind}|${names.th}|${at.latitude.toFixed(4)}|${at.longitude.toFixed(4)}`;
  return `bkk-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

function placeOf(draft: Draft, area: CityArea): CityPlace {
  const latitude = Number(draft.latitude.toFixed(6));
  const longitude = Number(draft.longitude.toFixed(6));
  const { kind, names } = draft;
  const spellings = SPELLINGS.filter(([official]) => names.en.includes(official));
  const otherNames = [...draft.otherNames, ...spellings.map(([official, other]) => names.en.replace(official, other))];
  return { id: idOf(kind, names, { latitude, longitude }), kind, names, otherNames, area, latitude, longitude };
}

function middleOf(network: RoadNetwork, edge: number): UnitPoint {
  const a = network.from[edge] ?? 0;
  const b = network.to[edge] ?? 0;
  return {
    x: ((network.x[a] ?? 0) + (network.x[b] ?? 0)) / 2,
    y: ((network.y[a] ?? 0) + (network.y[b] ?? 0)) / 2,
  };
}

/** A point on the stretch, near its middle: the middle of the edge that is nearest to the stretch's centre. */
function positionOfStretch(network: RoadNetwork, edges: readonly number[]): Position {
  const middles = edges.map((edge) => middleOf(network, edge));
  const centre = middles.reduce((sum, at) => ({ x: sum.x + at.x / middles.length, y: sum.y + at.y / middles.length }), {
    x: 0,
    y: 0,
  });
  const away = (at: UnitPoint): number => Math.hypot(at.x - centre.x, at.y - centre.y);
  return toPosition(middles.reduce((best, at) => (away(at) < away(best) ? at : best)));
}

function streetPlaces(network: RoadNetwork, namedEdges: NamedEdges, areas: CityAreas): CityPlace[] {
  const stretches = new Map<string, Stretch>();
  for (const [edge, street] of namedEdges.streetOfEdge.entries()) {
    if (street === 0) continue;
    const area = areaAt(areas, toPosition(middleOf(network, edge)), namedEdges.streets[street]?.province ?? '');
    const a = toPosition({ x: network.x[network.from[edge] ?? 0] ?? 0, y: network.y[network.from[edge] ?? 0] ?? 0 });
    const b = toPosition({ x: network.x[network.to[edge] ?? 0] ?? 0, y: network.y[network.to[edge] ?? 0] ?? 0 });
    const key = `${street}|${area.district?.en ?? ''}`;
    const stretch = stretches.get(key) ?? { street, area, metres: 0, edges: [] };
    stretch.metres += metresBetween(a.latitude, a.longitude, b.latitude, b.longitude);
    stretch.edges.push(edge);
    stretches.set(key, stretch);
  }
  const lengths = new Map<number, number>();
  for (const { street, metres } of stretches.values()) lengths.set(street, (lengths.get(street) ?? 0) + metres);
  return [...stretches.values()]
    .filter(
      ({ street, metres }) =>
        metres >= LONG_STRETCH_METRES || metres >= LARGE_STRETCH_SHARE * (lengths.get(street) ?? 0),
    )
    .map((stretch) => {
      const { en = '', th = '' } = namedEdges.streets[stretch.street] ?? {};
      const at = positionOfStretch(network, stretch.edges);
      return placeOf({ kind: 'street', names: { en, th }, otherNames: [], ...at }, stretch.area);
    });
}

function districtsOf(): CityDistrict[] {
  return Object.entries(PROVINCES).flatMap(([province, { districtWord, districts }]) =>
    districts.map(([en, th, postalCode, ...centres]) => ({
      names: { en, th: `${districtWord}${th}` },
      province,
      postalCode,
      centres: centres.map(([latitude, longitude]) => ({ latitude, longitude })),
    })),
  );
}

function areasOf(): CityAreas {
  const provinces = Object.fromEntries(Object.entries(PROVINCES).map(([code, { en, th }]) => [code, { en, th }]));
  return { provinces, homeProvince: HOME_PROVINCE, districts: districtsOf() };
}

function districtDrafts(districts: readonly CityDistrict[]): Draft[] {
  return districts.flatMap(({ names, centres: [centre] }): Draft[] =>
    centre === undefined ? [] : [{ kind: 'district', names, otherNames: [], ...centre }],
  );
}

/** A city is not part of one of its districts. */
function areaOfDraft(draft: Draft, area: CityArea): CityArea {
  return draft.kind === 'town' && draft.names.en === area.city.en ? { ...area, district: null, postalCode: '' } : area;
}

/** The search index of the city: its streets, areas and places. */
export function buildPlaceIndex(
  network: RoadNetwork,
  namedEdges: NamedEdges,
  tiles: readonly SourceTile[],
): CityIndexFile {
  const areas = areasOf();
  const provinceAt = provinceFinder(network, namedEdges);
  const drafts = withoutDuplicates([...draftsOfTables(), ...districtDrafts(areas.districts), ...draftsOfTiles(tiles)]);
  const points = drafts.map((draft) => {
    const area = areaAt(areas, draft, provinceAt(toUnits(draft)));
    return placeOf(draft, areaOfDraft(draft, area));
  });
  return {
    streets: namedEdges.streets.map(({ en, th, province }) => ({ names: { en, th }, province })),
    areas,
    places: [...points, ...streetPlaces(network, namedEdges, areas)],
  };
}
