import websocket from '@fastify/websocket';
import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import {
  clientMessage,
  closeCodes,
  livePath,
  type ClientMessage,
  type Subscribe,
} from '@riderbell/contract/live/messages.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { checkAccess } from './check-access.ts';
import { Connection } from './connection.ts';
import { encode, encodeError, heartbeatOf } from './encode.ts';
import type { EventLog } from './ports.ts';
import { subscribeFrom } from './subscribe.ts';
import { watchSockets, type WatchParts } from './watch-sockets.ts';

const maxMessageBytes = 4096;
const maxSubscriptions = 100;
const maxWaitingMessages = 20;
/** How many milliseconds a refused client has to close the connection. */
const refusalTimeout = 1000;

export interface LiveParts extends WatchParts {
  log: EventLog;
  /** The principal of an `authorization` parameter, a ticket or a token; null if it is invalid. */
  authorize(authorization: string): Promise<Principal | null>;
  /** Whether a parent may follow the orders of its outlets. */
  allOutletOrders(): boolean;
  /** Origins that may connect in addition to the page's own. */
  allowedOrigins: readonly string[];
  /** The error with which http answers a plain request, or one of a foreign page. */
  refusal(code: ErrorCode): Error;
}

/**
 * Adds the live channel. A foreign origin is refused before the upgrade. A socket with an invalid credential is accepted and closed with
 * 4401, because a browser shows its page the code of a close, but never the status of a refused upgrade.
 */
export async function addLiveChannel(app: FastifyInstance, parts: LiveParts): Promise<void> {
  const { hub } = parts;
  await app.register(websocket, {
    options: { maxPayload: maxMessageBytes, perMessageDeflate: false },
    errorHandler: (error, socket) => {
      parts.logger.debug({ err: error }, 'live socket failed');
      socket.terminate();
    },
    preClose: (done) => {
      hub.closeAll(closeCodes.goingAway, 'restarting');
      done();
    },
  });
  app.route({
    method: 'GET',
    url: livePath,
    schema: { hide: true },
    config: { call: 'live' },
    preValidation: async (request) => {
      if (!request.ws) return;
      if (!isOwnOrigin(request, parts.allowedOrigins)) throw parts.refusal('session.invalid');
      const { authorization } = request.query as Record<string, unknown>;
      request.principal = typeof authorization === 'string' ? await parts.authorize(authorization) : null;
    },
    handler: async () => {
      throw parts.refusal('request.unknown-path');
    },
    wsHandler: (socket, request) => {
      if (request.principal === null) refuse(socket);
      else welcome(socket, request.principal, parts);
    },
  });
  watchSockets(app, parts);
}

/** Closes the socket with a reason, and terminates it if the client does not close. */
function refuse(socket: WebSocket): void {
  socket.close(closeCodes.credentialRefused, 'session.invalid');
  const timer = setTimeout(() => socket.terminate(), refusalTimeout);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

function isOwnOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return allowed.includes(origin) || URL.parse(origin)?.host === request.host;
}

function welcome(socket: WebSocket, principal: Principal, parts: LiveParts): void {
  const connection = new Connection(socket, principal);
  parts.hub.add(connection);
  socket.on('close', () => parts.hub.remove(connection));
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  // Processed one after the other, so that subscriptions keep their order.
  socket.on('message', (data, isBinary) => {
    waiting += 1;
    if (waiting > maxWaitingMessages) {
      connection.close(closeCodes.tooSlow, 'live.too-slow');
      return;
    }
    last = last
      .then(() => handleMessage(connection, isBinary ? null : data, parts))
      .catch((error: unknown) => {
        parts.logger.error({ err: error }, 'live message failed');
        connection.close(closeCodes.goingAway, 'server.failure');
      })
      .finally(() => {
        waiting -= 1;
      });
  });
}

async function handleMessage(connection: Connection, data: RawData | null, parts: LiveParts): Promise<void> {
  if (!connection.open) return;
  const message = data === null ? null : readMessage(data);
  if (message === null) {
    connection.send(encodeError('live.message-invalid'));
    return;
  }
  if (message.action === 'ping') connection.send(heartbeatOf(parts.hub.sentThrough(connection)));
  else if (message.action === 'unsubscribe') unsubscribe(connection, message.vendor_id ?? null, parts);
  else await subscribe(connection, message, parts);
}

async function subscribe(connection: Connection, message: Subscribe, parts: LiveParts): Promise<void> {
  const full = message.also === true && parts.hub.subscriptionsOf(connection) >= maxSubscriptions;
  if (full || !(await parts.may(connection.principal, message.vendor_id, 'see-orders'))) {
    connection.send(encodeError('live.subscription-refused', message.vendor_id));
    return;
  }
  const withOutlets =
    message.include_outlets === true &&
    parts.allOutletOrders() &&
    (await parts.may(connection.principal, message.vendor_id, 'see-outlets-orders'));
  await subscribeFrom(connection, { ...message, include_outlets: withOutlets }, parts.hub, parts.log);
  // The caller may have lost the right while the subscription began.
  await checkAccess(connection, parts.hub, parts.may);
}

function unsubscribe(connection: Connection, vendorId: string | null, { hub }: Pick<LiveParts, 'hub'>): void {
  hub.unsubscribe(connection, vendorId);
  connection.send(encode({ type: 'unsubscribe_ok', vendor_id: vendorId }));
}

function readMessage(data: RawData): ClientMessage | null {
  let sent: unknown;
  try {
    sent = JSON.parse(data.toString());
  } catch {
    return null;
  }
  const { success, data: message } = clientMessage.safeParse(sent);
  return success ? message : null;
}
