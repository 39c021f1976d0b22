import { existsSync } from 'node:fs';
import { calls } from '@riderbell/contract/calls.ts';
import { demoSurroundings } from '@riderbell/demo/demo-surroundings.ts';
import { describe, expect, it } from 'vitest';
import { composeServer } from '../../src/compose.ts';
import type { Geocoder } from '../../src/features/places/ports.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { testingData } from '../testing-database.ts';
import { testingGeocoder } from '../testing-geocoder.ts';
import { startTestingServer } from '../testing-server.ts';

const embedded = !process.env['TEST_DATABASE_URL'];

describe('a start of the server', () => {
  if (embedded)
    it('fails on a folder that is in use, with a message that says what to do', async () => {
      const server = await startTestingServer();
      try {
        await expect(startTestingServer({ data: server.data })).rejects.toThrow(/in use by another process.*Stop/);
      } finally {
        await server.stop();
      }
    });

  it('finds accounts, changes and valid sessions again after a stop', async () => {
    const data = await testingData();
    try {
      const first = await startTestingServer({ data });
      const session = await first.signIn();
      await first.server.database.pool.query("update vendors set name = 'Renamed' where vendor_id = 'd001'");
      await first.stop();
      const second = await startTestingServer({ data });
      const as = session;
      const { result } = await second.client.answer(calls.getVendor, { params: { id: 'd001' } }, { as });
      // The demo data never overwrites changes.
      expect(result.name).toBe('Renamed');
      await second.stop();
    } finally {
      await data.remove();
    }
  });

  it('adds the demo data only if the settings ask for it', async () => {
    const data = await testingData();
    try {
      const source = { PORT: '0', LOG_LEVEL: 'silent', DEMO_DATA: 'false', ...data.settings };
      const server = await composeServer(readSettings(source, '/', { demo: true }), {
        surroundings: demoSurroundings({ withCity: false }),
        geocoder: testingGeocoder,
        patient: true,
      });
      const { rows } = await server.database.pool.query<{ count: number }>('select count(*) from accounts');
      expect(rows[0]?.count).toBe(0);
      await server.close();
    } finally {
      await data.remove();
    }
  });
});

describe('a listening server', () => {
  it('checks several times during a request whether its time is over', async () => {
    const server = await startTestingServer();
    // By default Node checks every 30 seconds, so a request could take twice its time.
    expect(server.server.app.server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5000,
    });
    await server.stop();
  });
});

describe('a stop of the server', () => {
  it('finishes requests in progress and asks sockets to reconnect', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const geocoder: Geocoder = {
      ...testingGeocoder,
      async details(id, signal) {
        asked.resolve();
        await answer.promise;
        return testingGeocoder.details(id, signal);
      },
    };
    const server = await startTestingServer({ overrides: { geocoder } });
    const session = await server.demo();
    const socket = await server.live(session);
    const underWay = server.client.answer(
      calls.getPlaceDetails,
      { query: { query_id: 'place-asok' } },
      { as: session },
    );
    await asked.promise;

    const stopped = server.stop();
    await socket.until(() => socket.closed !== null);
    expect(socket.closed).toBe(1012);
    answer.resolve();
    expect((await underWay).data.data).toHaveLength(1);
    await stopped;
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
    if (embedded) expect(existsSync(server.data.settings['DATA_DIR'] ?? '')).toBe(false);
  });

  it('reports immediately that it is not ready, and accepts requests until a load balancer has noticed', async () => {
    const server = await startTestingServer({ settings: { DRAIN_SECONDS: '2' } });
    const ready = async (): Promise<number> => (await fetch(`${server.address}/readyz`)).status;
    expect(await ready()).toBe(200);
    const session = await server.demo();
    const stopped = server.stop();
    expect(await ready()).toBe(503);
    expect((await server.client.call(calls.listVendors, {}, { as: session })).status).toBe(200);
    await stopped;
  });
});
