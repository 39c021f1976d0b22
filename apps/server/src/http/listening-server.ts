import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { livePath } from '@riderbell/contract/live/messages.ts';
import type { FastifyBaseLogger } from 'fastify';
import { limitNetworks } from './connections-of-network.ts';
import { letUnreadGo } from './let-go.ts';
import { refuseConnection } from './send-error.ts';

/** All in milliseconds. */
export interface ConnectionTimes {
  /** The limit for the headers of a request, from its first byte or the start of the connection. */
  headers: number;
  /** The limit for a whole request. */
  request: number;
  /** The limit without a byte in either direction. */
  silence: number;
  /** The limit between two requests, regardless of bytes that begin none. */
  idle: number;
  /** The limit for a request and its answer, however slowly the client reads. */
  longest: number;
  /** How often the limits are checked. */
  check: number;
}

const usualTimes: ConnectionTimes = {
  headers: 15_000,
  request: 30_000,
  silence: 60_000,
  // Longer than the minute for which load balancers keep a connection, so that they close it and not the server.
  idle: 72_000,
  longest: 600_000,
  check: 5000,
};

/** Simultaneous connections, including those of the live channel. Further ones are closed at once. */
export interface ConnectionLimits {
  readonly all: number;
  /** Per network (`networkOfAddress`). */
  readonly ofNetwork: number;
}

export interface ServerParts {
  handler: RequestListener;
  connections: ConnectionLimits;
  /** Whether this process has the live channel. Without it, a request for it gets a plain answer. */
  hasLiveChannel?: boolean;
  log: FastifyBaseLogger;
  times?: Partial<ConnectionTimes>;
}

/** Creates the HTTP server. Every connection ends, also that of an idle or endlessly slow client. */
export function listeningServer({ handler, connections, hasLiveChannel = true, log, times }: ServerParts): Server {
  const all = { ...usualTimes, ...times };
  const server = createServer(
    {
      headersTimeout: all.headers,
      requestTimeout: all.request,
      keepAliveTimeout: all.idle,
      connectionsCheckingInterval: all.check,
      // Upgrades to another protocol or path are answered as plain requests.
      shouldUpgradeCallback: (request) => hasLiveChannel && opensLiveChannel(request),
    },
    handler,
  );
  server.setTimeout(all.silence);
  server.maxConnections = connections.all;
  server.on('clientError', refuseConnection);
  letUnreadGo(server);
  const onRefused = surviveShortage(server, log);
  limitNetworks(server, connections.ofNetwork, () => onRefused({ limit_of_network: connections.ofNetwork }));
  endIdleConnections(server, all);
  return server;
}

function opensLiveChannel({ headers, url = '' }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && (url === livePath || url.startsWith(`${livePath}?`));
}

/** The shortest interval between two log lines about refused connections, in milliseconds. */
const logPause = 10_000;

/**
 * A connection that cannot be accepted, for example because files are short, must not end the process; clients retry.
 * @returns a function that logs a refused connection
 */
function surviveShortage(server: Server, log: FastifyBaseLogger): (about: object) => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const warn = (about: object): void => {
    refused += 1;
    if (performance.now() - loggedAt < logPause) return;
    log.warn({ ...about, refused, limit: server.maxConnections }, 'connections are refused');
    loggedAt = performance.now();
    refused = 0;
  };
  server.on('drop', () => warn({}));
  // Before it listens, the caller of `listen` gets the error.
  server.on('error', (err) => {
    if (server.listening) warn({ err });
  });
  return warn;
}

/**
 * Node's timeouts restart with each byte, even with one that belongs to no request, so a line break per minute would keep a
 * connection open for ever.
 */
function endIdleConnections(server: Server, { idle, longest, check }: ConnectionTimes): void {
  /** Whether a request is in progress, and since when. Connections of the live channel are not included. */
  const connections = new Map<Socket, { busy: boolean; since: number }>();
  const note = (socket: Socket, busy: boolean): void => {
    if (connections.has(socket)) connections.set(socket, { busy, since: performance.now() });
  };
  server.on('connection', (socket) => {
    connections.set(socket, { busy: false, since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    note(socket, true);
    response.once('close', () => note(socket, false));
  });
  server.on('upgrade', ({ socket }) => connections.delete(socket));
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, { busy, since }] of connections) {
      if (now - since > (busy ? longest : idle)) socket.destroy();
    }
  }, check);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
