import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestingClient } from '../testing-client.ts';
import { testingData, type TestingData } from '../testing-database.ts';
import { HeldSockets, type Holding, holdings } from './held-sockets.ts';
import { MortalServer } from './mortal-server.ts';
import { Submissions } from './submissions.ts';

/** `npm run faults` holds every kind of socket; the server closes some kinds only after a minute. */
const long = process.env['HOLD_EVERY_SOCKET'] === 'true';
const openFiles = 500;
const ofEachKind = 160;
const kinds: readonly Holding[] = long
  ? Object.values(holdings)
  : [holdings.garbage, holdings['a foreign ticket'], holdings['endless headers']];
/** Enough for the database, its notifications and a normal client. */
const fewSockets = 30;

let data: TestingData;
let server: MortalServer;
let held: HeldSockets;
beforeEach(async () => {
  data = await testingData();
  held = new HeldSockets();
});
afterEach(async () => {
  held.close();
  await server.stop();
  await data.remove();
});

async function startWith(settings: Record<string, string>): Promise<Submissions> {
  server = new MortalServer(
    {
      ...data.settings,
      DEMO_DATA: 'true',
      FLEET: 'none',
      REQUESTS_PER_MINUTE: '0',
      // All strangers in these tests have one address and try to take every connection.
      MAX_CONNECTIONS_OF_NETWORK: '100000',
      ...settings,
    },
    openFiles,
  );
  await server.start();
  return new Submissions(new TestingClient(() => server.address));
}

/** Retries as the portal does, with the same key, while no connection is available. */
async function untilConnected<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function socketsOf(pid: number): number {
  const links = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return 'closed meanwhile';
    }
  });
  return links.filter((link) => link.startsWith('socket:')).length;
}

const ready = async (): Promise<number> => (await fetch(`${server.address}/readyz`)).status;

describe.skipIf(!existsSync('/proc/self/fd'))('a server with a low limit of open files', () => {
  it(
    'accepts orders while strangers hold more connections than it has files for, and closes all of their connections',
    { timeout: 600_000 },
    async () => {
      const submissions = await startWith({});
      const as = await submissions.signIn();
      for (const kind of kinds) {
        await held.hold(server.address, kind, ofEachKind);
        for (let count = 0; count < 5; count += 1) {
          const submission = await untilConnected(() => submissions.next(as));
          await untilConnected(() => submissions.send(submission, as));
        }
      }
      expect(server.isRunning).toBe(true);
      held.fallSilent();
      await expect.poll(() => socketsOf(server.pid), { timeout: 300_000, interval: 500 }).toBeLessThan(fewSockets);

      expect(await untilConnected(ready)).toBe(200);
      const stored = (await submissions.stored(as)).map((order) => order.order_id);
      const acknowledged = submissions.all.map(({ order }) => order?.order_id ?? 'none');
      expect(stored.toSorted()).toEqual(acknowledged.toSorted());
      expect(stored).toHaveLength(kinds.length * 5);
    },
  );

  if (long)
    it(
      'survives running out of files when a setting allows more connections than there are files',
      { timeout: 600_000 },
      async () => {
        const submissions = await startWith({ MAX_CONNECTIONS: '100000' });
        const as = await submissions.signIn();
        const before = await submissions.next(as);
        await submissions.send(before, as);
        await held.hold(
          server.address,
          { first: 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n', again: '' },
          openFiles + 100,
        );
        await expect
          .poll(() => readdirSync(`/proc/${server.pid}/fd`).length, { timeout: 60_000 })
          .toBeGreaterThan(openFiles - 20);
        held.close();
        await expect.poll(() => untilConnected(ready), { timeout: 120_000 }).toBe(200);
        expect(server.isRunning).toBe(true);
        await submissions.send(await submissions.next(as), as);
        expect(await submissions.stored(as)).toHaveLength(2);
      },
    );
});
