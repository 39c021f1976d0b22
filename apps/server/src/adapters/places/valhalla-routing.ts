/** Routes from Valhalla (https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/). */
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { recordOf } from './read-json.ts';
import { routedDistance, type RoutingService } from './routing-service.ts';
import { ServiceClient } from './service-client.ts';

export interface RoutingOptions {
  /** The URL before /route, without a trailing slash. */
  readonly url: string;
  readonly vehicle: 'motorbike' | 'bicycle';
  readonly timeoutMilliseconds: number;
}

const costings = { motorbike: 'motor_scooter', bicycle: 'bicycle' } as const;

/** Error codes that mean that there is no route: too far, unconnected, no road nearby, no path. */
const noRoute: ReadonlySet<unknown> = new Set([154, 170, 171, 442]);

/** How far a door may be from a road. With Valhalla’s default of 35 km, a distant door would be moved to the edge of the map. */
const farthestRoadMetres = 1000;

export function valhallaRouting(options: RoutingOptions): RoutingService {
  const client = new ServiceClient({ name: 'valhalla', ...options });
  const url = new URL(`${options.url}/route`);
  return {
    async route(from, to) {
      const body = {
        locations: [locationOf(from), locationOf(to)],
        costing: costings[options.vehicle],
        units: 'kilometers',
        directions_type: 'none',
      };
      const answer = await client.ask({ url, body });
      const content = recordOf(answer.body);
      if (answer.status !== 200) {
        if (noRoute.has(content?.['error_code'])) return null;
        throw client.failure('failing', String(answer.status));
      }
      const trip = recordOf(content?.['trip']);
      const summary = recordOf(trip?.['summary']);
      const kilometres = trip?.['units'] === 'kilometers' ? summary?.['length'] : null;
      const way = routedDistance(typeof kilometres === 'number' ? kilometres * 1000 : null, summary?.['time']);
      if (way === null) throw client.failure('unreadable', 'no length or time in kilometres and seconds');
      return way;
    },
  };
}

function locationOf({ latitude, longitude }: Coordinates) {
  return { lat: latitude, lon: longitude, search_cutoff: farthestRoadMetres };
}
