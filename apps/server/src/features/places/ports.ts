import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Flags } from '@riderbell/domain/flags/flags.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export interface PlaceQuery {
  text: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Where the person is looking; nearer places come first. */
  near: Coordinates | null;
  language: string | null;
  limit: number;
  /** Whose questions belong together, for providers that bill a search as one; nothing of the person. */
  asker: string;
}

/** Finds places by text and addresses by point. Each call may throw when the provider is away; `signal` ends the wait. */
export interface Geocoder {
  autocomplete(query: PlaceQuery, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  /** null where nothing is known around the point. */
  reverse(point: Coordinates, language: string | null, signal: AbortSignal): Promise<ReversedPlace | null>;
  /** A suggestion by its id, with coordinates; null when there is none. */
  details(id: string, signal: AbortSignal): Promise<PlaceSuggestion | null>;
}

export interface PlacesNeeds {
  /** The deployment's own, ISO 3166-1 alpha-2, upper case: places are searched in no other. */
  readonly country: string;
  /** Of the deployment. */
  readonly geocoder: Geocoder;
  /** For those whose flag `google_autocomplete` is on; null where it is not set up. */
  readonly google: Geocoder | null;
  /** What is on for somebody, as somebody of the first vendor that he may see. */
  readonly flags: (principal: Principal) => Promise<Pick<Flags, 'google_autocomplete'>>;
  /** Told of providers that failed or were late. */
  readonly onFailure: (error: unknown) => void;
}
