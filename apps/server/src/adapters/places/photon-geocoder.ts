/** Places of a Photon (https://github.com/komoot/photon, docs/api-v1.md), the search-as-you-type of OpenStreetMap data. */
import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Geocoder, PlaceQuery } from '../../features/places/ports.ts';
import { type LanguageChoice, tongueOf } from './language-choice.ts';
import { type PhotonAddress, photonAddress } from './photon-address.ts';
import { lineOf, listOf, pointOf, recordOf } from './read-json.ts';
import { ServiceClient } from './service-client.ts';

export interface PhotonOptions {
  /** Before /api and /reverse, without a slash at the end. */
  readonly url: string;
  readonly languageOf: LanguageChoice;
  readonly timeoutMilliseconds: number;
}

interface PhotonPlace {
  readonly at: Coordinates;
  readonly address: PhotonAddress;
  /** The kind and number of the object in OpenStreetMap, such as "N240109189"; empty in data of others. */
  readonly object: string;
}

/** Photon’s own word for the names of the place itself, which every instance has. */
const localNames = 'default';
/** How far around a pin a name is looked for. */
const reverseKilometres = '1';
/** Around the point of a suggestion, where the suggestion itself has to be. */
const detailsKilometres = '0.05';
const detailsLimit = '20';

export class PhotonGeocoder implements Geocoder {
  readonly #options: PhotonOptions;
  readonly #client: ServiceClient;
  /** Those that this instance was not built with. */
  readonly #unknownTongues = new Set<string>();

  constructor(options: PhotonOptions) {
    this.#options = options;
    this.#client = new ServiceClient({ name: 'photon', ...options });
  }

  async autocomplete(query: PlaceQuery, signal: AbortSignal): Promise<PlaceSuggestion[]> {
    const tongue = this.#tongueOf(query.language);
    const near = query.near && { lat: String(query.near.latitude), lon: String(query.near.longitude) };
    const asked = { q: query.text, limit: String(query.limit), countrycode: query.country, ...near };
    const found = await this.#ask('/api', asked, tongue, signal);
    // One that does not know the filter answers with the whole world.
    const inCountry = found.filter(({ address }) => address.country === '' || address.country === query.country);
    return inCountry.map((place) => suggestionOf(place, tongue));
  }

  async reverse(point: Coordinates, language: string | null, signal: AbortSignal): Promise<ReversedPlace | null> {
    const asked = { ...queryPoint(point), radius: reverseKilometres, limit: '1' };
    const [nearest] = await this.#ask('/reverse', asked, this.#tongueOf(language), signal);
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

  /** Photon has no call for one place, so its id says where it is, and it is looked for there. */
  async details(id: string, signal: AbortSignal): Promise<PlaceSuggestion | null> {
    const parts = readId(id);
    if (parts === null) return null;
    const asked = { ...queryPoint(parts.at), radius: detailsKilometres, limit: detailsLimit };
    const found = await this.#ask('/reverse', asked, parts.tongue, signal);
    const place = found.find(({ object }) => object === parts.object);
    return place === undefined ? null : { address: { ...suggestionOf(place, parts.tongue).address, id } };
  }

  #tongueOf(asked: string | null): string {
    return tongueOf(this.#options.languageOf(asked));
  }

  /** @throws ServiceFailure */
  async #ask(
    path: string,
    query: Readonly<Record<string, string>>,
    tongue: string,
    signal: AbortSignal,
  ): Promise<PhotonPlace[]> {
    const lang = this.#unknownTongues.has(tongue) ? localNames : tongue;
    const url = new URL(`${this.#options.url}${path}`);
    url.search = new URLSearchParams({ ...query, lang }).toString();
    const { status, body } = await this.#client.ask({ url }, signal);
    if (status === 400 && lang !== localNames && isAboutLanguage(body)) {
      this.#unknownTongues.add(tongue);
      return this.#ask(path, query, tongue, signal);
    }
    if (status !== 200) throw this.#client.failure('failing', String(status));
    return this.#placesOf(body);
  }

  #placesOf(body: unknown): PhotonPlace[] {
    const features = listOf(recordOf(body)?.['features']);
    if (features === null) throw this.#client.failure('unreadable', 'no features');
    const places = features.flatMap((feature) => placeOf(feature) ?? []);
    // One odd place among others is left out; when none can be read it is not "nothing found".
    if (features.length > 0 && places.length === 0) throw this.#client.failure('unreadable', 'no place among them');
    return places;
  }
}

/** Such as `{"lang":[{"message":"Language is not supported. Supported are: default, de, en, fr"}]}`; older ones say it plainly. */
function isAboutLanguage(body: unknown): boolean {
  return JSON.stringify(body).toLowerCase().includes('language is not supported');
}

function placeOf(value: unknown): PhotonPlace | null {
  const feature = recordOf(value);
  const properties = recordOf(feature?.['properties']);
  // GeoJSON has the longitude first.
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

/** `details` is told an id and nothing else, so the id carries the place, its point and the language of the offer. */
function suggestionOf({ at, address, object }: PhotonPlace, tongue: string): PlaceSuggestion {
  const id = `${object}@${at.latitude.toFixed(7)},${at.longitude.toFixed(7)}~${tongue}`;
  return { address: { id, formatted_address: address.text, ...at } };
}

function readId(id: string): { object: string; at: Coordinates; tongue: string } | null {
  const parts = /^((?:[NWR]\d{1,16})?)@(-?\d{1,2}\.\d{7}),(-?\d{1,3}\.\d{7})~([a-z]{2,3})$/.exec(id);
  if (parts === null) return null;
  const [, object = '', latitude, longitude, tongue = ''] = parts;
  const at = pointOf(Number(latitude), Number(longitude));
  return at && { object, at, tongue };
}
