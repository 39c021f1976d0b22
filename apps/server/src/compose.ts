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
import { TooManyWaiting } from './adapters/identity/turnstile.ts';
import type { Database } from './adapters/postgres/database.ts';
import { DatabaseUnavailable } from './adapters/postgres/sql-errors.ts';
import { PostgresEventLog } from './adapters/postgres/event-log.ts';
import { PostgresJobQueue } from './adapters/postgres/job-queue.ts';
import { PostgresStoredAnswers } from './adapters/postgres/stored-answers.ts';
import { PostgresVendorStore } from './adapters/postgres/vendor-store.ts';
import { Closers } from './compose/closers.ts';
import { openStorage } from './compose/database.ts';
import { composeDeliveries, type Router } from './compose/deliveries.ts';
import { buildIdOf, deploymentOf } from './compose/deployment.ts';
import { composeIdentity } from './compose/identity.ts';
import { composeLive } from './compose/live.ts';
import { openNotices, openRedis } from './compose/notices.ts';
import { noGeocoder } from './compose/pending-handlers.ts';
import { plantWorld } from './compose/plant-world.ts';
import { sweeps } from './compose/sweeps.ts';
import { createCountriesFeature } from './features/countries/feature.ts';
import type { FleetFeature } from './features/fleet/feature.ts';
import type { Fleet } from './features/fleet/ports.ts';
import { createOutletsFeature } from './features/outlets/feature.ts';
import { VendorAccess } from './features/outlets/vendor-access.ts';
import { createPlacesFeature } from './features/places/feature.ts';
import type { Geocoder } from './features/places/ports.ts';
import { buildApp } from './http/build-app.ts';
import { describeApi } from './http/describe-api.ts';
import { addDocsPage } from './http/docs-page.ts';
import { addHealthRoutes, addStopping, type Stopping } from './http/health.ts';
import { createLogger } from './http/logging.ts';
import { addProofRoute } from './http/proof-files.ts';
import { addPortal } from './http/portal-files.ts';
import { addContractRoutes } from './http/routes.ts';
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
  /** In place of the fleet that the settings name. */
  fleet?: Fleet;
  /** Ways along roads; distances are estimated without. */
  route?: Router;
  /** In place of the demo data, whatever the setting says. */
  world?: World;
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
  /** Where the events of the fleet come in. */
  readonly fleet: Pick<FleetFeature, 'receive' | 'receivePositions'>;
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
  const clock = { now };
  const log = createLogger(settings.log.level, overrides.logDestination);
  const country = overrides.country ?? countryOf(settings.deployment.country);
  const secrets = await keptSecrets(settings.data.folder, settings.secrets);

  const database = await openStorage(settings.data, log);
  closers.add(() => database.close());
  const world = overrides.world ?? (settings.demo.data ? demoWorld(now()) : null);
  if (world) await plantWorld(database.kysely, world, now());

  const redis = openRedis(settings.data, log);
  closers.add(async () => redis?.disconnect());
  const notices = openNotices(settings.data, database, redis, log);
  closers.add(() => notices.close());

  const identity = composeIdentity({
    database,
    notices,
    redis,
    secret: secrets.token,
    environment: settings.environment,
    now,
  });
  const vendorStore = new PostgresVendorStore(database.kysely, country.minimumEtaMinutes);
  const vendors = new VendorAccess(vendorStore);
  const answers = new PostgresStoredAnswers(database.pool, now);
  const queue = new PostgresJobQueue(database.pool, now);
  const deliveries = await composeDeliveries({
    database,
    vendors,
    country,
    settings,
    secret: secrets.quote,
    route: overrides.route ?? null,
    fleet: overrides.fleet ?? null,
    now,
    log,
    onWritten() {
      notices.publish('events-appended', '');
      jobs.wake();
    },
  });

  const handlers: Handlers = {
    ...deliveries.handlers,
    ...identity.feature.handlers,
    ...createOutletsFeature({ access: vendors, store: vendorStore, clock }).handlers,
    ...createPlacesFeature({
      geocoder: overrides.geocoder ?? noGeocoder,
      onFailure: (error) => log.warn({ err: error }, 'the geocoder failed'),
    }).handlers,
    ...createCountriesFeature({ country }).handlers,
  };

  const stopping: Stopping = { now: false };
  const app = await buildApp({
    http: settings.http,
    limits: { requestsPerMinute: settings.http.requestsPerMinute, redis },
    log,
    isUnavailable: (error) => error instanceof DatabaseUnavailable || error instanceof TooManyWaiting,
  });
  addStopping(app, stopping);
  await describeApi(app, overrides.version ?? '0.1.0');
  addHealthRoutes(app, () => database.ping().then(() => true), stopping);
  addContractRoutes(app, { handlers, sessions: identity.check, answers, strict: settings.environment !== 'prd' });
  addProofRoute(app, deliveries.proofs, identity.check);
  await addDocsPage(app);
  const eventLog = new PostgresEventLog(database.pool);
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
  const jobs = new JobRunner({
    queue,
    handlers: deliveries.jobs,
    recurring: [...identity.recurring, ...sweeps({ eventLog, answers, queue, now }), deliveries.proofs.recurring],
    now,
    logger: log,
  });
  closers.add(() => jobs.stop());
  closers.add(() => deliveries.stop());
  const portalFolder = overrides.portalFolder ?? fileURLToPath(new URL('../../portal/dist', import.meta.url));
  const build = buildIdOf(portalFolder);
  const tilesUrl = settings.map.tilesUrl;
  const demo = settings.demo.data ? { email: demoAccount.email, password: demoAccount.password } : null;
  await addPortal(app, {
    folder: portalFolder,
    tilesUrl,
    deployment: deploymentOf(
      settings,
      country,
      { tilesUrl: tilesUrl ?? '', tilesZoom: 12, attribution: '' },
      build,
      demo,
    ),
  });
  await app.ready();
  closers.add(() => closeApp(app));
  jobs.start();
  deliveries.start();
  return {
    app,
    log,
    database,
    fleet: deliveries.fleet,
    portalBuilt: build !== 'unbuilt',
    listen: () => app.listen({ host: settings.http.host, port: settings.http.port }),
    async close() {
      stopping.now = true;
      await setTimeout(settings.http.drainSeconds * 1000);
      await closers.close();
    },
  };
}

/** Waits for requests under way, but not for ever for a client that does not read its answer. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = globalThis.setTimeout(() => app.server.closeAllConnections(), 10_000);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
