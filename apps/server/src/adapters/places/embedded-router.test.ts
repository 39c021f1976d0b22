import { estimatedRoadMetres } from '@riderbell/domain/places/coordinates.ts';
import { describe, expect, test } from 'vitest';
import { type CityRoads, createEmbeddedRouter } from './embedded-router.ts';

const siam = { latitude: 13.7457, longitude: 100.5347 };
const asok = { latitude: 13.737, longitude: 100.5604 };
const chiangMai = { latitude: 18.7904, longitude: 98.9847 };

const roadless = { latitude: 13.6, longitude: 100.5 };
const city: CityRoads = {
  contains: ({ latitude }) => latitude < 14,
  route: async (_, to) => (to === roadless ? null : { metres: 3456.7 }),
};

describe('the embedded router', () => {
  test('measures along the city’s roads, in whole metres', async () => {
    expect(await createEmbeddedRouter({ city }).route(siam, asok)).toEqual({ metres: 3457, seconds: null });
  });

  test('estimates a route to a door that is outside the city or far from its roads', async () => {
    const router = createEmbeddedRouter({ city });
    for (const to of [chiangMai, roadless]) {
      expect(await router.route(siam, to)).toEqual({ metres: estimatedRoadMetres(siam, to), seconds: null });
    }
  });

  test('estimates every route without a city', async () => {
    expect((await createEmbeddedRouter({}).route(siam, asok)).metres).toBe(estimatedRoadMetres(siam, asok));
  });
});
