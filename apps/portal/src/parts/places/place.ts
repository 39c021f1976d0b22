import type { PlaceSuggestion, ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import { type ChosenPlace, pinAt } from '@riderbell/domain/places/chosen-place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';

export function placeAt(coordinates: Coordinates, address: string): ChosenPlace {
  return { ...pinAt(coordinates), address };
}

/**
 * The place of a pin with the address found for it: the coordinates are those of the pin, not of the address nearby.
 */
export function reversedAt(coordinates: Coordinates, found: ReversedPlace): ChosenPlace {
  return {
    coordinates,
    address: found.formatted_address,
    building: found.building,
    city: found.city,
    postalCode: found.zipcode,
    countryCode: found.country_code,
  };
}

/** The place of a suggestion; null while its provider has not given the coordinates. */
export function suggestedPlace({ address }: PlaceSuggestion): ChosenPlace | null {
  const { latitude, longitude } = address;
  if (latitude === null || longitude === null) return null;
  return placeAt({ latitude, longitude }, address.formatted_address);
}
