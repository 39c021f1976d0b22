import type { StandInAnswer, StandInRequest } from '../services/stand-in-server.ts';

/** Answers like OSRM with a map of Bangkok (the route service of its HTTP API). */
export function answerAsOsrm({ path }: StandInRequest): StandInAnswer {
  const pairs = /^\/route\/v1\/\w+\/([-\d.]+),([-\d.]+);([-\d.]+),([-\d.]+)$/.exec(path)?.slice(1).map(Number);
  if (pairs === undefined) return failure('InvalidUrl', 'URL string malformed close to position 10: "/rou"');
  const [fromLon = 0, fromLat = 0, toLon = 0, toLat = 0] = pairs;
  if (Math.abs(fromLat) > 90 || Math.abs(toLat) > 90) return failure('InvalidValue', 'Invalid coordinate value.');
  if (Math.abs(toLat - 13.74) > 0.5) return failure('NoSegment', 'Could not find a matching segment for coordinate 1');
  const east = (toLon - fromLon) * Math.cos((fromLat * Math.PI) / 180);
  const distance = Math.round(Math.hypot(toLat - fromLat, east) * 111_195 * 13.3) / 10;
  const waypoint = (lon: number, lat: number) => ({ hint: '', distance: 4.2, name: '', location: [lon, lat] });
  return {
    status: 200,
    body: {
      code: 'Ok',
      routes: [
        {
          legs: [{ steps: [], summary: '', weight: distance / 10, duration: distance / 10, distance }],
          weight_name: 'routability',
          weight: distance / 10,
          duration: distance / 10,
          distance,
        },
      ],
      waypoints: [waypoint(fromLon, fromLat), waypoint(toLon, toLat)],
    },
  };
}

function failure(code: string, message: string): StandInAnswer {
  return { status: 400, body: { code, message } };
}
