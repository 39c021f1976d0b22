import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { answerOf, errorAnswerOf } from './errors.ts';
import { letGo } from './let-go.ts';
import { isOpenFeature, openFeatureRefusal } from './open-feature-refusal.ts';

export type SendError = (error: unknown, request: Pick<FastifyRequest, 'id' | 'url'>, reply: FastifyReply) => void;

/** After how many seconds what is away now may be asked for again, where nothing better is known. */
const retryAfter = 5;

/** Sends any error in the one shape, and logs what is our own failure, once. */
export function errorSender(log: FastifyBaseLogger, isUnavailable: (error: unknown) => boolean): SendError {
  return (error, { id, url }, reply) => {
    const answer = errorAnswerOf(error, id, isUnavailable);
    if (answer.status >= 500) log.error({ request_id: id, err: error }, 'request failed');
    const seconds = answer.errors[0]?.meta.values?.['seconds'] ?? (answer.status === 503 ? retryAfter : undefined);
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
    // Sent as text: the checks of the 2xx know nothing of an answer that a hook makes.
    void reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(isOpenFeature(url) ? openFeatureRefusal(answer, url) : answer);
  };
}

/** What is no HTTP at all, or came too slowly, gets the same shape; no request exists yet that could carry it. */
export function refuseConnection(error: Error & { code?: string }, stream: Duplex): void {
  // An HTTP server's connections are sockets, whatever the event's type says.
  const socket = stream as Socket;
  // Bytes that follow an answer are refused too; the connection is being let go already.
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
