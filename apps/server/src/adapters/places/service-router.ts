/** Distances and times of a routing service, and an estimate while it fails. */
import { type Coordinates, distanceInMetres, estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { rideMinutes, type Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import { LRUCache } from 'lru-cache';
import type { Roads, RoadRoute } from '../../features/quotes/ports.ts';
import type { RoutedDistance, RoutingService } from './routing-service.ts';

export interface ServiceRouterParts {
  readonly service: RoutingService;
  readonly vehicle: Vehicle;
  /** The service's times are multiplied by it, because they ignore traffic. */
  readonly timeFactor: number;
  /** Called for missing and impossible answers, which are replaced by an estimate. */
  readonly onFailure: (error: unknown) => void;
}

/** A request needs the same route for deliverability, fee and expected times. They must agree and cost one call. */
const cacheMilliseconds = 10 * 60_000;
const cacheSize = 2000;
/** The service moves doors to the nearest road, so a route may be slightly shorter than the straight line. */
const shortest = (straight: number): number => straight * 0.7 - 500;

export function createServiceRouter({ service, vehicle, timeFactor, onFailure }: ServiceRouterParts): Roads {
  const routes = new LRUCache<string, Promise<RoadRoute | null>>({
    max: cacheSize,
    ttl: cacheMilliseconds,
    ttlResolution: 0,
    perf: Date,
  });

  const ask = async (from: Coordinates, to: Coordinates, key: string): Promise<RoadRoute | null> => {
    try {
      const found = await service.route(from, to);
      if (found === null) return null;
      if (!isPossible(found, from, to)) throw new Error('the router answered a route shorter than the straight line');
      return { metres: Math.round(found.metres), seconds: Math.round(found.seconds * timeFactor) };
    } catch (error) {
      routes.delete(key);
      onFailure(error);
      return null;
    }
  };

  return {
    async route(from, to) {
      const key = [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' ');
      let way = routes.get(key);
      if (way === undefined) {
        way = ask(from, to, key);
        routes.set(key, way);
      }
      return (await way) ?? estimatedRoute(from, to, vehicle);
    },
  };
}

/** The great circle with its usual detour, at the usual speed (decision 026). */
function estimatedRoute(from: Coordinates, to: Coordinates, vehicle: Vehicle): RoadRoute {
  const metres = estimatedRoadMetres(from, to);
  return { metres, seconds: Math.round(rideMinutes(metres, vehicle) * 60) };
}

/** A route of length zero would make every delivery cheap. */
function isPossible({ metres }: RoutedDistance, from: Coordinates, to: Coordinates): boolean {
  return metres >= shortest(distanceInMetres(from, to));
}
