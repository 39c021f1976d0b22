import { accepted, type Handlers, refused } from '@riderbell/contract/handler.ts';
import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import { callerId, type Principal, sessionOf } from '@riderbell/domain/access/principal.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { distanceInMetres, parseCoordinates, pointOfTexts } from '@riderbell/domain/places/coordinates.ts';
import { detailsOf, geocoderFor } from './choose-geocoder.ts';
import type { PlacesNeeds } from './ports.ts';
import { withinTime } from './within-time.ts';

const patience = 2000;
const suggestionLimit = 8;
/** From a pin to what may still be called its address. */
const pinReachMetres = 1000;

/** The three calls of the geolocator (specification §7, Places). */
export function createPlacesFeature(needs: PlacesNeeds): {
  readonly handlers: Pick<Handlers, 'autocompletePlaces' | 'reversePlace' | 'getPlaceDetails'>;
  /** For quotes: the city around the point; empty where the provider knows none or cannot tell now. */
  cityAt(point: Coordinates): Promise<string>;
} {
  const { onFailure } = needs;
  return {
    cityAt: async (point) => {
      const found = await withinTime(patience, (signal) => needs.geocoder.reverse(point, null, signal), onFailure);
      return found?.answer?.city ?? '';
    },
    handlers: {
      autocompletePlaces: async ({ query, principal }) => {
        const country = query.country.toUpperCase();
        // Riders go nowhere else, and each other country would have its own data loaded.
        if (country !== needs.country) return refused('request.invalid', { field: 'country' });
        const asked = {
          text: query.query,
          country,
          near: pointOfTexts(query.lat, query.lng),
          language: query.language ?? null,
          limit: suggestionLimit,
          asker: askerOf(principal),
        };
        const geocoder = await geocoderFor(needs, principal);
        const found = await withinTime(patience, (signal) => geocoder.autocomplete(asked, signal), onFailure);
        if (!found) return refused('place.autocomplete-failed', { field: 'query' });
        return accepted({ data: { data: thatFit(found.answer, asked.text).slice(0, suggestionLimit) } });
      },
      reversePlace: async ({ query, principal }) => {
        const point = pointOfTexts(query.lat, query.lng);
        if (!point) return refused('place.reverse-failed');
        const language = query.language ?? null;
        const geocoder = await geocoderFor(needs, principal);
        const found = await withinTime(patience, (signal) => geocoder.reverse(point, language, signal), onFailure);
        if (!found) return refused('place.reverse-failed');
        return accepted({ data: { data: found.answer ? [{ address: found.answer }] : [] } });
      },
      getPlaceDetails: async ({ query }) => {
        const found = await withinTime(patience, (signal) => detailsOf(needs, query.query_id, signal), onFailure);
        return found?.answer ? accepted({ data: { data: [found.answer] } }) : refused('place.not-found');
      },
    },
  };
}

/** Somebody at one device: two windows of one session type into one search, which costs a little and breaks nothing. */
function askerOf(principal: Principal): string {
  return [callerId(principal), sessionOf(principal) ?? ''].join(' ');
}

/**
 * Somebody who searches for a pair of coordinates wants what is there: the portal does when a reverse look-up failed
 * (specification §7). A search by text finds house 13 in street 100 too, which would become the address of the pin.
 */
function thatFit(suggestions: readonly PlaceSuggestion[], text: string): readonly PlaceSuggestion[] {
  const pin = parseCoordinates(text);
  if (pin === null) return suggestions;
  return suggestions.filter(({ address: { latitude, longitude } }) => {
    const isKnown = latitude !== null && longitude !== null;
    return isKnown && distanceInMetres(pin, { latitude, longitude }) <= pinReachMetres;
  });
}

/** A point from the texts of a query; null when one is missing or it is not on the globe. */
