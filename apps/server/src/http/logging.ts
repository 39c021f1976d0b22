import { callerId } from '@riderbell/domain/access/principal.ts';
import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../settings/parts/log-settings.ts';
import { decoded } from './plain-text.ts';

const secretNames = [
  'authorization',
  'password',
  'refresh_token',
  'AccessToken',
  'IdToken',
  'RefreshToken',
  'token',
  'ticket',
  'signature',
  'cookie',
];

/** Creates a logger that writes one line of JSON per event. Fields with secret names are masked, in case one is ever logged. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Logs one line per request, with the path and without the query, because a query can contain a ticket, a token or a customer's phone
 * number.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      ...(call ? { call } : {}),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.principal ? { account: callerId(request.principal) } : {}),
    };
    if (request.routeOptions.config.quiet) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}

/** A token that a client put into the path by mistake. */
const tokens = /eyJ[\w-]{10,}(?:\.[\w-]*){0,2}/g;

/** Paths in which the order's id alone gives access (decision 033); other paths need a session too. */
const keyed = /^(\/(?:tracking|tracking-c2c|delivery-receipt)\/|\/orders\/api\/v1\/tracking\/)[^/]+/i;

/** The path for the log, without its query and without secrets. */
export function loggedPath(url: string): string {
  const end = url.indexOf('?');
  const path = (end < 0 ? url : url.slice(0, end)).replaceAll(tokens, '[hidden]');
  // Routes are matched after decoding.
  const plain = decoded(path);
  return keyed.test(plain) ? plain.replace(keyed, '$1[hidden]') : path;
}
