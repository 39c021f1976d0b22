import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestingClient } from '../testing-client.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { MortalServer } from './mortal-server.ts';
import { Submissions } from './submissions.ts';

/** `npm run faults` kills the server thirty times, which takes long. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);
const clientsAtOnce = 4;
/** The shortest and the longest life of a server, in milliseconds. */
const life = [300, 1500] as const;

let data: TestingData;
let server: MortalServer;
let submissions: Submissions;

beforeAll(async () => {
  data = await testingData();
  server = new MortalServer({
    ...data.settings,
    DEMO_DATA: 'true',
    FLEET_SPEED: '1000',
    REQUESTS_PER_MINUTE: '0',
  });
  submissions = new Submissions(new TestingClient(() => server.address));
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await data.remove();
});

/** Requests one rider after another until the server is killed. */
async function orderUntilKilled(as: string): Promise<void> {
  for (;;) {
    try {
      await submissions.send(await submissions.next(as), as);
    } catch (error) {
      // Only a broken connection means that the server was killed; any other error must fail the test.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

describe('a server that is killed while riders are requested', () => {
  it(
    `loses no acknowledged order and creates none twice when it is killed ${rounds} times`,
    { timeout: rounds * 30_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const as = await submissions.signIn();
        const ordering = Promise.all(Array.from({ length: clientsAtOnce }, () => orderUntilKilled(as)));
        await pause(life[0] + Math.random() * (life[1] - life[0]));
        await server.kill();
        await ordering;
        await server.start();
        // The session and the idempotency keys are still valid, so unanswered orders are sent again.
        const acknowledged = submissions.all.filter(({ order }) => order !== null);
        const unanswered = submissions.all.filter(({ order }) => order === null);
        await Promise.all(unanswered.map((submission) => submissions.send(submission, as)));
        const stored = new Map((await submissions.stored(as)).map((order) => [order.order_id, order]));
        for (const { order } of acknowledged) expect(stored.has(order?.order_id ?? '')).toBe(true);
        expect(stored.size).toBe(submissions.all.length);
      }
      const ids = new Set(submissions.all.map(({ order }) => order?.order_id));
      expect(ids.size).toBe(submissions.all.length);
      expect(submissions.all.length).toBeGreaterThan(rounds);
    },
  );

  it('restarts with a fleet that completes every delivery', { timeout: 60_000 + rounds * 60_000 }, async () => {
    const as = await submissions.signIn();
    await expect
      .poll(async () => (await submissions.stored(as, 'ACTIVE')).length, {
        timeout: 50_000 + rounds * 60_000,
        interval: 500,
      })
      .toBe(0);
    const orders = await submissions.stored(as);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['DELIVERED']));
    for (const { status_history: history, proofs } of orders) {
      expect(proofs).toEqual(expect.arrayContaining(['pickup', 'delivery']));
      const statuses = history.map(({ status }) => status);
      expect(new Set(statuses).size).toBe(statuses.length);
    }
  });
});
