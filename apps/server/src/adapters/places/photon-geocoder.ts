/** Places from Photon, a search-as-you-type service for OpenStreetMap data (https://github.com/komoot/photon, docs/api-v1.md). */
import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Geocoder, PlaceQuery } from '../../features/places/ports.ts';
import { type LanguageChoice, baseLanguage } from './language-choice.ts';
import { type PhotonAddress, photonAddress } from './photon-address.ts';
import { lineOf, listOf, pointOf, recordOf } from './read-json.ts';
import { ServiceClient } from './service-client.ts';

export interface PhotonOptions {
  /** The URL before /api and /reverse, without a trailing slash. */
  readonly url: string;
  readonly languageOf: LanguageChoice;
  readonly timeoutMilliseconds: number;
}

interface PhotonPlace {
  readonly at: Coordinates;
  readonly address: PhotonAddress;
  /** The kind and number of the object in OpenStreetMap, for example "N240109189"; empty for other data. */
  readonly object: string;
}

/** Photon’s value for local names, which every instance has. */
const localNames = 'default';
/** How far from a pin to search for a name. */
const reverseKilometres = '1';
/** How far from the point of a suggestion to search for that suggestion. */
const detailsKilometres = '0.05';
const detailsLimit = '20';

export class PhotonGeocoder implements Geocoder {
  readonly #options: PhotonOptions;
  readonly #client: ServiceClient;
  /** Languages that the instance was built without. */
  readonly #unsupportedLanguages = new Set<string>();

  constructor(options: PhotonOptions) {
    this.#options = options;
    this.#client = new ServiceClient({ name: 'photon', ...options });
  }

  async autocomplete(query: PlaceQuery, signal: AbortSignal): Promise<PlaceSuggestion[]> {
    const language = this.#baseLanguage(query.language);
    const near = query.near && { lat: String(query.near.latitude), lon: String(query.near.longitude) };
    const params = { q: query.text, limit: String(query.limit), countrycode: query.country, ...near };
    const found = await this.#ask('/api', params, language, signal);
    // Instances that do not know the filter answer with the whole world.
    const inCountry = found.filter(({ address }) => address.country === '' || address.country === query.country);
    return inCountry.map((place) => suggestionOf(place, language));
  }

  async reverse(point: Coordinates, language: string | null, signal: AbortSignal): Promise<ReversedPlace | null> {
    const params = { ...queryPoint(point), radius: reverseKilometres, limit: '1' };
    const [nearest] = await this.#ask('/reverse', params, this.#baseLanguage(language), signal);
    if (nearest === undefined) return null;
    const { address } = nearest;
    return {
      ...point,
      formatted_address: address.text,
      city: address.city,
      zipcode: address.postalCode,
      suburb: address.suburb,
      building: address.building,
      country_code: address.country,
      number: address.number,
    };
  }

  /** Photon has no call for a single place, so its id contains its point, and the place is searched there. */
  async details(id: string, signal: AbortSignal): Promise<PlaceSuggestion | null> {
    const parts = readId(id);
    if (parts === null) return null;
    const params = { ...queryPoint(parts.at), radius: detailsKilometres, limit: detailsLimit };
    const found = await this.#ask('/reverse', params, parts.language, signal);
    const place = found.find(({ object }) => object === parts.object);
    return place === undefined ? null : { address: { ...suggestionOf(place, parts.language).address, id } };
  }

  #baseLanguage(requested: string | null): string {
    return baseLanguage(this.#options.languageOf(requested));
  }

  /** @throws ServiceFailure */
  async #ask(
    path: string,
    query: Readonly<Record<string, string>>,
    language: string,
    signal: AbortSignal,
  ): Promise<PhotonPlace[]> {
    const lang = this.#unsupportedLanguages.has(language) ? localNames : language;
    const url = new URL(`${this.#options.url}${path}`);
    url.search = new URLSearchParams({ ...query, lang }).toString();
    const { status, body } = await this.#client.ask({ url }, signal);
    if (status === 400 && lang !== localNames && isAboutLanguage(body)) {
      this.#unsupportedLanguages.add(language);
      return this.#ask(path, query, language, signal);
    }
    if (status !== 200) throw this.#client.failure('failing', String(status));
    return this.#placesOf(body);
  }

  #placesOf(body: unknown): PhotonPlace[] {
    const features = listOf(recordOf(body)?.['features']);
    if (features === null) throw this.#client.failure('unreadable', 'no features');
    const places = features.flatMap((feature) => placeOf(feature) ?? []);
    // Skips single unreadable places; if all are unreadable, the answer does not mean "nothing found".
    if (features.length > 0 && places.length === 0) throw this.#client.failure('unreadable', 'no place among them');
    return places;
  }
}

/** For example `{"lang":[{"message":"Language is not supported. Supported are: default, de, en, fr"}]}`; older versions send plain text. */
function isAboutLanguage(body: unknown): boolean {
  return JSON.stringify(body).toLowerCase().includes('language is not supported');
}

function placeOf(value: unknown): PhotonPlace | null {
  const feature = recordOf(value);
  const properties = recordOf(feature?.['properties']);
  // GeoJSON puts the longitude first.
  const [longitude, latitude] = listOf(recordOf(feature?.['geometry'])?.['coordinates']) ?? [];
  const at = pointOf(latitude, longitude);
  if (properties === null || at === null) return null;
  const address = photonAddress(properties);
  if (address.text === '') return null;
  const kind = lineOf(properties['osm_type']);
  const number = properties['osm_id'];
  const isObject = /^[NWR]$/.test(kind) && typeof number === 'number' && Number.isSafeInteger(number);
  return { at, address, object: isObject ? `${kind}${number}` : '' };
}

function queryPoint({ latitude, longitude }: Coordinates): { lat: string; lon: string } {
  return { lat: String(latitude), lon: String(longitude) };
}

/** `details` only gets an id, so the id contains the place, its point and the language of the suggestion. */
function suggestionOf({ at, address, object }: PhotonPlace, language: string): PlaceSuggestion {
  const id = `${object}@${at.latitude.toFixed(7)},${at.longitude.toFixed(7)}~${language}`;
  return { address: { id, formatted_address: address.text, ...at } };
}

function readId(id: string): { object: string; at: Coordinates; language: string } | null {
  const parts = /^((?:[NWR]\d{1,16})?)@(-?\d{1,2}\.\d{7}),(-?\d{1,3}\.\d{7})~([a-z]{2,3})$/.exec(id);
  if (parts === null) return null;
  const [, object = '', latitude, longitude, language = ''] = parts;
  const at = pointOf(Number(latitude), Number(longitude));
  return at && { object, at, language };
}
