import { readFileSync } from 'node:fs';
import type { StandInAnswer, StandInRequest } from '../services/stand-in-server.ts';

interface Location {
  readonly lat: number;
  readonly lon: number;
}

interface RouteQuestion {
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

/** What a Valhalla 3.6.1 answered on streets of Astana. */
function recordedAnswer(name: string): RouteAnswer {
  return JSON.parse(readFileSync(new URL(`recorded/${name}`, import.meta.url), 'utf8')) as RouteAnswer;
}

/** Half a degree around Astana and around Bangkok. */
const maps: readonly Location[] = [
  { lat: 51.15, lon: 71.43 },
  { lat: 13.74, lon: 100.55 },
];

/** Answers as a Valhalla does whose map has two cities: the way that was recorded, and others in its shape. */
export function answerAsValhalla({ path, method, body }: StandInRequest): StandInAnswer {
  if (path !== '/route' || method !== 'POST') return failure(106, 'Try any of: /route', 404, 'Not Found');
  const { locations = [], costing = '' } = body as RouteQuestion;
  const answer = recorded[costing];
  const [from, to] = locations;
  if (answer === undefined) return failure(125, `No costing method found: '${costing}'`);
  if (from === undefined || to === undefined) return failure(112, 'Insufficiently specified required parameter');
  if (![from, to].every(isOnMap)) return failure(171, 'No suitable edges near location');
  const [start, end] = answer.trip.locations;
  if (start && end && isSame(from, start) && isSame(to, end)) return { status: 200, body: answer };
  return { status: 200, body: reckoned(answer, from, to) };
}

function failure(code: number, error: string, status = 400, text = 'Bad Request'): StandInAnswer {
  return { status, body: { error_code: code, error, status_code: status, status: text } };
}

function isOnMap(at: Location): boolean {
  return maps.some(({ lat, lon }) => Math.abs(at.lat - lat) < 0.5 && Math.abs(at.lon - lon) < 0.5);
}

function isSame(one: Location, other: Location): boolean {
  return one.lat === other.lat && one.lon === other.lon;
}

/** A third longer than the straight line, at the speed of the recorded one. */
function reckoned({ trip }: RouteAnswer, from: Location, to: Location): RouteAnswer {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const length = Math.round(Math.hypot(to.lat - from.lat, east) * 111.195 * 1.33 * 1000) / 1000;
  const time = (length / trip.summary.length) * trip.summary.time;
  return { trip: { ...trip, locations: [from, to], summary: { ...trip.summary, length, time } } };
}
