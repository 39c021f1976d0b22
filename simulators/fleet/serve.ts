/**
 * The simulated fleet as a separate courier system, which implements the fleet API (docs/fleet-api.md):
 * `node simulators/fleet/serve.ts --portal-url http://127.0.0.1:8080 --secret …`. It prints its address as its first line.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { courierServer } from './courier-server.ts';
import { openFileStore } from './file-store.ts';
import { createPortal } from './portal.ts';
import { bangkokRiders } from './roster.ts';
import { createSimulatedFleet } from './simulated-fleet.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    secret: { type: 'string' },
    'portal-url': { type: 'string', default: 'http://127.0.0.1:8080' },
    speed: { type: 'string', default: '8' },
    /** The file that stores the fleet's state over a restart. */
    state: { type: 'string' },
    /** The centre of the riders' starting places. */
    latitude: { type: 'string', default: '13.7385' },
    longitude: { type: 'string', default: '100.5615' },
  },
});

const { secret } = values;
if (secret === undefined || secret.length < 32) {
  process.stderr.write('--secret is required: one of FLEET_SECRETS, with at least 32 characters\n');
  process.exit(2);
}

const logError = (what: unknown): void => {
  process.stderr.write(`${what instanceof Error ? what.message : String(what)}\n`);
};
const { store, hasEnded } = await openFileStore(values.state ?? null);
const portal = createPortal({ url: values['portal-url'], secret, now: Date.now, onRefused: logError });
const fleet = await createSimulatedFleet({
  clock: { now: Date.now },
  speed: Number(values.speed),
  // It has no map, so its riders go in straight lines.
  route: (from, to) => [from, to],
  seed: 20,
  riders: bangkokRiders,
  centre: { latitude: Number(values.latitude), longitude: Number(values.longitude) },
  store,
  onEvent: (report) => portal.report(report),
  onPositions: (positions) => portal.positions(positions),
  onFailure: logError,
});

const server = courierServer({
  secret,
  now: Date.now,
  // A late retry must not start an order again that has ended.
  dispatch: async (request) => (hasEnded(request.orderId) ? undefined : fleet.dispatch(request)),
  withdraw: (orderId) => fleet.cancel(orderId),
});
server.listen(Number(values.port), '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}\n`);
fleet.start();

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await fleet.stop();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
