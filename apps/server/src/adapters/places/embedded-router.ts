/** Distances by road without a provider: the demo city's road graph inside it, an estimate elsewhere. */
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import type { Roads } from '../../features/quotes/ports.ts';
import type { CityRoads } from './city-data.ts';

export interface RoadDistance {
  readonly metres: number;
  /** Where the distance comes from, so that a fee can be explained later. */
  readonly source: 'local-graph' | 'great-circle';
}

export interface EmbeddedRouter extends Roads {
  /** The way by road in whole metres; straight distance with the usual detour where no road is known. */
  route(from: Coordinates, to: Coordinates): Promise<RoadDistance>;
}

/** A router over a city's roads, or over none. */
export function createEmbeddedRouter({ city }: { readonly city?: CityRoads }): EmbeddedRouter {
  const route = async (from: Coordinates, to: Coordinates): Promise<RoadDistance> => {
    const isInside = city !== undefined && city.contains(from) && city.contains(to);
    const found = isInside ? await city.route(from, to) : null;
    if (found !== null) return { metres: Math.round(found.metres), source: 'local-graph' };
    return { metres: estimatedRoadMetres(from, to), source: 'great-circle' };
  };
  return { route, metres: async (from, to) => (await route(from, to)).metres };
}
