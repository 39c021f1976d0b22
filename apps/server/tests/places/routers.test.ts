import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { rideMinutes } from '@riderbell/domain/quotes/estimation.ts';
import { answerAsOsrm } from '@riderbell/simulators/router/osrm.ts';
import { answerAsValhalla } from '@riderbell/simulators/router/valhalla.ts';
import { type Behaviour, type StandInServer, standInServer } from '@riderbell/simulators/services/stand-in-server.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { osrmRouting } from '../../src/adapters/places/osrm-routing.ts';
import { createServiceRouter } from '../../src/adapters/places/service-router.ts';
import { valhallaRouting } from '../../src/adapters/places/valhalla-routing.ts';

const bayterek = { latitude: 51.1283, longitude: 71.4305 };
const station = { latitude: 51.1655, longitude: 71.4272 };
const siam = { latitude: 13.7457, longitude: 100.5347 };
const asok = { latitude: 13.737, longitude: 100.5604 };
const atSea = { latitude: 0, longitude: -30 };

const kinds = {
  valhalla: { routing: valhallaRouting, answer: answerAsValhalla },
  osrm: { routing: osrmRouting, answer: answerAsOsrm },
} as const;

let server: StandInServer;
let failures: string[];
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

async function start(
  kind: keyof typeof kinds,
  vehicle: 'motorbike' | 'bicycle' = 'motorbike',
  timeoutMilliseconds = 5000,
) {
  server = await standInServer(kinds[kind].answer);
  failures = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  const service = kinds[kind].routing({ url: server.url, vehicle, timeoutMilliseconds });
  const onFailure = (error: unknown) => void failures.push(String(error));
  return { service, roads: createServiceRouter({ service, vehicle, timeFactor: 1.8, onFailure }) };
}

const sends = (body: unknown, status = 200, headers: Record<string, string> = {}): Behaviour => ({
  kind: 'sends',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  headers,
});

/** A route of length zero, as both services answer it. */
const zeroRoute = {
  code: 'Ok',
  routes: [{ distance: 0, duration: 0 }],
  trip: { units: 'kilometers', summary: { length: 0, time: 0 } },
};

describe('a Valhalla router', () => {
  it('returns the length and time that it gave for a route in Astana', async () => {
    const { service } = await start('valhalla');
    expect(await service.route(bayterek, station)).toEqual({ metres: 6667, seconds: 578.25 });
    expect(server.requests[0]?.body).toEqual({
      locations: [
        { lat: 51.1283, lon: 71.4305, search_cutoff: 1000 },
        { lat: 51.1655, lon: 71.4272, search_cutoff: 1000 },
      ],
      costing: 'motor_scooter',
      units: 'kilometers',
      directions_type: 'none',
    });
  });

  it('returns a different route for a bicycle', async () => {
    const { service } = await start('valhalla', 'bicycle');
    expect(await service.route(bayterek, station)).toEqual({ metres: 6351, seconds: 1367.382 });
  });

  it.each([154, 170, 171, 442])('returns null when it finds no route (error %d)', async (code) => {
    const { service } = await start('valhalla');
    server.behave(sends({ error_code: code, error: 'no way', status_code: 400, status: 'Bad Request' }, 400));
    expect(await service.route(siam, asok)).toBeNull();
  });

  it.each([
    ['no trip', {}],
    ['no summary', { trip: { units: 'kilometers' } }],
    ['miles', { trip: { units: 'miles', summary: { length: 3, time: 300 } } }],
    ['a length that is not a number', { trip: { units: 'kilometers', summary: { length: '3', time: 300 } } }],
    ['a negative time', { trip: { units: 'kilometers', summary: { length: 3, time: -1 } } }],
    ['a list', []],
  ])('fails when its answer has %s', async (_, body) => {
    const { service } = await start('valhalla');
    server.behave(sends(body));
    await expect(service.route(siam, asok)).rejects.toThrow('valhalla is unreadable');
  });

  it('fails when it refuses the request', async () => {
    const { service } = await start('valhalla');
    server.behave(sends({ error_code: 125, error: 'No costing method found' }, 400));
    await expect(service.route(siam, asok)).rejects.toThrow('valhalla is failing: 400');
  });
});

describe('an OSRM router', () => {
  it('returns the length and the time', async () => {
    const { service } = await start('osrm');
    const way = await service.route(siam, asok);
    expect(way?.metres).toBeGreaterThan(3500);
    expect(way?.seconds).toBeCloseTo((way?.metres ?? 0) / 10, 5);
    const [question] = server.requests;
    expect(`${question?.path}?${question?.query.toString()}`).toBe(
      '/route/v1/driving/100.534700,13.745700;100.560400,13.737000?overview=false',
    );
  });

  it('returns null when it finds no route, and fails for other refusals', async () => {
    const { service } = await start('osrm');
    expect(await service.route(siam, atSea)).toBeNull();
    server.behave(sends({ code: 'NoRoute', message: 'Impossible route between points' }, 400));
    expect(await service.route(siam, asok)).toBeNull();
    for (const body of [
      { code: 'InvalidQuery' },
      { code: 'Ok' },
      { code: 'Ok', routes: [] },
      { code: 'Ok', routes: [{}] },
    ]) {
      server.behave(sends(body, body.code === 'Ok' ? 200 : 400));
      await expect(service.route(siam, asok)).rejects.toThrow('osrm is unreadable');
    }
  });
});

describe.each(['valhalla', 'osrm'] as const)('the route with a router (%s)', (kind) => {
  const estimated = (from = siam, to = asok) => {
    const metres = estimatedRoadMetres(from, to);
    return { metres, seconds: Math.round(rideMinutes(metres, 'motorbike') * 60) };
  };

  it('is the router’s in whole metres and seconds, with the time factor applied', async () => {
    const { service, roads } = await start(kind);
    const routed = await service.route(siam, asok);
    expect(await roads.route(siam, asok)).toEqual({
      metres: Math.round(routed?.metres ?? 0),
      seconds: Math.round((routed?.seconds ?? 0) * 1.8),
    });
    expect(failures).toEqual([]);
  });

  it('is estimated without a failure if the router knows no route', async () => {
    const { roads } = await start(kind);
    expect(await roads.route(siam, atSea)).toEqual(estimated(siam, atSea));
    expect(failures).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['is slow', { kind: 'silent' }],
    ['stops half-way', { kind: 'stalling' }],
    ['closes the connection', { kind: 'disconnecting', times: 99 }],
    ['never ends', { kind: 'endless' }],
    ['fails', sends('', 502)],
    ['is busy', sends('<html>', 429, { 'retry-after': '30' })],
    ['sends broken JSON', sends('{"trip":')],
    ['sends something else', sends({ hello: 'world' })],
    ['answers with a route of length zero for kilometres', sends(zeroRoute)],
  ])('is estimated when the router %s, and the failure is reported', async (_, behaviour) => {
    const { roads } = await start(kind, 'motorbike', ['silent', 'stalling'].includes(behaviour.kind) ? 200 : 5000);
    server.behave(behaviour);
    expect(await roads.route(siam, asok)).toEqual(estimated());
    expect(failures).toHaveLength(1);
  });

  it('is estimated while connections are refused, and is the router’s again as soon as it is back', async () => {
    const { roads } = await start(kind);
    server.behave(sends('', 503));
    expect(await roads.route(siam, asok)).toEqual(estimated());
    server.behave({ kind: 'normal' });
    expect(await roads.route(siam, asok)).not.toEqual(estimated());
    await server.close();
    expect(await roads.route(asok, siam)).toEqual(estimated(asok, siam));
    expect(failures.at(-1)).toContain('ECONNREFUSED');
  });

  it('is requested once in ten minutes for all callers', async () => {
    const { roads } = await start(kind);
    await Promise.all([roads.route(siam, asok), roads.route(siam, asok)]);
    vi.advanceTimersByTime(10 * 60_000);
    await roads.route(siam, asok);
    expect(server.requests).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await roads.route(siam, asok);
    expect(server.requests).toHaveLength(2);
  });

  it('has length zero from a door to itself', async () => {
    const { roads } = await start(kind);
    expect((await roads.route(siam, siam)).metres).toBe(0);
    expect(failures).toEqual([]);
  });
});
