/** Routes from OSRM (https://project-osrm.org/docs, Route service). */
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { listOf, recordOf } from './read-json.ts';
import { routedDistance, type RoutingService } from './routing-service.ts';
import { ServiceClient } from './service-client.ts';
import type { RoutingOptions } from './valhalla-routing.ts';

/** OSRM serves the single profile of its data and accepts any name for it. */
const profiles = { motorbike: 'driving', bicycle: 'cycling' } as const;

export function osrmRouting(options: RoutingOptions): RoutingService {
  const client = new ServiceClient({ name: 'osrm', ...options });
  return {
    async route(from, to) {
      const path = `/route/v1/${profiles[options.vehicle]}/${pairOf(from)};${pairOf(to)}?overview=false`;
      const { body } = await client.ask({ url: new URL(`${options.url}${path}`) });
      const answer = recordOf(body);
      // Both have status 400; its other codes mean that the request is wrong.
      if (answer?.['code'] === 'NoRoute' || answer?.['code'] === 'NoSegment') return null;
      const route = answer?.['code'] === 'Ok' ? recordOf(listOf(answer['routes'])?.[0]) : null;
      const way = routedDistance(route?.['distance'], route?.['duration']);
      if (way === null) throw client.failure('unreadable', 'no distance or duration');
      return way;
    },
  };
}

/** OSRM expects the longitude first. */
function pairOf({ latitude, longitude }: Coordinates): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
}
