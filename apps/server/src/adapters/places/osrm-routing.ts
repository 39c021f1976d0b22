/** Ways of an OSRM (https://project-osrm.org/docs, Route service). */
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { listOf, recordOf } from './read-json.ts';
import { routedWay, type RoutingService } from './routing-service.ts';
import { ServiceClient } from './service-client.ts';
import type { RoutingOptions } from './valhalla-routing.ts';

/** An OSRM serves the one profile that its data was prepared with, and takes any name for it. */
const profiles = { motorbike: 'driving', bicycle: 'cycling' } as const;

export function osrmRouting(options: RoutingOptions): RoutingService {
  const client = new ServiceClient({ name: 'osrm', ...options });
  return {
    async way(from, to) {
      const path = `/route/v1/${profiles[options.vehicle]}/${pairOf(from)};${pairOf(to)}?overview=false`;
      const { body } = await client.ask({ url: new URL(`${options.url}${path}`) });
      const answer = recordOf(body);
      // Both come with 400, whose other codes are faults of the question.
      if (answer?.['code'] === 'NoRoute' || answer?.['code'] === 'NoSegment') return null;
      const route = answer?.['code'] === 'Ok' ? recordOf(listOf(answer['routes'])?.[0]) : null;
      const way = routedWay(route?.['distance'], route?.['duration']);
      if (way === null) throw client.failure('unreadable', 'no distance or duration');
      return way;
    },
  };
}

/** OSRM has the longitude first. */
function pairOf({ latitude, longitude }: Coordinates): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
}
