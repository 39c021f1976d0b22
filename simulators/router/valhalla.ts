import { readFileSync } from 'node:fs';
import type { StandInAnswer, StandInRequest } from '../services/stand-in-server.ts';

interface Location {
  readonly lat: number;
  readonly lon: number;
}

interface RouteRequest {
  readonly locations?: readonly Location[];
  readonly costing?: string;
}

interface RouteAnswer {
  trip: { locations: Location[]; summary: { length: number; time: number } };
}

const recorded: Readonly<Record<string, RouteAnswer>> = {
  motor_scooter: recordedAnswer('astana-motor_scooter.json'),
  bicycle: recordedAnswer('astana-bicycle.json'),
};

/** An answer of Valhalla 3.6.1 for streets of Astana. */
function recordedAnswer(name: string): RouteAnswer {
  return JSON.parse(readFileSync(new URL(`recorded/${name}`, import.meta.url), 'utf8')) as RouteAnswer;
}

/** The map covers half a degree around Astana and around Bangkok. */
const cityCentres: readonly Location[] = [
  { lat: 51.15, lon: 71.43 },
  { lat: 13.74, lon: 100.55 },
];

/** Answers like Valhalla with a map of two cities: the recorded route, and estimated others in the same shape. */
export function answerAsValhalla({ path, method, body }: StandInRequest): StandInAnswer {
  if (path !== '/route' || method !== 'POST') return failure(106, 'Try any of: /route', 404, 'Not Found');
  const { locations = [], costing = '' } = body as RouteRequest;
  const answer = recorded[costing];
  const [from, to] = locations;
  if (answer === undefined) return failure(125, `No costing method found: '${costing}'`);
  if (from === undefined || to === undefined) return failure(112, 'Insufficiently specified required parameter');
  if (![from, to].every(isOnMap)) return failure(171, 'No suitable edges near location');
  const [start, end] = answer.trip.locations;
  if (start && end && isSame(from, start) && isSame(to, end)) return { status: 200, body: answer };
  return { status: 200, body: estimatedAnswer(answer, from, to) };
}

function failure(code: number, error: string, status = 400, text = 'Bad Request'): StandInAnswer {
  return { status, body: { error_code: code, error, status_code: status, status: text } };
}

function isOnMap(at: Location): boolean {
  return cityCentres.some(({ lat, lon }) => Math.abs(at.lat - lat) < 0.5 && Math.abs(at.lon - lon) < 0.5);
}

function isSame(one: Location, other: Location): boolean {
  return one.lat === other.lat && one.lon === other.lon;
}

/** A third longer than the straight line, at the speed of the recorded route. */
function estimatedAnswer({ trip }: RouteAnswer, from: Location, to: Location): RouteAnswer {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const length = Math.round(Math.hypot(to.lat - from.lat, east) * 111.195 * 1.33 * 1000) / 1000;
  const time = (length / trip.summary.length) * trip.summary.time;
  return { trip: { ...trip, locations: [from, to], summary: { ...trip.summary, length, time } } };
}
