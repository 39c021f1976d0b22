import { buildApp } from '@riderbell/server/http/build-app.ts';
import { createLogger } from '@riderbell/server/http/logging.ts';
import { expect, it } from 'vitest';
import { addMapTiles } from './map-tiles.ts';

it('sends the map’s tiles with their content encoding', async () => {
  const app = await buildApp({
    http: { trustProxy: [], allowedOrigins: [] },
    limits: { requestsPerMinute: 0, redis: null, maxEventLoopDelay: 0 },
    log: createLogger('silent'),
    isUnavailable: () => false,
  });
  addMapTiles(app, {
    read: async (zoom, column, row) =>
      zoom === 12 && column === 3190 && row === 1890 ? { bytes: Buffer.from([31, 139]), encoding: 'gzip' } : null,
  });
  const tile = await app.inject({ url: '/map/12/3190/1890.mvt' });
  expect(tile.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
  });
  expect((await app.inject({ url: '/map/12/1/1.mvt' })).statusCode).toBe(404);
  await app.close();
});
