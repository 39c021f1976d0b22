import { autocompletePlaces } from '@riderbell/contract/calls/places/autocomplete-places.ts';
import { getPlaceDetails } from '@riderbell/contract/calls/places/get-place-details.ts';
import { reversePlace } from '@riderbell/contract/calls/places/reverse-place.ts';
import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { callApi } from '../../platform/api/call-api.ts';
import { queryPoint } from '@riderbell/web/api/query-point.ts';
import { ApiProblem, type Problem } from '@riderbell/web/api/api-problem.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { reversedAt, suggestedPlace } from './place.ts';

/** The visitor is typing: after one retry a new search is better. */
const RETRIES = 1;

/** The area and the language of a search for places. */
export interface PlaceScope {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The portal's, for example `th_TH`. */
  readonly language: string;
  readonly near: Coordinates | null;
}

/** The geolocator calls that the search needs; tests pass fakes. */
export interface PlaceCalls {
  search(text: string, scope: PlaceScope, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  reverse(at: Coordinates, scope: PlaceScope, signal: AbortSignal): Promise<ChosenPlace>;
  details(id: string, signal: AbortSignal): Promise<PlaceSuggestion | null>;
}

const languageCodeOf = (language: string) => language.split(/[-_]/)[0] ?? language;

export const placeCalls: PlaceCalls = {
  async search(text, { country, language, near }, signal) {
    const query = { query: text, country, language: languageCodeOf(language), ...(near ? queryPoint(near) : {}) };
    return (await callApi(autocompletePlaces, { query }, { signal, retries: RETRIES })).data.data;
  },
  async reverse(at, { language }, signal) {
    const query = { ...queryPoint(at), language: languageCodeOf(language) };
    const [found] = (await callApi(reversePlace, { query }, { signal, retries: RETRIES })).data.data;
    if (!found) throw placeProblem('geolocator.error.reverse');
    return reversedAt(at, found.address);
  },
  async details(id, signal) {
    const answer = await callApi(getPlaceDetails, { query: { query_id: id } }, { signal, retries: RETRIES });
    return answer.data.data[0] ?? null;
  },
};

type PlaceProblemKey =
  | 'geolocator.error.fetch-place-details'
  | 'geolocator.error.autocomplete'
  | 'geolocator.error.reverse';

/** The problem that the screens show for a failed look-up (specification §8, Places). */
export function placeProblem(key: PlaceProblemKey, cause?: unknown): ApiProblem {
  const offline = cause instanceof ApiProblem && cause.isOffline;
  const problem: Problem = { code: key, translationKey: key, field: null, values: {} };
  return new ApiProblem(offline ? 0 : 502, [problem], null, { cause });
}

/**
 * The address of a pin or of typed coordinates. If the reverse look-up fails, it falls back to a search for the
 * coordinates (specification §7, Places).
 * @throws ApiProblem `geolocator.error.reverse` when neither finds one, or the signal's reason
 */
export async function lookUpPlace(
  at: Coordinates,
  scope: PlaceScope,
  signal: AbortSignal,
  calls: PlaceCalls = placeCalls,
): Promise<ChosenPlace> {
  try {
    return await calls.reverse(at, scope, signal);
  } catch (failure) {
    signal.throwIfAborted();
    const { lat, lng } = queryPoint(at);
    const found = await calls.search(`${lat},${lng}`, { ...scope, near: at }, signal).catch(() => []);
    signal.throwIfAborted();
    const [first] = found;
    if (!first) throw placeProblem('geolocator.error.reverse', failure);
    const { formatted_address: address } = first.address;
    return { coordinates: at, address, building: '', city: '', postalCode: '', countryCode: '' };
  }
}

/**
 * The place of a suggestion; a two-step provider is asked for its details.
 * @throws ApiProblem `geolocator.error.fetch-place-details`, or the signal's reason
 */
export async function placeOf(
  suggestion: PlaceSuggestion,
  signal: AbortSignal,
  calls: PlaceCalls = placeCalls,
): Promise<ChosenPlace> {
  const known = suggestedPlace(suggestion);
  if (known) return known;
  let detailed: PlaceSuggestion | null;
  try {
    detailed = await calls.details(suggestion.address.id, signal);
  } catch (failure) {
    signal.throwIfAborted();
    throw placeProblem('geolocator.error.fetch-place-details', failure);
  }
  const place = detailed && suggestedPlace(detailed);
  if (!place) throw placeProblem('geolocator.error.fetch-place-details');
  return place;
}
