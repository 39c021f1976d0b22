import { calls } from '@riderbell/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCall } from '../covered.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

let server: TestingServer;
beforeAll(async () => {
  server = await startTestingServer();
});
afterAll(() => server.stop());

const search = async (query: string, country = 'TH') =>
  server.client.call(calls.autocompletePlaces, { query: { query, country } }, { as: await server.demo() });
const reverse = async (lat: string, lng: string) =>
  server.client.call(calls.reversePlace, { query: { lat, lng } }, { as: await server.demo() });

describeCall('autocompletePlaces', () => server, {
  answers: async () => {
    const found = await search('Asok');
    if (!found.ok) throw new Error('refused');
    expect(found.answer.data.data.map(({ address }) => address.id)).toEqual(['place-asok']);
    expect((await search('Asok', 'th')).status).toBe(200);
    const nothing = await search('zzzz');
    if (!nothing.ok) throw new Error('refused');
    expect(nothing.answer.data.data).toEqual([]);
  },
  'place.autocomplete-failed': async () => {
    const failed = await search('broken');
    if (failed.ok) throw new Error('not refused');
    expect(failed.error.errors[0]?.meta.translation_key).toBe('geolocator.error.autocomplete');
  },
  'request.invalid': async () => {
    const elsewhere = await search('Asok', 'SG');
    if (elsewhere.ok) throw new Error('not refused');
    expect(elsewhere.error.errors[0]).toMatchObject({ code: 'request.invalid', meta: { field: 'country' } });
  },
});

describeCall('reversePlace', () => server, {
  answers: async () => {
    const found = await reverse('13.7385', '100.5615');
    if (!found.ok) throw new Error('refused');
    expect(found.answer.data.data[0]?.address).toMatchObject({ latitude: 13.7385, city: 'Bangkok', zipcode: '10110' });
    const nowhere = await reverse('0', '0');
    expect(nowhere.ok && nowhere.answer).toEqual({ data: { data: [] } });
    const offGlobe = await reverse('91', '100');
    expect(!offGlobe.ok && offGlobe.error.errors[0]).toMatchObject({
      code: 'request.invalid',
      message: 'lat must be between -90 and 90.',
    });
  },
  'place.reverse-failed': async () => {
    expect((await reverse('1', '100')).status).toBe(502);
  },
});

describeCall('getPlaceDetails', () => server, {
  answers: async () => {
    const as = await server.demo();
    const { data } = await server.client.answer(calls.getPlaceDetails, { query: { query_id: 'place-asok' } }, { as });
    expect(data.data[0]?.address.latitude).toBe(13.7385);
  },
  'place.not-found': async () => {
    const as = await server.demo();
    expect(await server.client.refusal(calls.getPlaceDetails, { query: { query_id: 'x' } }, { as })).toEqual([
      'place.not-found',
    ]);
  },
});

describe('a place search', () => {
  it('waits no longer than two seconds for a provider', async () => {
    const before = performance.now();
    expect((await search('late')).status).toBe(502);
    expect(performance.now() - before).toBeLessThan(4000);
  });

  it('finds only places near a pair of coordinates', async () => {
    for (const [pair, count] of [
      ['13.7385,100.5615', 1],
      ['13.7385,100.5715', 0],
      ['13/1 Asok', 1],
    ] as const) {
      const found = await search(pair);
      if (!found.ok) throw new Error('refused');
      expect(found.answer.data.data).toHaveLength(count);
    }
  });

  it('needs at least two characters', async () => {
    const refused = await search(' a ');
    if (refused.ok) throw new Error('not refused');
    expect(refused.error.errors[0]).toMatchObject({ code: 'request.invalid', meta: { field: 'query' } });
  });
});
