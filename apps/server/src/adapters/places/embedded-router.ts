/** Distances by road without a provider: from the road graph inside a city, estimated elsewhere. */
import { type Coordinates, estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import type { Roads } from '../../features/quotes/ports.ts';

/** The roads of a city. */
export interface CityRoads {
  contains(at: Coordinates): boolean;
  /** The route of a rider in metres; null when a point is far from every road. */
  route(from: Coordinates, to: Coordinates): Promise<{ readonly metres: number } | null>;
}

/** Creates a router over a city's roads. Without roads it returns the straight distance with the usual detour. */
export function createEmbeddedRouter({ city }: { readonly city?: CityRoads }): Roads {
  return {
    async route(from, to) {
      const isInside = city !== undefined && city.contains(from) && city.contains(to);
      const found = isInside ? await city.route(from, to) : null;
      return { metres: found === null ? estimatedRoadMetres(from, to) : Math.round(found.metres), seconds: null };
    },
  };
}
