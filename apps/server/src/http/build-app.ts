import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { config, type $ZodType } from 'zod/v4/core';
import { en } from 'zod/v4/locales';
import type { HttpSettings } from '../settings/parts/http-settings.ts';
import { packLongAnswers } from './compression.ts';
import { answerOf } from './errors.ts';
import { shareCalls } from './cross-origin.ts';
import { addSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { addLimits, type LimitParts } from './limits.ts';
import { jsonParser } from './json-body.ts';
import { logRequests } from './logging.ts';
import { refuseHiddenNul } from './plain-text.ts';
import './request-types.ts';
import { errorSender, refuseConnection } from './send-error.ts';

const bodyLimit = 256 * 1024;

export interface AppParts {
  http: Pick<HttpSettings, 'trustProxy' | 'allowedOrigins'>;
  limits: LimitParts;
  log: Logger;
  isUnavailable: (error: unknown) => boolean;
}

/** The transport without its routes: ids, limits, headers, log, and the one shape of errors. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  config(en());
  const log: FastifyBaseLogger = parts.log;
  const sendError = errorSender(log, parts.isUnavailable);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit,
    genReqId: () => uuid(),
    requestIdHeader: false,
    trustProxy: parts.http.trustProxy.length === 0 ? false : [...parts.http.trustProxy],
    // A client that sends its request a byte at a time holds nothing for longer than this.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Requests that come on an open connection while the server stops are answered as usual: readyz has to say so.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    // What fails before a route is found passes no hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      sendError(error, request.id, reply);
    },
  });

  app.setValidatorCompiler<$ZodType>((route) => {
    const validate = validatorCompiler(route);
    return route.httpPart === 'body' ? (body) => validate(body ?? undefined) : validate;
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => sendError(error, request.id, reply));
  acceptJsonOnly(app);
  addSecurityHeaders(app);
  shareCalls(app, parts.http.allowedOrigins);
  app.addHook('onRequest', async (request) => refuseHiddenNul(request.url));
  packLongAnswers(app);
  logRequests(app);
  await addLimits(app, parts.limits);
  return app;
}

/** JSON is the only body, but of what is signed (signed-calls.ts). */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
}

/** What has no route: the one error shape. */
export function unknownPath(requestId: string): ReturnType<typeof answerOf> {
  return answerOf([{ code: 'request.unknown-path' }], requestId);
}
