/** Distances by road without a provider: the demo city's road graph inside it, an estimate elsewhere. */
import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import type { Roads } from '../../features/quotes/ports.ts';
import type { CityRoads } from './city-data.ts';

/** A router over a city's roads, or over none; straight distance with the usual detour where no road is known. */
export function createEmbeddedRouter({ city }: { readonly city?: CityRoads }): Roads {
  return {
    async way(from, to) {
      const isInside = city !== undefined && city.contains(from) && city.contains(to);
      const found = isInside ? await city.route(from, to) : null;
      return { metres: found === null ? estimatedRoadMetres(from, to) : Math.round(found.metres), seconds: null };
    },
  };
}
