import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Handlers } from '@riderbell/contract/handler.ts';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { TooManyWaiting } from '../adapters/identity/turnstile.ts';
import { DatabaseUnavailable } from '../adapters/postgres/sql-errors.ts';
import { buildApp } from '../http/build-app.ts';
import { describeApi } from '../http/describe-api.ts';
import { addDocsPage } from '../http/docs-page.ts';
import { addHealthRoutes, addStopping, type Stopping } from '../http/health.ts';
import { addMapTiles } from '../http/map-tiles.ts';
import { addPortal } from '../http/portal-files.ts';
import type { MapTiles, ProofFiles, ReadyCheck, SessionCheck, StoredAnswers } from '../http/ports.ts';
import { addProofRoute } from '../http/proof-files.ts';
import { addContractRoutes } from '../http/routes.ts';
import type { Settings } from '../settings/settings.ts';

export interface HttpComposition {
  settings: Settings;
  log: Logger;
  redis: Redis | null;
  handlers: Handlers;
  sessions: SessionCheck;
  answers: StoredAnswers;
  proofs: ProofFiles;
  tiles: MapTiles | null;
  ready: ReadyCheck;
  stopping: Stopping;
  version: string;
}

/** The calls, their description, health, proofs and tiles. The live channel and the portal are added after. */
export async function composeHttp(parts: HttpComposition): Promise<FastifyInstance> {
  const { settings, log, redis, handlers, sessions, answers, stopping } = parts;
  const app = await buildApp({
    http: settings.http,
    limits: { requestsPerMinute: settings.http.requestsPerMinute, redis },
    log,
    isUnavailable: (error) => error instanceof DatabaseUnavailable || error instanceof TooManyWaiting,
  });
  addStopping(app, stopping);
  await describeApi(app, parts.version);
  addHealthRoutes(app, parts.ready, stopping);
  addContractRoutes(app, { handlers, sessions, answers, strict: settings.environment !== 'prd' });
  addProofRoute(app, parts.proofs, sessions);
  if (parts.tiles) addMapTiles(app, parts.tiles);
  await addDocsPage(app);
  return app;
}

/** The portal takes every path that nothing else has taken, so it comes last. */
export async function composePortal(
  app: FastifyInstance,
  folder: string,
  tilesUrl: string | null,
  deployment: Deployment,
): Promise<void> {
  await addPortal(app, { folder, tilesUrl, deployment });
  await app.ready();
}

/** Waits for requests under way, but not for ever for a client that does not read its answer. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), 10_000);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
