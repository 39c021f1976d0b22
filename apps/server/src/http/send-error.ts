import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { answerOf, errorAnswerOf } from './errors.ts';
import { letGo } from './let-go.ts';
import { isOpenFeature, openFeatureRefusal } from './open-feature-refusal.ts';

export type SendError = (error: unknown, request: Pick<FastifyRequest, 'id' | 'url'>, reply: FastifyReply) => void;

/** After how many seconds to retry an unavailable server, if nothing better is known. */
const retryAfter = 5;

/** Returns a function that sends any error in the contract's shape and logs failures of the server once. */
export function errorSender(log: FastifyBaseLogger, isUnavailable: (error: unknown) => boolean): SendError {
  return (error, { id, url }, reply) => {
    const answer = errorAnswerOf(error, id, isUnavailable);
    if (answer.status >= 500) log.error({ request_id: id, err: error }, 'request failed');
    const seconds = answer.errors[0]?.meta.values?.['seconds'] ?? (answer.status === 503 ? retryAfter : undefined);
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
    // Sent as text, because the checks of a 2xx do not apply to the answer of a hook.
    void reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(isOpenFeature(url) ? openFeatureRefusal(answer, url) : answer);
  };
}

/** Refuses a connection that sent no HTTP or was too slow, in the same shape. There is no request object yet. */
export function refuseConnection(error: Error & { code?: string }, stream: Duplex): void {
  // The connections of an HTTP server are sockets, although the event has another type.
  const socket = stream as Socket;
  // Bytes after an answer cause this event too; the connection is already being closed.
  if (!socket.writable) return;
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(answerOf([{ code: 'request.malformed' }], uuid()));
  const headers = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
  letGo(socket);
}
