import { accepted, type Handlers, refused } from '@riderbell/contract/handler.ts';
import type { PlaceSuggestion } from '@riderbell/contract/shapes/place.ts';
import { callerId, type Principal, sessionOf } from '@riderbell/domain/access/principal.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { distanceInMetres, parseCoordinates, pointOfTexts } from '@riderbell/domain/places/coordinates.ts';
import { detailsOf, geocoderFor } from './choose-geocoder.ts';
import { type Locator, locatorOf } from './locate-address.ts';
import type { PlacesNeeds } from './ports.ts';
import { withinTime } from './within-time.ts';

const timeoutMs = 2000;
const maxSuggestions = 8;
/** The longest distance from a pin to an address that may be shown for it. */
const maxPinDistanceMetres = 1000;

/** The three calls of the geolocator (specification §7, Places). */
export function createPlacesFeature(needs: PlacesNeeds): {
  readonly handlers: Pick<Handlers, 'autocompletePlaces' | 'reversePlace' | 'getPlaceDetails'>;
  /** For quotes: the city at the point; empty if the provider knows none or does not answer. */
  cityAt(point: Coordinates): Promise<string>;
  /** For bulk orders: see `locatorOf`. */
  locator(principal: Principal, near: Coordinates | null): Locator;
} {
  const { onFailure } = needs;
  return {
    cityAt: async (point) => {
      const found = await withinTime(timeoutMs, (signal) => needs.geocoder.reverse(point, null, signal), onFailure);
      return found?.answer?.city ?? '';
    },
    locator: (principal, near) => locatorOf(needs, principal, near),
    handlers: {
      autocompletePlaces: async ({ query, principal }) => {
        const country = query.country.toUpperCase();
        // Riders go to no other country, and each country would have to load its own data.
        if (country !== needs.country) return refused('request.invalid', { field: 'country' });
        const search = {
          text: query.query,
          country,
          near: pointOfTexts(query.lat, query.lng),
          language: query.language ?? null,
          limit: maxSuggestions,
          asker: askerOf(principal),
        };
        const geocoder = await geocoderFor(needs, principal);
        const found = await withinTime(timeoutMs, (signal) => geocoder.autocomplete(search, signal), onFailure);
        if (!found) return refused('place.autocomplete-failed', { field: 'query' });
        return accepted({ data: { data: nearPin(found.answer, search.text).slice(0, maxSuggestions) } });
      },
      reversePlace: async ({ query, principal }) => {
        const point = pointOfTexts(query.lat, query.lng);
        if (!point) return refused('place.reverse-failed');
        const language = query.language ?? null;
        const geocoder = await geocoderFor(needs, principal);
        const found = await withinTime(timeoutMs, (signal) => geocoder.reverse(point, language, signal), onFailure);
        if (!found) return refused('place.reverse-failed');
        return accepted({ data: { data: found.answer ? [{ address: found.answer }] : [] } });
      },
      getPlaceDetails: async ({ query }) => {
        const found = await withinTime(timeoutMs, (signal) => detailsOf(needs, query.query_id, signal), onFailure);
        return found?.answer ? accepted({ data: { data: [found.answer] } }) : refused('place.not-found');
      },
    },
  };
}

/** The caller on one device. Two windows of one session count as one search, which costs a little more and breaks nothing. */
function askerOf(principal: Principal): string {
  return [callerId(principal), sessionOf(principal) ?? ''].join(' ');
}

/**
 * For a search by coordinates, returns only suggestions near that point: the portal sends one when a reverse look-up failed
 * (specification §7), and a search by text also finds house 13 in street 100, which would become the address of the pin.
 */
function nearPin(suggestions: readonly PlaceSuggestion[], text: string): readonly PlaceSuggestion[] {
  const pin = parseCoordinates(text);
  if (pin === null) return suggestions;
  return suggestions.filter(({ address: { latitude, longitude } }) => {
    const isKnown = latitude !== null && longitude !== null;
    return isKnown && distanceInMetres(pin, { latitude, longitude }) <= maxPinDistanceMetres;
  });
}

/** A point from the texts of a query; null when one is missing or it is not on the globe. */
