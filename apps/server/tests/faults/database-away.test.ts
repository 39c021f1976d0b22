import { calls } from '@riderbell/contract/calls.ts';
import { describe, expect, it, vi } from 'vitest';
import { create, quotedRequest } from '../orders/order-requests.ts';
import { testingData } from '../testing-database.ts';
import { CutLine, DatabaseSwitch } from '../testing-outage.ts';
import { startTestingServer, type TestingServer } from '../testing-server.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** Checks the answers while the database is down and after it is back. @returns the statuses of an order that was sent again */
async function checkOutage(server: TestingServer, stop: () => void, restart: () => void): Promise<string[]> {
  const session = await server.demo();
  const order = await quotedRequest(server, session);
  const socket = await server.live(session);
  await socket.subscribe('d001');
  const ready = async (): Promise<number> => (await fetch(`${server.address}/readyz`)).status;
  expect(await ready()).toBe(200);

  stop();
  const refused = await create(server, session, order, 'during-the-outage');
  if (refused.ok) throw new Error('an order was accepted that could not be stored');
  expect(refused.status).toBe(503);
  expect(refused.codes).toEqual(['server.unavailable']);
  expect(JSON.stringify(refused.error)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
  expect(await server.client.refusal(calls.listVendors, {}, { as: session })).toEqual(['server.unavailable']);
  expect(await ready()).toBe(503);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);

  restart();
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000, interval: 50 });
  const accepted = await create(server, session, order, 'during-the-outage');
  if (!accepted.ok) throw new Error(`refused after the outage: ${accepted.codes.join(', ')}`);
  const orderId = accepted.answer.result.order_id;
  // The socket that stayed open receives the order: the relay has recovered too.
  await socket.until(() => socket.updates().some((update) => update.order.order_id === orderId));
  await socket.close();
  return accepted.answer.result.status_history.map(({ status }) => status);
}

describe('a database that goes down and comes back', () => {
  it('causes answers of 503 meanwhile and no data loss, and the server recovers by itself', async () => {
    const database = new DatabaseSwitch();
    const server = await startTestingServer({ overrides: { watchDatabase: database.watch } });
    try {
      const history = await checkOutage(
        server,
        () => {
          database.isDown = true;
        },
        () => {
          database.isDown = false;
        },
      );
      expect(history[0]).toBe('NEW');
    } finally {
      await server.stop();
    }
  });

  if (serverUrl)
    it('may be a PostgreSQL whose connections break', async () => {
      const data = await testingData();
      const { line, url } = await CutLine.open(data.settings['DATABASE_URL'] ?? '');
      const server = await startTestingServer({ data: { ...data, settings: { ...data.settings, DATABASE_URL: url } } });
      try {
        const history = await checkOutage(
          server,
          () => line.cut(),
          () => line.restore(),
        );
        expect(history[0]).toBe('NEW');
      } finally {
        await server.stop();
        await line.close();
        await data.remove();
      }
    });
});
