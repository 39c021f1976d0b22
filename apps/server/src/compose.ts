import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Handlers } from '@riderbell/contract/handler.ts';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import { demoAccount } from '@riderbell/worlds/demo-vendors.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import type { World } from '@riderbell/worlds/world.ts';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import type { Database } from './adapters/postgres/database.ts';
import { PostgresEventLog } from './adapters/postgres/event-log.ts';
import { PostgresJobQueue } from './adapters/postgres/job-queue.ts';
import { PostgresStoredAnswers } from './adapters/postgres/stored-answers.ts';
import { PostgresVendorStore } from './adapters/postgres/vendor-store.ts';
import { Closers } from './compose/closers.ts';
import { openStorage } from './compose/database.ts';
import { composeDeliveries, type Deliveries } from './compose/deliveries.ts';
import { builtPortal, deploymentOf } from './compose/deployment.ts';
import { closeApp, composeHttp, composePortal } from './compose/http.ts';
import { composeIdentity } from './compose/identity.ts';
import { composeLive } from './compose/live.ts';
import { composeMap } from './compose/map.ts';
import { openNotices, openRedis } from './compose/notices.ts';
import { plantWorld } from './compose/plant-world.ts';
import { sweeps } from './compose/sweeps.ts';
import { createCountriesFeature } from './features/countries/feature.ts';
import type { Fleet } from './features/fleet/ports.ts';
import { createOutletsFeature } from './features/outlets/feature.ts';
import type { VendorNews } from './features/outlets/ports.ts';
import { RememberedVendors } from './features/outlets/remembered-vendors.ts';
import { VendorAccess } from './features/outlets/vendor-access.ts';
import { createPlacesFeature } from './features/places/feature.ts';
import type { Geocoder } from './features/places/ports.ts';
import type { Stopping } from './http/health.ts';
import { createLogger } from './http/logging.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { keptSecrets } from './settings/kept-secrets.ts';
import type { Settings } from './settings/settings.ts';

/** What a test, or another start than the usual, puts in the place of a part. */
export interface Overrides {
  /** Epoch milliseconds. */
  now?: () => number;
  logDestination?: DestinationStream;
  /** Rules of another country than the table's. */
  country?: Country;
  geocoder?: Geocoder;
  /** Without it distances are estimated and there are no map tiles; building it takes some seconds the first time. */
  withCity?: boolean;
  fleet?: Fleet;
  /** In place of the demo data, whatever the setting says. */
  world?: World;
  /** The database as the server shall see it, for a test that takes it away. */
  watchDatabase?: (database: Database) => Database;
  portalFolder?: string;
  version?: string;
  pingMilliseconds?: number;
  /** How often the event log is looked at when nobody says that there is something. */
  pollMilliseconds?: number;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly log: Logger;
  readonly database: Database;
  /** What the fleet says comes in here. */
  readonly fleet: Deliveries['fleet'];
  readonly jobs: JobRunner;
  /** Whether the portal's built files are there. */
  readonly portalBuilt: boolean;
  /** Takes requests; the address it listens at. */
  listen(): Promise<string>;
  /** Ends in order: no new requests, those under way finished, sockets told to come back, jobs finished, database closed. */
  close(): Promise<void>;
}

/**
 * Puts the server together and starts everything but the listening.
 * @throws when the database's folder is in use or cannot be opened; whatever was opened is closed again
 */
export async function composeServer(settings: Settings, overrides: Overrides = {}): Promise<Server> {
  const closers = new Closers();
  try {
    return await compose(settings, overrides, closers);
  } catch (error) {
    await closers.close();
    throw error;
  }
}

async function compose(settings: Settings, overrides: Overrides, closers: Closers): Promise<Server> {
  const now = overrides.now ?? Date.now;
  const log = createLogger(settings.log.level, overrides.logDestination);
  const country = overrides.country ?? countryOf(settings.deployment.country);
  const secrets = await keptSecrets(settings.data.folder, settings.secrets);

  const opened = await openStorage(settings.data, log);
  closers.add(() => opened.close());
  const database = overrides.watchDatabase?.(opened) ?? opened;
  const world = overrides.world ?? (settings.demo.data ? demoWorld(now()) : null);
  if (world) await plantWorld(database.kysely, world, now());
  const places = await composeMap(settings, country, log, overrides.withCity ?? true);

  const redis = openRedis(settings.data, log);
  closers.add(async () => redis?.disconnect());
  const notices = openNotices(settings.data, database, redis, log);
  closers.add(() => notices.close());

  const { environment } = settings;
  const identity = composeIdentity({ database, notices, redis, secret: secrets.token, environment, now });
  const storedVendors = new PostgresVendorStore(database.kysely, country.minimumEtaMinutes);
  const vendorNews: VendorNews = {
    publish: (vendorId) => notices.publish('vendor-changed', vendorId),
    onChanged: (listener) => void notices.subscribe('vendor-changed', listener),
  };
  const vendorStore = new RememberedVendors(storedVendors, vendorNews, now);
  const vendors = new VendorAccess(vendorStore);
  const answers = new PostgresStoredAnswers(database.pool, now);
  const eventLog = new PostgresEventLog(database.pool);
  const queue = new PostgresJobQueue(database.pool, now);

  const deliveries = await composeDeliveries({
    database,
    vendors,
    country,
    settings,
    secret: secrets.quote,
    roads: places.roads,
    route: places.route,
    fleet: overrides.fleet ?? null,
    now,
    log,
    onWritten: () => {
      notices.publish('events-appended', '');
      jobs.wake();
    },
  });
  const jobs = new JobRunner({
    queue,
    handlers: deliveries.jobs,
    recurring: [...identity.recurring, ...deliveries.recurring, ...sweeps({ eventLog, answers, queue, now })],
    now,
    logger: log,
  });

  const handlers: Handlers = {
    ...identity.feature.handlers,
    ...createOutletsFeature({ access: vendors, store: vendorStore, clock: { now } }).handlers,
    ...createPlacesFeature({
      geocoder: overrides.geocoder ?? places.geocoder,
      onFailure: (error) => log.warn({ err: error }, 'the geocoder failed'),
    }).handlers,
    ...createCountriesFeature({ country }).handlers,
    ...deliveries.handlers,
  };

  const stopping: Stopping = { now: false };
  const app = await composeHttp({
    settings,
    log,
    redis,
    handlers,
    sessions: identity.check,
    answers,
    proofs: deliveries.proofs,
    tiles: places.tiles,
    ready: () => database.ping().then(() => true),
    stopping,
    version: overrides.version ?? 'development',
  });
  const relay = await composeLive(app, {
    log: eventLog,
    notices,
    logger: log,
    authorize: identity.authorize,
    maySee: async (principal, vendorId) => (await vendors.find(principal, vendorId)) !== null,
    allowedOrigins: settings.http.allowedOrigins,
    sessions: identity.watch,
    sessionEndings: identity.news,
    pollMilliseconds: overrides.pollMilliseconds ?? 1000,
    pingMilliseconds: overrides.pingMilliseconds ?? 30_000,
  });
  closers.add(() => relay.stop());
  const portalFolder = overrides.portalFolder ?? fileURLToPath(new URL('../../portal/dist', import.meta.url));
  const build = await builtPortal(portalFolder);
  const demo = settings.demo.data ? { email: demoAccount.email, password: demoAccount.password } : null;
  const deployment = deploymentOf(settings, country, places.map, build ?? 'unbuilt', demo);
  await composePortal(app, portalFolder, settings.map.tilesUrl, deployment);

  closers.add(() => jobs.stop());
  closers.add(() => deliveries.stop());
  closers.add(() => closeApp(app));
  jobs.start();
  deliveries.start();
  return {
    app,
    log,
    database,
    fleet: deliveries.fleet,
    jobs,
    portalBuilt: build !== null,
    listen: () => app.listen({ host: settings.http.host, port: settings.http.port }),
    async close() {
      stopping.now = true;
      await setTimeout(settings.http.drainSeconds * 1000);
      await closers.close();
    },
  };
}
