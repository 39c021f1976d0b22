import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { livePath } from '@riderbell/contract/live/messages.ts';
import type { FastifyBaseLogger } from 'fastify';
import { limitNetworks } from './connections-of-network.ts';
import { letUnreadGo } from './let-go.ts';
import { refuseConnection } from './send-error.ts';

/** All in milliseconds. */
export interface ConnectionTimes {
  /** For the headers of a request, from its first byte or from the connection's start. */
  headers: number;
  /** For a whole request. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
  /** Between two requests, whatever bytes come that begin none. */
  idle: number;
  /** For a request and its answer, however slowly the client reads. */
  longest: number;
  /** How often the others are looked at. */
  check: number;
}

const usualTimes: ConnectionTimes = {
  headers: 15_000,
  request: 30_000,
  silence: 60_000,
  // Longer than balancers keep a connection for reuse, which is a minute: they must be the ones who end it.
  idle: 72_000,
  longest: 600_000,
  check: 5000,
};

/** Connections at once, those of the live channel included; one more is hung up on at once. */
export interface ConnectionLimits {
  readonly all: number;
  /** Of one network (`networkOfAddress`). */
  readonly ofNetwork: number;
}

export interface ServerParts {
  handler: RequestListener;
  connections: ConnectionLimits;
  /** Whether the live channel is here. Without it a request for it is answered as a plain one. */
  hasLiveChannel?: boolean;
  log: FastifyBaseLogger;
  times?: Partial<ConnectionTimes>;
}

/** The HTTP server. Each of its connections ends: none is held by a client that does nothing, or that does it for ever. */
export function listeningServer({ handler, connections, hasLiveChannel = true, log, times }: ServerParts): Server {
  const all = { ...usualTimes, ...times };
  const server = createServer(
    {
      headersTimeout: all.headers,
      requestTimeout: all.request,
      keepAliveTimeout: all.idle,
      connectionsCheckingInterval: all.check,
      // What asks for another protocol, or elsewhere, is answered as a plain request.
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

/** At most so often the log says that connections are refused, in milliseconds. */
const logPause = 10_000;

/**
 * A connection that cannot be accepted, for want of files say, must not end the process; clients come again.
 * @returns logs a refused connection
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
  // Before it listens, the caller of listen gets the error.
  server.on('error', (err) => {
    if (server.listening) warn({ err });
  });
  return warn;
}

/**
 * Node's own timeouts begin anew with each byte, also with one that belongs to no request, and so a line break every minute
 * would hold a connection for ever.
 */
function endIdleConnections(server: Server, { idle, longest, check }: ConnectionTimes): void {
  /** Whether a request is under way, and since when. The live channel's connections are not among them. */
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
