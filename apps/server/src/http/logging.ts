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

/** One line of JSON for each event. Names that carry secrets are masked wherever they stand, should one ever get here. */
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
 * One line a request. The path stands without its query, because a query can carry a ticket, a token or a customer's
 * phone number.
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

/** A token that somebody has put into the path by mistake. */
const tokens = /eyJ[\w-]{10,}(?:\.[\w-]*){0,2}/g;

/** Where an order's id stands alone as the key to what the address shows (decision 033); elsewhere it needs a session too. */
const keyed = /^(\/(?:tracking|tracking-c2c|delivery-receipt)\/|\/orders\/api\/v1\/tracking\/)[^/]+/i;

/** The path as it may stand in the log: without its query, and without what opens something. */
export function loggedPath(url: string): string {
  const end = url.indexOf('?');
  const path = (end < 0 ? url : url.slice(0, end)).replaceAll(tokens, '[hidden]');
  // Routes are found by what the letters mean, however they are written.
  const plain = decoded(path);
  return keyed.test(plain) ? plain.replace(keyed, '$1[hidden]') : path;
}
