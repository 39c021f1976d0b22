import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { Flags } from '@riderbell/domain/flags/flags.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export interface PlaceQuery {
  text: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** The point that the person looks at; nearer places come first. */
  near: Coordinates | null;
  language: string | null;
  limit: number;
  /** Identifies queries that belong together, for providers that bill a search as one; says nothing about the person. */
  asker: string;
}

/** Finds places by text and addresses by point. Each call may throw when the provider is unavailable; `signal` ends the wait. */
export interface Geocoder {
  autocomplete(query: PlaceQuery, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  /** Null if no address is known near the point. */
  reverse(point: Coordinates, language: string | null, signal: AbortSignal): Promise<ReversedPlace | null>;
  /** Returns a suggestion by its id, with coordinates; null when there is none. */
  details(id: string, signal: AbortSignal): Promise<PlaceSuggestion | null>;
}

export interface PlacesNeeds {
  /** The deployment's country, ISO 3166-1 alpha-2, upper case: places are searched in no other. */
  readonly country: string;
  /** The deployment's geocoder. */
  readonly geocoder: Geocoder;
  /** For callers whose flag `google_autocomplete` is on; null if Google is not set up. */
  readonly google: Geocoder | null;
  /** The caller's flags, evaluated for the first vendor that the caller may see. */
  readonly flags: (principal: Principal) => Promise<Pick<Flags, 'google_autocomplete'>>;
  /** Called when a provider failed or was too late. */
  readonly onFailure: (error: unknown) => void;
}
