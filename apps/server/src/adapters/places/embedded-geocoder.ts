/**
 * The geocoder that needs no provider. It knows the gazetteer's towns and districts of each country, and the streets and places of a
 * given city.
 */
import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';
import { supportedLanguage } from '@riderbell/domain/countries/preferred-language.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Geocoder, PlaceQuery } from '../../features/places/ports.ts';
import { bestPlaces, type FoundPlace, suggestionOf } from './found-place.ts';
import type { Town } from './gazetteer.ts';
import { openKnownPlaces, openTownSearch, sourceOfTownId } from './town-search.ts';
import type { TownSearch } from './town-search.ts';

/** A city whose streets and places are known. */
export interface CityPlaces {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  contains(at: Coordinates): boolean;
  search(text: string, language: Language): FoundPlace[];
  /** A place by its id, with its address; null when the city has none. */
  place(id: string, language: Language): Omit<FoundPlace, 'tier' | 'order'> | null;
  /** Whether the gazetteer's town is a district or neighbourhood of the city. */
  knowsArea(name: string, at: Coordinates): boolean;
  reverse(at: Coordinates, language: Language): ReversedPlace;
}

export interface EmbeddedGeocoderOptions {
  /** Opens a city with streets on the first call; without a city only the gazetteer answers. */
  readonly city?: () => Promise<CityPlaces>;
  /** Well-known places of a city without streets. */
  readonly knownPlaces?: readonly Town[];
  /** The deployment's country, ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** The language of answers to calls without a language, or with one that the product does not have. */
  readonly defaultLanguage: Language;
}

export class EmbeddedGeocoder implements Geocoder {
  readonly #options: EmbeddedGeocoderOptions;
  #city: Promise<CityPlaces> | null = null;
  #towns: Promise<TownSearch> | null = null;
  #known: Promise<TownSearch> | null = null;

  constructor(options: EmbeddedGeocoderOptions) {
    this.#options = options;
  }

  /** Loads the data in advance, in slices, so that the first call does not wait for it. */
  async warm(): Promise<void> {
    await Promise.all([this.#citySearch(), this.#knownPlaces(), this.#townSearch()]);
  }

  async autocomplete(query: PlaceQuery): Promise<PlaceSuggestion[]> {
    // Loading the towns of another country would delay all other requests.
    if (query.country !== this.#options.country) return [];
    const language = this.#languageOf(query.language);
    const [city, known, towns] = await Promise.all([this.#citySearch(), this.#knownPlaces(), this.#townSearch()]);
    const inCity = city?.country === query.country ? city.search(query.text, language) : [];
    const elsewhere = towns.search(query.text, language).filter((town) => city?.knowsArea(town.name, town) !== true);
    const best = bestPlaces([...inCity, ...known.search(query.text, language), ...elsewhere], query.near, query.limit);
    return best.map((place) => suggestionOf({ ...place, id: withLanguage(place.id, language) }));
  }

  async reverse(point: Coordinates, language: string | null): Promise<ReversedPlace | null> {
    const inLanguage = this.#languageOf(language);
    const city = await this.#citySearch();
    if (city?.contains(point) === true) return city.reverse(point, inLanguage);
    return (await this.#townSearch()).reverse(point, inLanguage);
  }

  async details(id: string): Promise<PlaceSuggestion | null> {
    const [placeId = '', requested = null] = id.split('~');
    const language = this.#languageOf(requested);
    const search = await this.#searchOf(placeId);
    const place = search?.place(placeId, language) ?? null;
    return place === null ? null : suggestionOf({ ...place, id });
  }

  #languageOf(requested: string | null): Language {
    const { defaultLanguage } = this.#options;
    return requested === null ? defaultLanguage : supportedLanguage(requested, languages, defaultLanguage);
  }

  async #citySearch(): Promise<CityPlaces | null> {
    this.#city ??= this.#options.city?.() ?? null;
    return this.#city;
  }

  async #searchOf(placeId: string): Promise<TownSearch | CityPlaces | null> {
    const source = sourceOfTownId(placeId);
    if (source === null) return this.#citySearch();
    return source === 'kp' ? this.#knownPlaces() : this.#townSearch();
  }

  async #knownPlaces(): Promise<TownSearch> {
    this.#known ??= openKnownPlaces(this.#options.country, this.#options.knownPlaces ?? []);
    return this.#known;
  }

  async #townSearch(): Promise<TownSearch> {
    this.#towns ??= openTownSearch(this.#options.country);
    try {
      return await this.#towns;
    } catch (error) {
      // The next call tries again, because the file may be readable later.
      this.#towns = null;
      throw error;
    }
  }
}

/** `details` only gets an id, so the id contains the language of the suggestion. */
function withLanguage(id: string, language: string): string {
  return `${id}~${language}`;
}

/** Creates the embedded geocoder. It loads its data with the first call or in `warm`. */
export function createEmbeddedGeocoder(options: EmbeddedGeocoderOptions): EmbeddedGeocoder {
  return new EmbeddedGeocoder(options);
}
