/** Reads an answer of Google's reverse geocoding (Geocoding API, "Reverse geocoding responses"). */
import type { ReversedPlace } from '@riderbell/contract/shapes/place.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { type JsonRecord, lineOf, listOf, recordOf } from './read-json.ts';

/** The first result that is an address and not only a plus code; null when there is none. */
export function reversedByGoogle(results: readonly unknown[], point: Coordinates): ReversedPlace | null {
  for (const value of results) {
    const result = recordOf(value);
    const text = lineOf(result?.['formatted_address']);
    if (result === null || text === '' || listOf(result['types'])?.includes('plus_code')) continue;
    const component = componentsOf(result);
    return {
      ...point,
      formatted_address: text,
      city: component('locality', 'postal_town', 'administrative_area_level_1'),
      zipcode: component('postal_code'),
      suburb: component('sublocality_level_1', 'sublocality', 'neighborhood'),
      building: component('premise', 'establishment'),
      country_code: component('country'),
      number: component('street_number'),
    };
  }
  return null;
}

/** Returns the name of the first of the given kinds that the address has, and the code for a country. Empty if it has none. */
function componentsOf(result: JsonRecord): (...kinds: readonly string[]) => string {
  const components = (listOf(result['address_components']) ?? []).map(recordOf);
  return (...kinds) => {
    for (const kind of kinds) {
      const found = components.find((component) => listOf(component?.['types'])?.includes(kind));
      const name = lineOf(found?.[kind === 'country' ? 'short_name' : 'long_name']);
      if (name !== '') return name;
    }
    return '';
  };
}
