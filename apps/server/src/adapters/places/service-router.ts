/** Distances and times of a routing service, and an estimate while it fails. */
import { type Coordinates, distanceInMetres, estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { rideMinutes, type Vehicle } from '@riderbell/domain/quotes/estimation.ts';
import { LRUCache } from 'lru-cache';
import type { Roads, RoadWay } from '../../features/quotes/ports.ts';
import type { RoutedWay, RoutingService } from './routing-service.ts';

export interface ServiceRouterParts {
  readonly service: RoutingService;
  readonly vehicle: Vehicle;
  /** Times of the service are multiplied with it, because they know no traffic. */
  readonly timeFactor: number;
  /** Told of answers that did not come or cannot be; the estimate holds for them. */
  readonly onFailure: (error: unknown) => void;
}

/** One request asks three times for the same way: deliverable, fee, expected times. They shall agree, and cost one question. */
const cacheMilliseconds = 10 * 60_000;
const cacheSize = 2000;
/** Doors are moved to the next road, so a way may be a little shorter than the straight line. */
const shortest = (straight: number): number => straight * 0.7 - 500;

export function createServiceRouter({ service, vehicle, timeFactor, onFailure }: ServiceRouterParts): Roads {
  const ways = new LRUCache<string, Promise<RoadWay | null>>({
    max: cacheSize,
    ttl: cacheMilliseconds,
    ttlResolution: 0,
    perf: Date,
  });

  const ask = async (from: Coordinates, to: Coordinates, key: string): Promise<RoadWay | null> => {
    try {
      const found = await service.way(from, to);
      if (found === null) return null;
      if (!isPossible(found, from, to)) throw new Error('the router answered a way shorter than the straight line');
      return { metres: Math.round(found.metres), seconds: Math.round(found.seconds * timeFactor) };
    } catch (error) {
      ways.delete(key);
      onFailure(error);
      return null;
    }
  };

  return {
    async way(from, to) {
      const key = [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' ');
      let way = ways.get(key);
      if (way === undefined) {
        way = ask(from, to, key);
        ways.set(key, way);
      }
      return (await way) ?? estimatedWay(from, to, vehicle);
    },
  };
}

/** The great circle with its usual detour, at the usual speed (decision 026). */
function estimatedWay(from: Coordinates, to: Coordinates, vehicle: Vehicle): RoadWay {
  const metres = estimatedRoadMetres(from, to);
  return { metres, seconds: Math.round(rideMinutes(metres, vehicle) * 60) };
}

/** A way of nothing would make every delivery cheap. */
function isPossible({ metres }: RoutedWay, from: Coordinates, to: Coordinates): boolean {
  return metres >= shortest(distanceInMetres(from, to));
}
