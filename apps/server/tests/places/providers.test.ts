import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@riderbell/contract/calls.ts';
import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { answerAsGoogle } from '@riderbell/simulators/geocoder/google-maps.ts';
import { answerAsPhoton } from '@riderbell/simulators/geocoder/photon.ts';
import { answerAsValhalla } from '@riderbell/simulators/router/valhalla.ts';
import { type Behaviour, type StandInServer, standInServer } from '@riderbell/simulators/services/stand-in-server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';

const key = 'AIzaStandInKeyOfGoogle0123456789';
const broken: Behaviour = { kind: 'sends', status: 200, text: `{"key":"${key}` };

/** On for the vendor `demo`, off for all others. */
const rule = {
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant: 'off',
  targeting: { if: [{ '==': [{ var: 'targetingKey' }, 'demo'] }, 'on', 'off'] },
};

let photon: StandInServer;
let google: StandInServer;
let valhalla: StandInServer;
let server: TestingServer;
let folder: string;
/** The flag is off for `florist` and on for `coffee`. */
let florist: Session;
let coffee: Session;
beforeAll(async () => {
  [photon, google, valhalla] = await Promise.all([
    standInServer(answerAsPhoton),
    standInServer(answerAsGoogle(key)),
    standInServer(answerAsValhalla),
  ]);
  folder = await mkdtemp(join(tmpdir(), 'riderbell-flags-'));
  const file = join(folder, 'flags.json');
  await writeFile(file, JSON.stringify({ flags: { google_autocomplete: rule } }));
  server = await startTestingServer({
    settings: {
      FLAG_FILE: file,
      GEOCODER: 'photon',
      GEOCODER_URL: 'http://127.0.0.1:9/never-asked',
      GEOCODER_ASIA_URL: `${photon.url}/`,
      GOOGLE_MAPS_KEY: key,
      GOOGLE_PLACES_URL: google.url,
      GOOGLE_GEOCODING_URL: google.url,
      ROUTER: 'valhalla',
      ROUTER_URL: valhalla.url,
    },
  });
  [florist, coffee] = await Promise.all([server.other(), server.demo()]);
});
afterEach(() => {
  for (const service of [photon, google, valhalla]) service.behave({ kind: 'normal' });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([photon, google, valhalla].map((service) => service.close()));
  await rm(folder, { recursive: true });
});

const search = (as: Session, query = 'asok') =>
  server.client.call(calls.autocompletePlaces, { query: { query, country: 'TH' } }, { as });
const reverse = (as: Session, lat = '13.7431', lng = '100.5616') =>
  server.client.call(calls.reversePlace, { query: { lat, lng } }, { as });
const details = (as: Session, id = '') =>
  server.client.call(calls.getPlaceDetails, { query: { query_id: id } }, { as });
async function found(as: Session, query?: string) {
  const answer = await search(as, query);
  if (!answer.ok) throw new Error('refused');
  return answer.answer.data.data.map(({ address }) => address);
}

const textKeyOf = (answer: Awaited<ReturnType<typeof search | typeof reverse | typeof details>>) =>
  answer.ok ? 'no refusal' : [answer.status, answer.error.errors[0]?.meta.translation_key];

describe('the deployment’s own geocoder', () => {
  it('is the Photon of the region for all three calls', async () => {
    const before = google.requests.length;
    const [asok] = await found(florist);
    expect(asok).toMatchObject({ formatted_address: 'Asok, Sukhumvit Road, Khlong Toei, Bangkok, 10110' });
    expect(await details(florist, asok?.id)).toMatchObject({ answer: { data: { data: [{ address: asok }] } } });
    expect(await reverse(florist)).toMatchObject({
      answer: { data: { data: [{ address: { number: '88', suburb: 'Watthana', zipcode: '10110' } }] } },
    });
    expect(google.requests).toHaveLength(before);
  });

  it('causes the errors of the specification when it fails', async () => {
    const [asok] = await found(florist);
    photon.behave(broken);
    expect(textKeyOf(await search(florist))).toEqual([502, 'geolocator.error.autocomplete']);
    expect(textKeyOf(await reverse(florist))).toEqual([502, 'geolocator.error.reverse']);
    expect(textKeyOf(await details(florist, asok?.id))).toEqual([404, 'geolocator.error.fetch-place-details']);
    photon.behave({ kind: 'normal' });
    expect(await found(florist, 'zzzz')).toEqual([]);
    expect(await reverse(florist, '0', '-30')).toMatchObject({ ok: true, answer: { data: { data: [] } } });
  });
});

describe('the flag google_autocomplete', () => {
  it('sends only callers with the flag to Google, for all three calls', async () => {
    const [asok] = await found(coffee);
    expect(asok).toMatchObject({ formatted_address: 'Asok, Khlong Toei, Bangkok, Thailand', latitude: null });
    expect(await details(coffee, asok?.id)).toMatchObject({
      answer: { data: { data: [{ address: { id: asok?.id, latitude: 13.7370042 } }] } },
    });
    expect(await reverse(coffee)).toMatchObject({
      answer: {
        data: { data: [{ address: { formatted_address: '88 Asok Montri Road, Watthana, Bangkok 10110, Thailand' } }] },
      },
    });
    const before = google.requests.length;
    expect((await found(florist))[0]?.latitude).toBe(13.7370042);
    expect(google.requests).toHaveLength(before);
  });

  it('gets details from the provider that made the suggestion, whatever the flag says now and however long the id is', async () => {
    const ofGoogle = await found(coffee);
    expect(Math.max(...ofGoogle.map(({ id }) => id.length))).toBeGreaterThan(300);
    for (const { id } of ofGoogle) expect(await details(florist, id)).toMatchObject({ ok: true });
    for (const { id } of await found(florist)) expect(await details(coffee, id)).toMatchObject({ ok: true });
  });

  it('causes an error and no answer of another provider while it is on and Google fails', async () => {
    google.behave(broken);
    const before = photon.requests.length;
    expect(textKeyOf(await search(coffee))).toEqual([502, 'geolocator.error.autocomplete']);
    expect(textKeyOf(await reverse(coffee))).toEqual([502, 'geolocator.error.reverse']);
    expect(photon.requests).toHaveLength(before);
  });
});

describe('a router', () => {
  const destination = { latitude: 13.7563, longitude: 100.5618 };
  const source = { latitude: 13.7385, longitude: 100.5615 };
  const quote = async (to = destination) => {
    const body = { vendor_id: 'd001', source, destination: to, delivery_type: 'food' as const };
    return (await server.client.answer(calls.quoteDeliveryFee, { body }, { as: coffee })).result;
  };
  const estimate = async () => {
    const body = { vendor_id: 'd001', destination };
    return (await server.client.answer(calls.estimateDelivery, { body }, { as: coffee })).result;
  };

  it('determines the distance of the fee and the time of the ride', async () => {
    const before = valhalla.requests.length;
    const [{ distance }, times] = [await quote(), await estimate()];
    expect(times.distance).toBe(distance);
    expect(valhalla.requests).toHaveLength(before + 1);
    expect(distance).not.toBe(estimatedRoadMetres(source, destination));
    // At the speed of the recorded route, with the time factor.
    const rideMinutes = (distance / (6667 / 578.25) / 60) * 1.8;
    expect(times.drop_off_minutes - times.pick_up_minutes).toBe(Math.ceil(4 + rideMinutes + 3));
  });

  it('is replaced by the estimate when it fails', async () => {
    const elsewhere = { latitude: 13.7463, longitude: 100.5418 };
    valhalla.behave(broken);
    expect((await quote(elsewhere)).distance).toBe(estimatedRoadMetres(source, elsewhere));
    expect(server.log()).toContain('the router failed: the way is estimated');
  });
});

describe('the key of Google', () => {
  it('is in no log line and in no answer', async () => {
    const answers: unknown[] = [];
    const behaviours: Behaviour[] = [
      { kind: 'normal' },
      broken,
      { kind: 'sends', status: 403, text: `{"error":{"message":"${key}"}}` },
      { kind: 'sends', status: 500, text: key },
    ];
    for (const behaviour of behaviours) {
      google.behave(behaviour);
      answers.push(await search(coffee), await reverse(coffee), await details(coffee, 'google:s~en~ChIJ'));
    }
    expect(
      google.requests.some(({ headers, query }) => headers['x-goog-api-key'] === key || query.get('key') === key),
    ).toBe(true);
    expect(JSON.stringify(answers)).not.toContain(key);
    expect(server.log()).toContain('the geocoder failed');
    expect(server.log()).not.toContain(key);
  });
});
