/** Searches the demo's city and names its points. */
import type { ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { distanceInMetres } from '@riderbell/domain/places/coordinates.ts';
import type { CityPlaces } from '@riderbell/server/adapters/places/embedded-geocoder.ts';
import { type FoundPlace, nameKey } from '@riderbell/server/adapters/places/found-place.ts';
import { buildNameIndex, type NameIndex } from '@riderbell/server/adapters/places/name-index.ts';
import { addressOfCityPlace, addressOfPoint, nameIn } from './city-addresses.ts';
import type { CityIndex, CityPlace, LocalNames } from './city-data.ts';

/** A point within this distance of a street or place gets its name. */
const NAME_REACH_METRES = 250;

const KIND_ORDER: Readonly<Record<CityPlace['kind'], number>> = {
  town: 0,
  district: 1,
  neighbourhood: 2,
  station: 3,
  landmark: 4,
  street: 5,
};

export class CitySearch implements CityPlaces {
  readonly #city: CityIndex;
  readonly #names: NameIndex;
  readonly #byId: ReadonlyMap<string, CityPlace>;
  readonly #areaNames: ReadonlySet<string>;

  constructor(city: CityIndex, names: NameIndex) {
    this.#city = city;
    this.#names = names;
    this.#byId = new Map(city.places.map((place) => [place.id, place]));
    const areas = city.places.filter(({ kind }) => KIND_ORDER[kind] <= KIND_ORDER.neighbourhood);
    this.#areaNames = new Set(areas.flatMap((place) => [place.names.en, ...place.otherNames].map(nameKey)));
  }

  get country(): string {
    return this.#city.country;
  }

  contains(at: Coordinates): boolean {
    return this.#city.contains(at);
  }

  search(text: string, language: Language): FoundPlace[] {
    return this.#names.search(text).flatMap(({ entry, tier }): FoundPlace[] => {
      const place = this.#city.places[entry];
      return place === undefined ? [] : [{ ...this.#describe(place, language), tier, order: KIND_ORDER[place.kind] }];
    });
  }

  /** A place by its id, with its address; null when the city has none. */
  place(id: string, language: Language): Omit<FoundPlace, 'tier' | 'order'> | null {
    const place = this.#byId.get(id);
    return place === undefined ? null : this.#describe(place, language);
  }

  /** Whether a town of the gazetteer is one of the city's districts or neighbourhoods. */
  knowsArea(name: string, at: Coordinates): boolean {
    return this.#city.contains(at) && this.#areaNames.has(nameKey(name));
  }

  reverse(at: Coordinates, language: Language): ReversedPlace {
    const area = this.#city.areaOf(at);
    const names = this.#namesBeside(at);
    const beside = names === null ? '' : nameIn(names, language);
    return {
      latitude: at.latitude,
      longitude: at.longitude,
      formatted_address: addressOfPoint(beside, area, language),
      city: nameIn(area.city, language),
      zipcode: area.postalCode,
      suburb: area.district === null ? '' : nameIn(area.district, language),
      building: '',
      country_code: this.#city.country,
      number: '',
    };
  }

  /** The names of the nearest street; if no street is near, those of the nearest place. */
  #namesBeside(at: Coordinates): LocalNames | null {
    const street = this.#city.streetNear(at, NAME_REACH_METRES);
    // Some lanes have only a point and no road in the data; if one is nearer than the road, use it.
    const lane = this.#nearest(at, street?.metres ?? NAME_REACH_METRES, ({ kind }) => kind === 'street');
    return lane?.names ?? street?.names ?? this.#nearest(at, NAME_REACH_METRES, () => true)?.names ?? null;
  }

  #nearest(at: Coordinates, withinMetres: number, isWanted: (place: CityPlace) => boolean): CityPlace | null {
    let nearest: CityPlace | null = null;
    let nearestMetres = withinMetres;
    for (const place of this.#city.places) {
      const metres = distanceInMetres(at, place);
      if (metres > nearestMetres || !isWanted(place)) continue;
      nearestMetres = metres;
      nearest = place;
    }
    return nearest;
  }

  #describe(place: CityPlace, language: Language): Omit<FoundPlace, 'tier' | 'order'> {
    return {
      id: place.id,
      name: nameIn(place.names, language),
      address: addressOfCityPlace(place, language),
      latitude: place.latitude,
      longitude: place.longitude,
    };
  }
}

/** Indexes a city's places by all their names. */
export async function openCitySearch(city: CityIndex): Promise<CitySearch> {
  const names = city.places.map((place) => [...new Set([...Object.values(place.names), ...place.otherNames])]);
  return new CitySearch(city, await buildNameIndex(names));
}
