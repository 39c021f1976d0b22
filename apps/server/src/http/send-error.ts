import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { v7 as uuid } from 'uuid';
import { answerOf, errorAnswerOf } from './errors.ts';

export type SendError = (error: unknown, requestId: string, reply: FastifyReply) => void;

/** Sends any error in the one shape, and logs what is our own failure, once. */
export function errorSender(log: FastifyBaseLogger, isUnavailable: (error: unknown) => boolean): SendError {
  return (error, requestId, reply) => {
    const answer = errorAnswerOf(error, requestId, isUnavailable);
    if (answer.status >= 500) log.error({ request_id: requestId, err: error }, 'request failed');
    const seconds = answer.errors[0]?.meta.values?.['seconds'];
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
    // Sent as text: the checks of the 2xx know nothing of an answer that a hook makes.
    void reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(answer);
  };
}

/** What is no HTTP at all, or came too slowly, gets the same shape; no request exists yet that could carry it. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const body = JSON.stringify(answerOf([{ code: 'request.malformed' }], uuid()));
  const headers = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
