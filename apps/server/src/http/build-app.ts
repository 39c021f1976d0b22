import { serializerCompiler, validatorCompiler } from '@fastify/type-provider-zod';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { config, type $ZodType } from 'zod/v4/core';
import type { HttpSettings } from '../settings/parts/http-settings.ts';
import { compressLongAnswers } from './compression.ts';
import { answerOf } from './errors.ts';
import { shareCalls } from './cross-origin.ts';
import { addSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { addLimits, type LimitParts } from './limits.ts';
import { jsonParser } from './json-body.ts';
import { type ConnectionLimits, listeningServer } from './listening-server.ts';
import { logRequests } from './logging.ts';
import { plainSentence } from './plain-sentences.ts';
import { refuseHiddenNul } from './plain-text.ts';
import './request-types.ts';
import { listRoutes } from './route-list.ts';
import { errorSender } from './send-error.ts';

const bodyLimit = 256 * 1024;
const unlimited: ConnectionLimits = { all: Infinity, ofNetwork: Infinity };

export interface AppParts {
  http: Pick<HttpSettings, 'trustProxy' | 'allowedOrigins'>;
  limits: LimitParts;
  log: Logger;
  /** Unlimited if absent. */
  connections?: ConnectionLimits;
  /** Whether the live channel is added; true when absent. */
  hasLiveChannel?: boolean;
  isUnavailable: (error: unknown) => boolean;
}

/** The transport without its routes: ids, limits, headers, log, and the shape of errors. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  config({ localeError: plainSentence });
  const log: FastifyBaseLogger = parts.log;
  const sendError = errorSender(log, parts.isUnavailable);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit,
    genReqId: () => uuid(),
    requestIdHeader: false,
    trustProxy: parts.http.trustProxy.length === 0 ? false : [...parts.http.trustProxy],
    serverFactory: (handler) =>
      listeningServer({
        handler,
        log,
        connections: parts.connections ?? unlimited,
        hasLiveChannel: parts.hasLiveChannel ?? true,
      }),
    forceCloseConnections: 'idle',
    // While the server stops, requests on open connections are answered as usual; readyz reports the stop.
    return503OnClosing: false,
    // `listeningServer` has one.
    clientErrorHandler: () => undefined,
    // A request that fails before its route is found passes no hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      sendError(error, request, reply);
    },
  });

  app.setValidatorCompiler<$ZodType>((route) => {
    const validate = validatorCompiler(route);
    return route.httpPart === 'body' ? (body) => validate(body ?? undefined) : validate;
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.decorate('routeList', listRoutes(app));
  acceptJsonOnly(app);
  addSecurityHeaders(app);
  await shareCalls(app, parts.http.allowedOrigins);
  logRequests(app);
  await addLimits(app, parts.limits);
  app.addHook('onRequest', async (request) => refuseHiddenNul(request.url));
  compressLongAnswers(app);
  return app;
}

/** Accepts only JSON bodies; signed calls are the exception (signed-calls.ts). */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
}

/** Answers a request without a route, or with a wrong method. @param methods the methods of the path */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): FastifyReply {
  const isWrongMethod = methods.length > 0 && !methods.includes(request.method);
  if (isWrongMethod) reply.header('allow', methods.join(', '));
  const answer = answerOf([{ code: isWrongMethod ? 'request.wrong-method' : 'request.unknown-path' }], request.id);
  return reply.code(answer.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer);
}
