import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

/** A place that a person can choose. The parts are empty where the provider does not know them. */
export interface Place {
  readonly coordinates: Coordinates;
  readonly address: string;
  readonly building: string;
  readonly city: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

export function placeAt(coordinates: Coordinates, address: string): Place {
  return { coordinates, address, building: '', city: '', postalCode: '', countryCode: '' };
}

/** The place at `coordinates` by the address that was found for it: where a person put the pin counts, not what is near. */
export function reversedAt(coordinates: Coordinates, found: ReversedPlace): Place {
  return {
    coordinates,
    address: found.formatted_address,
    building: found.building,
    city: found.city,
    postalCode: found.zipcode,
    countryCode: found.country_code,
  };
}

/** The place of a suggestion, or null while its provider has not said where it is. */
export function suggestedPlace({ address }: PlaceSuggestion): Place | null {
  const { latitude, longitude } = address;
  if (latitude === null || longitude === null) return null;
  return placeAt({ latitude, longitude }, address.formatted_address);
}
