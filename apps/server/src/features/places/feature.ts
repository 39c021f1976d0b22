import { accepted, refused, type Handlers } from '@riderbell/contract/handler.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { isInWorld } from '@riderbell/domain/places/coordinates.ts';
import type { Geocoder } from './ports.ts';
import { withinTime } from './within-time.ts';

const patience = 2000;
const suggestionLimit = 8;

/** The three calls of the geolocator (specification §7, Places). */
export function createPlacesFeature(needs: {
  geocoder: Geocoder;
  /** Told of providers that failed or were late. */
  onFailure: (error: unknown) => void;
}): { readonly handlers: Pick<Handlers, 'autocompletePlaces' | 'reversePlace' | 'getPlaceDetails'> } {
  const { geocoder, onFailure } = needs;
  return {
    handlers: {
      autocompletePlaces: async ({ query }) => {
        const asked = {
          text: query.query,
          country: query.country.toUpperCase(),
          near: pointOf(query.lat, query.lng),
          language: query.language ?? null,
          limit: suggestionLimit,
        };
        const found = await withinTime(patience, (signal) => geocoder.autocomplete(asked, signal), onFailure);
        if (!found) return refused('place.autocomplete-failed', { field: 'query' });
        return accepted({ data: { data: found.answer.slice(0, suggestionLimit) } });
      },
      reversePlace: async ({ query }) => {
        const point = pointOf(query.lat, query.lng);
        if (!point) return refused('place.reverse-failed');
        const language = query.language ?? null;
        const found = await withinTime(patience, (signal) => geocoder.reverse(point, language, signal), onFailure);
        if (!found?.answer) return refused('place.reverse-failed');
        return accepted({ data: { data: [{ address: found.answer }] } });
      },
      getPlaceDetails: async ({ query }) => {
        const found = await withinTime(patience, (signal) => geocoder.details(query.query_id, signal), onFailure);
        return found?.answer ? accepted({ data: { data: [found.answer] } }) : refused('place.not-found');
      },
    },
  };
}

/** A point from the texts of a query; null when one is missing or it is not on the globe. */
function pointOf(latitude: string | undefined, longitude: string | undefined): Coordinates | null {
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isInWorld(point) ? point : null;
}
