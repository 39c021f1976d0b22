import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Handlers } from '@riderbell/contract/handler.ts';
import { heartbeatMs } from '@riderbell/contract/live/pace.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import type { OpenFlags } from './adapters/flags/open-feature-flags.ts';
import type { Database } from './adapters/postgres/database.ts';
import { PostgresEventLog } from './adapters/postgres/event-log.ts';
import { PostgresJobQueue } from './adapters/postgres/job-queue.ts';
import { PostgresStoredAnswers } from './adapters/postgres/stored-answers.ts';
import { composeAddressBook } from './compose/address-book.ts';
import { composeAudit } from './compose/audit.ts';
import { composeBusiness } from './compose/business.ts';
import { Closers } from './compose/closers.ts';
import { composeCountries } from './compose/countries.ts';
import { openStorage } from './compose/database.ts';
import { composeDeliveryAreas } from './compose/delivery-areas.ts';
import { composeDeliveries, type Deliveries } from './compose/deliveries.ts';
import { composeFlags } from './compose/flags.ts';
import { composeHelp } from './compose/help.ts';
import { closeApp, composeApp } from './compose/http.ts';
import { composeIdentity } from './compose/identity.ts';
import { composeMap } from './compose/map.ts';
import { composePlaces } from './compose/places.ts';
import { openEventBus, openRedis } from './compose/event-bus.ts';
import { composeOutlets } from './compose/outlets.ts';
import { type PortalOrigin, portalOrigin } from './compose/portal-origin.ts';
import type { OpenSurroundings, Surroundings } from './compose/surroundings.ts';
import { sweeps } from './compose/sweeps.ts';
import { composeTeam } from './compose/team.ts';
import type { AttemptLimiter, Passwords } from './features/accounts/ports.ts';
import type { Fleet } from './features/fleet/ports.ts';
import type { Geocoder } from './features/places/ports.ts';
import type { Stopping } from './http/health.ts';
import { createLogger } from './http/logging.ts';
import { JobRunner } from './jobs/job-runner.ts';
import type { ProcessParts } from './processes/process-parts.ts';
import { startRoles } from './processes/start-roles.ts';
import { deployedCountry } from './settings/deployed-country.ts';
import { storedSecrets } from './settings/stored-secrets.ts';
import type { HttpSettings } from './settings/parts/http-settings.ts';
import type { Settings } from './settings/settings.ts';

export { isShortOfFiles } from './compose/short-of-files.ts';

/** Replacements of parts, for tests and for other starts. */
export interface Overrides {
  /** Epoch milliseconds. */
  now?: () => number;
  logDestination?: DestinationStream;
  /** A country with other rules than the table's. */
  country?: Country;
  geocoder?: Geocoder;
  fleet?: Fleet;
  /** Replace the configured flags. */
  flags?: OpenFlags;
  /** Stand-ins for outside systems; none in production. */
  surroundings?: OpenSurroundings;
  /** Wraps the database, for a test that makes it unavailable. */
  watchDatabase?: (database: Database) => Database;
  /** Wraps the embedded identity provider's passwords, for a test that counts the work. */
  watchPasswords?: (passwords: Passwords) => Passwords;
  /** Wraps the limits of attempts, for a test that controls its clock. */
  watchAttempts?: (limiter: AttemptLimiter) => AttemptLimiter;
  portalFolder?: string;
  version?: string;
  pingMilliseconds?: number;
  /** Disables timeouts and overload limits, because a test must not depend on the load of the machine. */
  patient?: boolean;
  /** How often the event log is polled without a message of the event bus. */
  pollMilliseconds?: number;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly log: Logger;
  readonly database: Database;
  /** Receives the events of the fleet. */
  readonly fleet: Deliveries['fleet'];
  readonly jobs: JobRunner;
  /** Whether the portal was built; null in a process that serves no pages. */
  readonly portalBuilt: boolean | null;
  readonly surroundings: Pick<Surroundings, 'account' | 'mailboxUrl'>;
  /** Starts to listen. @returns its address */
  listen(): Promise<string>;
  /** Ends in order: refuses new requests, finishes those in progress, asks sockets to reconnect, finishes jobs, closes the database. */
  close(): Promise<void>;
}

/**
 * Composes the server and starts everything except listening.
 * @throws if the database's folder is in use or cannot be opened; everything that was opened is closed again
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
  const parts = await composeParts(settings, overrides, closers);
  const { app, log, database, jobs, surroundings, origin, stopping } = parts;
  const portalBuilt = await startRoles(settings.roles, parts);
  closers.add(() => closeApp(app));
  const running = { app, log, database, fleet: parts.deliveries.fleet, jobs, portalBuilt, surroundings };
  return { ...running, ...listening(settings.http, app, origin, stopping, closers) };
}

/** Composes all parts of a process without starting them; only outside connections are open. */
async function composeParts(settings: Settings, overrides: Overrides, closers: Closers): Promise<Composed> {
  const now = overrides.now ?? Date.now;
  const log = createLogger(settings.log.level, overrides.logDestination);
  const ownCountry = overrides.country ?? deployedCountry(settings);
  const secrets = await storedSecrets(settings.data.folder, { ...settings.secrets, help: settings.helpCentre.secret });

  const { flags, database, redis, bus } = await openOutside(settings, overrides, closers, log);
  const opened = { settings, country: ownCountry, database, helpSecret: secrets.help, now, log };
  const surroundings: Surroundings = (await overrides.surroundings?.(opened)) ?? {};
  const map = composeMap(settings, ownCountry, log, surroundings);

  const countries = await composeCountries({ database, bus, country: ownCountry, now, log });
  const { country, allOutletOrders } = countries;
  const base = { database, bus, flags, settings, now, log, patient: overrides.patient ?? false };
  const origin = portalOrigin(settings.http);
  const identity = composeIdentity({
    ...base,
    redis,
    secret: secrets.token,
    country,
    origin: origin.now,
    godroid: settings.godroid ?? surroundings.godroid ?? null,
    onJob: () => onJob(),
    watches: overrides,
  });
  const { vendors, ...outlets } = composeOutlets({ ...base, country, identity, onJob: () => onJob() });
  const team = composeTeam({ ...base, identity, vendors, onJob: () => onJob() });
  const { answers, eventLog, queue } = openTables(database, now);

  const places = composePlaces({ settings, geocoder: overrides.geocoder ?? map.geocoder, vendors, flags, log });
  // A process without the worker role notifies the workers.
  const onJob = (): void => (settings.roles.includes('worker') ? jobs.wake() : bus.publish('jobs-added', ''));
  const onWritten = (): void => {
    bus.publish('events-appended', '');
    onJob();
  };
  const { limiter } = identity;
  const ofVendors = { ...base, ...countries, vendors, limiter, secret: secrets.quote };
  const audit = composeAudit(ofVendors);
  const deliveries = await composeDeliveries({
    ...ofVendors,
    trail: audit.trail,
    areas: composeDeliveryAreas(settings, surroundings),
    roads: map.roads,
    simulated: surroundings.fleet,
    cityAt: places.cityAt,
    fleet: overrides.fleet ?? null,
    onWritten,
  });
  const book = composeAddressBook({ ...ofVendors, orders: deliveries.orders });
  const senders = { mails: identity.mails, exports: deliveries.files.exports, onJob };
  const requests = { orders: deliveries.orders, locator: places.locator, origin: origin.now };
  const business = composeBusiness({ ...ofVendors, ...senders, ...requests, audit });
  closers.add(() => business.close());
  const swept = [...sweeps({ eventLog, answers, queue, now }), team.recurring];
  const jobsOfPeople = { ...identity.feature.jobs, ...outlets.jobs, ...team.jobs };
  const jobs = new JobRunner({
    queue,
    handlers: { ...jobsOfPeople, ...deliveries.jobs, ...book.jobs, ...business.jobs },
    recurring: [...identity.recurring, ...deliveries.recurring, book.recurring, ...business.recurring, ...swept],
    now,
    logger: log,
  });

  const handlers: Handlers = {
    ...identity.feature.handlers,
    ...identity.callersWithoutAccount({ limiter, vendors, deliveries, onWritten }),
    ...outlets.handlers,
    ...team.handlers,
    ...places.handlers,
    ...countries.handlers,
    ...deliveries.handlers,
    ...book.handlers,
    ...business.handlers,
    ...composeHelp({ settings, secret: secrets.help, country, vendors, now }).handlers,
  };

  const stopping: Stopping = { now: false };
  const app = await composeApp({ ...base, redis, ready: () => database.ping().then(() => true), stopping });
  return {
    app,
    log,
    database,
    surroundings,
    origin,
    stopping,
    jobs,
    deliveries,
    closers,
    calls: {
      ...base,
      handlers,
      sessions: identity.check,
      operator: identity.operator,
      answers,
      maySee: (principal, vendorId) => vendors.may(principal, vendorId, 'see-vendor'),
      files: deliveries.files,
      bulkFiles: business.bulkFiles,
      surroundings,
      mailbox: identity.mailbox,
      version: overrides.version ?? 'development',
    },
    live: {
      log: eventLog,
      bus,
      logger: log,
      authorize: identity.authorize,
      may: vendors.may,
      now,
      allOutletOrders,
      allowedOrigins: settings.http.allowedOrigins,
      sessions: identity.watch,
      sessionEndings: identity.sessionEnds,
      ...paceOf(overrides),
    },
    pages: { ...base, country: ownCountry, map: map.map, surroundings, folder: portalFolder(overrides) },
  };
}

/** How often the live channel polls and sends heartbeats. */
function paceOf({ pollMilliseconds = 1000, pingMilliseconds = heartbeatMs }: Overrides) {
  return { pollMilliseconds, pingMilliseconds };
}

/** The parts of a process, and other parts that the server needs. */
interface Composed extends ProcessParts {
  readonly log: Logger;
  readonly database: Database;
  readonly surroundings: Surroundings;
  readonly origin: PortalOrigin;
  readonly stopping: Stopping;
  readonly deliveries: Deliveries;
}

/** What several parts use of the database. */
function openTables({ pool }: Database, now: () => number) {
  return {
    answers: new PostgresStoredAnswers(pool, now),
    eventLog: new PostgresEventLog(pool),
    queue: new PostgresJobQueue(pool, now),
  };
}

/** Opens everything that must be closed again, in this order. */
async function openOutside(settings: Settings, overrides: Overrides, closers: Closers, log: Logger) {
  const flags = overrides.flags ?? (await composeFlags(settings, log));
  closers.add(() => flags.close());
  const opened = await openStorage(settings.data, log, overrides.patient ?? false);
  closers.add(() => opened.close());
  const database = overrides.watchDatabase?.(opened) ?? opened;
  const redis = openRedis(settings.data, log);
  closers.add(async () => redis?.disconnect());
  const bus = openEventBus(settings.data, database, redis, log);
  closers.add(() => bus.close());
  return { flags, database, redis, bus };
}

function portalFolder(overrides: Overrides): string {
  return overrides.portalFolder ?? fileURLToPath(new URL('../../portal/dist', import.meta.url));
}

function listening(
  { host, port, drainSeconds }: HttpSettings,
  app: FastifyInstance,
  origin: PortalOrigin,
  stopping: Stopping,
  closers: Closers,
): Pick<Server, 'listen' | 'close'> {
  return {
    async listen() {
      const address = await app.listen({ host, port });
      origin.listensAt(address);
      return address;
    },
    async close() {
      stopping.now = true;
      await setTimeout(drainSeconds * 1000);
      await closers.close();
    },
  };
}
