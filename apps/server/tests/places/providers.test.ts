import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@riderbell/contract/calls.ts';
import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { answerAsGoogle } from '@riderbell/simulators/geocoder/google-maps.ts';
import { answerAsPhoton } from '@riderbell/simulators/geocoder/photon.ts';
import { answerAsValhalla } from '@riderbell/simulators/router/valhalla.ts';
import { type Mood, type StandInServer, standInServer } from '@riderbell/simulators/services/stand-in-server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Session, startTestingServer, type TestingServer } from '../testing-server.ts';

const key = 'AIzaStandInKeyOfGoogle0123456789';
const broken: Mood = { kind: 'sends', status: 200, text: `{"key":"${key}` };

/** On for the vendor `demo`, off for everybody else. */
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
/** Somebody whose flag is off, and somebody whose flag is on. */
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
  for (const service of [photon, google, valhalla]) service.mood({ kind: 'well' });
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
  it('is the Photon of the region, for all three calls', async () => {
    const before = google.asked.length;
    const [asok] = await found(florist);
    expect(asok).toMatchObject({ formatted_address: 'Asok, Sukhumvit Road, Khlong Toei, Bangkok, 10110' });
    expect(await details(florist, asok?.id)).toMatchObject({ answer: { data: { data: [{ address: asok }] } } });
    expect(await reverse(florist)).toMatchObject({
      answer: { data: { data: [{ address: { number: '88', suburb: 'Watthana', zipcode: '10110' } }] } },
    });
    expect(google.asked).toHaveLength(before);
  });

  it('that fails is answered with the errors of the specification', async () => {
    const [asok] = await found(florist);
    photon.mood(broken);
    expect(textKeyOf(await search(florist))).toEqual([502, 'geolocator.error.autocomplete']);
    expect(textKeyOf(await reverse(florist))).toEqual([502, 'geolocator.error.reverse']);
    expect(textKeyOf(await details(florist, asok?.id))).toEqual([404, 'geolocator.error.fetch-place-details']);
    photon.mood({ kind: 'well' });
    expect(await found(florist, 'zzzz')).toEqual([]);
    expect(await reverse(florist, '0', '-30')).toMatchObject({ ok: true, answer: { data: { data: [] } } });
  });
});

describe('the flag google_autocomplete', () => {
  it('sends those who have it to Google, for all three calls, and nobody else', async () => {
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
    const before = google.asked.length;
    expect((await found(florist))[0]?.latitude).toBe(13.7370042);
    expect(google.asked).toHaveLength(before);
  });

  it('leaves the details to who made the suggestion, whatever it says by then and however long the id', async () => {
    const ofGoogle = await found(coffee);
    expect(Math.max(...ofGoogle.map(({ id }) => id.length))).toBeGreaterThan(300);
    for (const { id } of ofGoogle) expect(await details(florist, id)).toMatchObject({ ok: true });
    for (const { id } of await found(florist)) expect(await details(coffee, id)).toMatchObject({ ok: true });
  });

  it('on while Google fails is an error, and no other provider’s answer', async () => {
    google.mood(broken);
    const before = photon.asked.length;
    expect(textKeyOf(await search(coffee))).toEqual([502, 'geolocator.error.autocomplete']);
    expect(textKeyOf(await reverse(coffee))).toEqual([502, 'geolocator.error.reverse']);
    expect(photon.asked).toHaveLength(before);
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

  it('says the distance of the fee and the time of the ride', async () => {
    const before = valhalla.asked.length;
    const [{ distance }, times] = [await quote(), await estimate()];
    expect(times.distance).toBe(distance);
    expect(valhalla.asked).toHaveLength(before + 1);
    expect(distance).not.toBe(estimatedRoadMetres(source, destination));
    // As fast as the recorded way, made longer by the factor.
    const rideMinutes = (distance / (6667 / 578.25) / 60) * 1.8;
    expect(times.drop_off_minutes - times.pick_up_minutes).toBe(Math.ceil(4 + rideMinutes + 3));
  });

  it('that fails leaves the fee to the estimate', async () => {
    const elsewhere = { latitude: 13.7463, longitude: 100.5418 };
    valhalla.mood(broken);
    expect((await quote(elsewhere)).distance).toBe(estimatedRoadMetres(source, elsewhere));
    expect(server.log()).toContain('the router failed: the way is estimated');
  });
});

describe('the key of Google', () => {
  it('is nowhere in the log and in no answer', async () => {
    const answers: unknown[] = [];
    const moods: Mood[] = [
      { kind: 'well' },
      broken,
      { kind: 'sends', status: 403, text: `{"error":{"message":"${key}"}}` },
      { kind: 'sends', status: 500, text: key },
    ];
    for (const mood of moods) {
      google.mood(mood);
      answers.push(await search(coffee), await reverse(coffee), await details(coffee, 'google:s~en~ChIJ'));
    }
    expect(
      google.asked.some(({ headers, query }) => headers['x-goog-api-key'] === key || query.get('key') === key),
    ).toBe(true);
    expect(JSON.stringify(answers)).not.toContain(key);
    expect(server.log()).toContain('the geocoder failed');
    expect(server.log()).not.toContain(key);
  });
});
