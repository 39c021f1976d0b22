/** Google's places: the Places API (New) for searches and details, the Geocoding API for the address of a point. */
import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { Geocoder, PlaceQuery } from '../../features/places/ports.ts';
import { reversedByGoogle } from './google-address.ts';
import { GoogleSessions } from './google-sessions.ts';
import { type LanguageChoice, baseLanguage } from './language-choice.ts';
import { lineOf, listOf, pointOf, recordOf } from './read-json.ts';
import { ServiceClient } from './service-client.ts';

export interface GoogleOptions {
  readonly key: string;
  /** Origins, without a trailing slash. */
  readonly placesUrl: string;
  readonly geocodingUrl: string;
  readonly languageOf: LanguageChoice;
  readonly timeoutMilliseconds: number;
}

/** Places within this distance of the person's map are preferred; Google accepts at most 50 km. */
const biasMetres = 20_000;

export class GoogleGeocoder implements Geocoder {
  readonly #options: GoogleOptions;
  readonly #places: ServiceClient;
  readonly #geocoding: ServiceClient;
  readonly #sessions = new GoogleSessions();

  constructor(options: GoogleOptions) {
    this.#options = options;
    // Two services with separate quotas.
    this.#places = new ServiceClient({ name: 'google places', ...options });
    this.#geocoding = new ServiceClient({ name: 'google geocoding', ...options });
  }

  /** Google’s suggestions have no coordinates; `details` returns those of the chosen one. */
  async autocomplete(query: PlaceQuery, signal: AbortSignal): Promise<PlaceSuggestion[]> {
    const language = this.#tagOf(query.language);
    const session = this.#sessions.tokenFor(query.asker);
    const body = {
      input: query.text,
      includedRegionCodes: [query.country.toLowerCase()],
      regionCode: query.country.toLowerCase(),
      languageCode: language,
      sessionToken: session,
      ...(query.near && { locationBias: { circle: { center: query.near, radius: biasMetres } } }),
    };
    const fields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text';
    const answer = await this.#askPlaces('/v1/places:autocomplete', fields, signal, body);
    if (answer === null) throw this.#places.failure('failing', 'it refused the question');
    // Without results Google answers an empty object.
    const suggestions = answer['suggestions'] === undefined ? [] : listOf(answer['suggestions']);
    if (suggestions === null) throw this.#places.failure('unreadable', 'no suggestions');
    const found = suggestions.flatMap((value) => suggestionOf(value, session, language) ?? []);
    if (suggestions.length > 0 && found.length === 0) throw this.#places.failure('unreadable', 'no place among them');
    return found.slice(0, query.limit);
  }

  async details(id: string, signal: AbortSignal): Promise<PlaceSuggestion | null> {
    const parts = readId(id);
    if (parts === null) return null;
    const query = new URLSearchParams({ languageCode: parts.language, sessionToken: parts.session });
    this.#sessions.end(parts.session);
    // More fields cost more (Places API, Choose fields).
    const path = `/v1/places/${encodeURIComponent(parts.placeId)}?${query.toString()}`;
    const place = await this.#askPlaces(path, 'id,formattedAddress,location', signal);
    if (place === null) return null;
    const location = recordOf(place['location']);
    const at = pointOf(location?.['latitude'], location?.['longitude']);
    const text = lineOf(place['formattedAddress']);
    if (at === null || text === '') throw this.#places.failure('unreadable', 'no point or no address');
    return { address: { id, formatted_address: text, ...at } };
  }

  async reverse(point: Coordinates, language: string | null, signal: AbortSignal): Promise<ReversedPlace | null> {
    const { key, geocodingUrl } = this.#options;
    const url = new URL(`${geocodingUrl}/maps/api/geocode/json`);
    const latlng = `${point.latitude},${point.longitude}`;
    url.search = new URLSearchParams({ latlng, language: this.#tagOf(language), key }).toString();
    const { status, body } = await this.#geocoding.ask({ url, isBusy: isOverQuota }, signal);
    const answer = recordOf(body);
    const verdict = verdictOf(body);
    if (status === 200 && verdict === 'ZERO_RESULTS') return null;
    if (verdict === 'REQUEST_DENIED') throw this.#geocoding.failure('denied');
    if (status !== 200) throw this.#geocoding.failure('failing', String(status));
    const results = verdict === 'OK' ? listOf(answer?.['results']) : null;
    if (results === null) throw this.#geocoding.failure('unreadable', 'no results');
    return reversedByGoogle(results, point);
  }

  /** Returns null when there is no such place or the request is refused. @throws ServiceFailure */
  async #askPlaces(path: string, fields: string, signal: AbortSignal, body?: unknown) {
    const { key, placesUrl } = this.#options;
    const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': fields };
    const answer = await this.#places.ask({ url: new URL(`${placesUrl}${path}`), headers, body }, signal);
    if (answer.status !== 200) {
      if (isAboutKey(answer.body)) throw this.#places.failure('denied');
      return null;
    }
    const record = recordOf(answer.body);
    if (record === null) throw this.#places.failure('unreadable', 'no object');
    return record;
  }

  #tagOf(requested: string | null): string {
    return tagOf(this.#options.languageOf(requested));
  }
}

/** The Geocoding API reports errors in the body of an answer with status 200 (Geocoding API, Status codes). */
function verdictOf(body: unknown): string {
  return lineOf(recordOf(body)?.['status']);
}

function isOverQuota(body: unknown): boolean {
  return ['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT'].includes(verdictOf(body));
}

/** A wrong key is a 400 with a special reason (google.rpc.ErrorInfo). */
function isAboutKey(body: unknown): boolean {
  return JSON.stringify(body).includes('API_KEY_INVALID');
}

/** Google's language code: Chinese with its region, Norwegian as "no", the others without a country. */
function tagOf(language: Language): string {
  if (language.startsWith('zh_')) return languageTag(language);
  return language === 'nb' ? 'no' : baseLanguage(language);
}

/** `details` only gets an id, so the id contains the session and the language of the suggestion. */
function suggestionOf(value: unknown, session: string, language: string): PlaceSuggestion | null {
  const prediction = recordOf(recordOf(value)?.['placePrediction']);
  const placeId = prediction?.['placeId'];
  const text = lineOf(recordOf(prediction?.['text'])?.['text']);
  if (typeof placeId !== 'string' || text === '') return null;
  const id = `${session}~${language}~${placeId}`;
  if (readId(id) === null) return null;
  return { address: { id, formatted_address: text, latitude: null, longitude: null } };
}

function readId(id: string): { session: string; language: string; placeId: string } | null {
  const parts = /^([\w-]{1,36})~([a-z]{2,3}(?:-[A-Z]{2})?)~([\w-]{1,900})$/.exec(id);
  if (parts === null) return null;
  const [, session = '', language = '', placeId = ''] = parts;
  return { session, language, placeId };
}
