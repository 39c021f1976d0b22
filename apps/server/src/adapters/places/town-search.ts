/** Searches the towns and districts of a country and describes points by the nearest one. */
import type { ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { addressOfTown, kilometresText, nameOfTown } from './address-lines.ts';
import type { FoundPlace } from './found-place.ts';
import { gazetteerOf, readGazetteer } from './gazetteer.ts';
import type { Gazetteer, Town } from './gazetteer.ts';

/** A point farther than this from every town of the country is at sea or abroad. */
const TOWN_REACH_METRES = 100_000;
/** From this distance on, the address contains the distance to the town. */
const TOWN_ITSELF_METRES = 1000;
/** Positions of the gazetteer have five decimals; this is less than half of the last one. */
const SAME_POINT_METRES = 0.5;
const TOWN_ORDER = 1;
const TOWN_ID = /^(gn|kp)-([A-Z]{2})([+-]\d+\.\d{5})([+-]\d+\.\d{5})$/;

function signed(degrees: number): string {
  return `${degrees < 0 ? '-' : '+'}${Math.abs(degrees).toFixed(5)}`;
}

/** The gazetteer of the country, or the known places of the demo's city. */
type Source = 'gn' | 'kp';

/** A town's id contains its position, because the gazetteer has no ids and its order may change. */
function idOf(source: Source, country: string, town: Town): string {
  return `${source}-${country}${signed(town.latitude)}${signed(town.longitude)}`;
}

/** Returns null for an id of another kind of place. */
export function sourceOfTownId(id: string): Source | null {
  const source = TOWN_ID.exec(id)?.[1];
  return source === 'gn' || source === 'kp' ? source : null;
}

export class TownSearch {
  readonly #country: string;
  readonly #gazetteer: Gazetteer;
  readonly #source: Source;

  constructor(country: string, gazetteer: Gazetteer, source: Source = 'gn') {
    this.#country = country;
    this.#gazetteer = gazetteer;
    this.#source = source;
  }

  search(text: string, language: Language): FoundPlace[] {
    return this.#gazetteer.search(text).flatMap(({ entry, tier }): FoundPlace[] => {
      const town = this.#gazetteer.town(entry);
      return town === null ? [] : [{ ...this.#describe(town, language), tier, order: TOWN_ORDER }];
    });
  }

  /** A town by its id, with its address; null if the gazetteer has no town there. */
  place(id: string, language: Language): Omit<FoundPlace, 'tier' | 'order'> | null {
    const [, source, country, latitude, longitude] = TOWN_ID.exec(id) ?? [];
    if (source !== this.#source || country !== this.#country) return null;
    const nearest = this.#gazetteer.nearest({ latitude: Number(latitude), longitude: Number(longitude) });
    if (nearest === null || nearest.metres > SAME_POINT_METRES) return null;
    return this.#describe(nearest.town, language);
  }

  reverse(at: Coordinates, language: Language): ReversedPlace | null {
    const nearest = this.#gazetteer.nearest(at);
    if (nearest === null || nearest.metres > TOWN_REACH_METRES) return null;
    const { town, metres } = nearest;
    const address = addressOfTown(town, this.#country, language);
    return {
      latitude: at.latitude,
      longitude: at.longitude,
      formatted_address: metres < TOWN_ITSELF_METRES ? address : `${address} (${kilometresText(metres, language)})`,
      city: nameOfTown(town, language),
      zipcode: '',
      suburb: '',
      building: '',
      country_code: this.#country,
      number: '',
    };
  }

  #describe(town: Town, language: Language): Omit<FoundPlace, 'tier' | 'order'> {
    return {
      id: idOf(this.#source, this.#country, town),
      name: nameOfTown(town, language),
      address: addressOfTown(town, this.#country, language),
      latitude: town.latitude,
      longitude: town.longitude,
    };
  }
}

export async function openTownSearch(country: string): Promise<TownSearch> {
  return new TownSearch(country, await readGazetteer(country));
}

/** Searches places of a city by name, like the towns of a gazetteer. */
export async function openKnownPlaces(country: string, places: readonly Town[]): Promise<TownSearch> {
  return new TownSearch(country, await gazetteerOf(places), 'kp');
}
