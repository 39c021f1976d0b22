import { closeCodes } from '@riderbell/contract/live/messages.ts';
import { endOf, sessionOf } from '@riderbell/domain/access/principal.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { SessionEnds, SessionWatch } from '../features/accounts/ports.ts';
import { checkAccess } from './check-access.ts';
import { heartbeatOf } from './encode.ts';
import type { FollowRights } from './ports.ts';
import type { Hub } from './hub.ts';

export interface WatchParts {
  hub: Hub;
  sessions: SessionWatch;
  sessionEndings: SessionEnds;
  /** The interval of pings. Sockets that did not answer the last one are terminated. */
  pingMilliseconds: number;
  /** Epoch ms. */
  now(): number;
  may: FollowRights;
  logger: Logger;
}

/** In how many rounds the rights of all sockets are checked, in case a message about a change was lost. */
const roundsOfAccess = 10;

/** Pings sockets, and closes those whose session has ended, even if the message about it was lost. */
export function watchSockets(
  app: FastifyInstance,
  { hub, sessions, sessionEndings, pingMilliseconds, logger, now, may }: WatchParts,
): void {
  const close = (sessionId: string): void => hub.closeSession(sessionId, closeCodes.credentialRefused);
  const stopListening = sessionEndings.onEnded(close);
  let rounds = 0;
  const round = async (): Promise<void> => {
    rounds += 1;
    const ids = new Set<string>();
    let count = 0;
    for (const connection of hub.connections) {
      const sessionId = sessionOf(connection.principal);
      const endsAt = endOf(connection.principal);
      if (sessionId !== null) ids.add(sessionId);
      if (endsAt !== null && endsAt <= now()) connection.close(closeCodes.credentialRefused, 'session.expired');
      connection.ping();
      connection.send(heartbeatOf(hub.sentThrough(connection)));
      count += 1;
      if ((count + rounds) % roundsOfAccess === 0) await checkAccess(connection, hub, may);
      // Thousands in one turn would block other work for a tenth of a second.
      if (count % 200 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    if (ids.size > 0) for (const ended of await sessions.endedAmong([...ids])) close(ended);
  };
  const timer = setInterval(() => {
    round().catch((error: unknown) => logger.error({ err: error }, 'sockets could not be checked'));
  }, pingMilliseconds);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopListening();
  });
}
