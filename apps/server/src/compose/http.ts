import type { Handlers } from '@riderbell/contract/handler.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { courierCheck } from '../adapters/fleet/signatures.ts';
import { ExternalKeysUnavailable } from '../adapters/identity/external-tokens.ts';
import { TooManyWaiting } from '../adapters/identity/fair-queue.ts';
import { openPortalPages } from '../adapters/portal-pages/open-portal-pages.ts';
import { DatabaseUnavailable } from '../adapters/postgres/sql-errors.ts';
import { addBrandFiles } from '../http/brand-files.ts';
import { answerUnknown, buildApp } from '../http/build-app.ts';
import { describeApi } from '../http/describe-api.ts';
import { addDocsPage } from '../http/docs-page.ts';
import type { BulkFiles } from '../features/bulk-orders/ports.ts';
import type { ExportFiles } from '../features/exports/ports.ts';
import { addBulkFileRoutes } from '../http/bulk-files.ts';
import { addExportRoutes } from '../http/export-files.ts';
import { addFlagRoutes, type FlagRouteParts } from '../http/flag-routes.ts';
import { addHealthRoutes, addStopping, type Stopping } from '../http/health.ts';
import { pageOrigins } from '../http/page-origin.ts';
import { addPortal } from '../http/portal-files.ts';
import { addPseudoTexts } from '../http/pseudo-texts.ts';
import { isShortOfFiles } from './short-of-files.ts';
import { generatePseudoTexts } from './pseudo-texts.ts';
import type {
  FlagAnswers,
  Mailbox,
  OperatorCheck,
  ProofFiles,
  ReadyCheck,
  SessionCheck,
  StoredAnswers,
} from '../http/ports.ts';
import { addProofRoute } from '../http/proof-files.ts';
import { addContractRoutes } from '../http/routes.ts';
import { addWellKnown } from '../http/well-known.ts';
import type { Settings } from '../settings/settings.ts';
import { connectionLimits } from './connection-limit.ts';
import { builtPortal, deploymentOf } from './deployment.ts';
import type { Surroundings, MapParts } from './surroundings.ts';

export interface AppComposition {
  settings: Settings;
  log: Logger;
  /** Disables the limit for an overloaded process. */
  patient: boolean;
  redis: Redis | null;
  ready: ReadyCheck;
  stopping: Stopping;
}

/** Composes the transport with the health checks of every process. */
export async function composeApp(parts: AppComposition): Promise<FastifyInstance> {
  const { settings, log, redis, stopping } = parts;
  const app = await buildApp({
    http: settings.http,
    limits: {
      requestsPerMinute: settings.http.requestsPerMinute,
      redis,
      // A machine that is busy for a moment still serves, late.
      maxEventLoopDelay: parts.patient ? 0 : 5000,
    },
    log,
    connections: connectionLimits(settings),
    hasLiveChannel: settings.roles.includes('live'),
    isUnavailable: (error) =>
      isShortOfFiles(error) ||
      error instanceof DatabaseUnavailable ||
      error instanceof TooManyWaiting ||
      error instanceof ExternalKeysUnavailable,
  });
  addStopping(app, stopping);
  addHealthRoutes(app, parts.ready, stopping);
  return app;
}

export interface CallComposition {
  settings: Settings;
  /** Epoch ms. */
  now: () => number;
  handlers: Handlers;
  sessions: SessionCheck;
  operator: OperatorCheck;
  answers: StoredAnswers;
  flags: FlagAnswers;
  maySee: FlagRouteParts['maySee'];
  files: { proofs: ProofFiles; exports: ExportFiles };
  bulkFiles: BulkFiles;
  surroundings: Surroundings;
  mailbox: Mailbox | null;
  version: string;
}

/** Adds the calls, their description, proofs and the routes of the surroundings. The live channel and the portal are added later. */
export async function addCalls(app: FastifyInstance, parts: CallComposition): Promise<void> {
  const { settings, handlers, sessions, operator, answers } = parts;
  await describeApi(app, parts.version);
  const { external } = settings.fleet;
  const courier = external && courierCheck(external.secrets, parts.now);
  const strict = settings.environment !== 'prd';
  addContractRoutes(app, { handlers, sessions, operator, courier, answers, strict });
  addFlagRoutes(app, { flags: parts.flags, sessions, maySee: parts.maySee });
  addProofRoute(app, parts.files.proofs, sessions);
  const { defaultLanguage } = settings.deployment;
  addExportRoutes(app, { exports: parts.files.exports, sessions, defaultLanguage });
  addBulkFileRoutes(app, { bulk: parts.bulkFiles, sessions, defaultLanguage });
  parts.surroundings.addRoutes?.(app, parts.mailbox);
  addDocsPage(app);
}

/** For a process without calls and pages: answers every other path as unknown, in the shape of errors. */
export async function refuseOtherPaths(app: FastifyInstance): Promise<null> {
  app.setNotFoundHandler((request, reply) =>
    answerUnknown(request, reply, app.routeList.methodsOf(request.url.split('?', 1)[0] ?? '/')),
  );
  await app.ready();
  return null;
}

export interface PortalComposition {
  settings: Settings;
  country: Country;
  map: MapParts;
  surroundings: Surroundings;
  /** The folder of the built files; the build for the server is next to it. */
  folder: string;
  flags: FlagAnswers;
  log: Logger;
}

/** Adds the portal, which serves all remaining paths, so call it last. @returns whether the portal was built */
export async function composePortal(app: FastifyInstance, parts: PortalComposition): Promise<boolean> {
  const { settings, country, map, folder, flags, log } = parts;
  const build = await builtPortal(folder);
  const deployment = deploymentOf(settings, country, map, build ?? 'unbuilt', parts.surroundings);
  const { brand, brands } = settings.brands;
  const choice = settings.demo.data ? brands : [];
  addBrandFiles(app, { brand, brands: choice, language: settings.deployment.defaultLanguage });
  const onFailure = (why: string, err?: unknown): void => log.warn({ err }, why);
  const { pseudoTexts } = settings.development;
  if (pseudoTexts) addPseudoTexts(app, generatePseudoTexts);
  // The server renders the texts of the build; the scripts show pseudo texts.
  const pages =
    build === null || pseudoTexts ? null : await openPortalPages({ folder: `${folder}-server`, build, onFailure });
  const { publicUrl, allowedOrigins, securityContact: contact } = settings.http;
  const originOf = pageOrigins(publicUrl, allowedOrigins);
  addWellKnown(app, { contact, languages: settings.deployment.languages, originOf, now: Date.now });
  await addPortal(app, { folder, tilesUrl: settings.map.tilesUrl, deployment, flags, brand, choice, pages, originOf });
  await app.ready();
  return build !== null;
}

/** Waits for requests in progress, but only for a limited time for a client that does not read its answer. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), 10_000);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
