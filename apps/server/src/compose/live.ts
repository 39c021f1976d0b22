import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { RequestRefused } from '../http/errors.ts';
import { followAccess } from '../live/check-access.ts';
import { Hub } from '../live/hub.ts';
import { addLiveChannel, type LiveParts } from '../live/live-channel.ts';
import type { EventLog, EventBus } from '../live/ports.ts';
import { QueuedLog } from '../live/queued-log.ts';
import { Relay } from '../live/relay.ts';

export interface LiveComposition extends Pick<
  LiveParts,
  'authorize' | 'may' | 'allOutletOrders' | 'allowedOrigins' | 'now' | 'sessions' | 'sessionEndings'
> {
  log: EventLog;
  bus: EventBus;
  logger: Logger;
  pollMilliseconds: number;
  pingMilliseconds: number;
}

/** Composes the live channel with the relay that feeds it in this process. */
export async function composeLive(app: FastifyInstance, parts: LiveComposition): Promise<Relay> {
  const hub = new Hub((error, cursor) => {
    parts.logger.error({ err: error, cursor }, 'an event does not match the contract');
  }, parts.allOutletOrders);
  const relay = new Relay({ ...parts, hub });
  await addLiveChannel(app, {
    ...parts,
    hub,
    log: new QueuedLog(parts.log),
    refusal: (code) => new RequestRefused({ code }),
  });
  const stopFollowing = followAccess({
    ...parts,
    hub,
    onFailure: (error) => parts.logger.error({ err: error }, 'the rights of a socket could not be checked'),
  });
  app.addHook('onClose', async () => stopFollowing());
  await relay.start();
  return relay;
}
