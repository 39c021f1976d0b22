import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ProcessEventBus } from '../adapters/event-bus/process-event-bus.ts';
import { RedisEventBus } from '../adapters/event-bus/redis-event-bus.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresEventBus } from '../adapters/postgres/postgres-event-bus.ts';
import type { EventBus } from '../live/ports.ts';
import type { DataSettings } from '../settings/parts/data-settings.ts';

/** Opens Redis if a setting names it. While Redis is down its commands fail at once instead of delaying every request by seconds. */
export function openRedis({ redisUrl }: DataSettings, logger: Logger): Redis | null {
  if (redisUrl === null) return null;
  const redis = new Redis(redisUrl, { enableOfflineQueue: false, commandTimeout: 100, maxRetriesPerRequest: 0 });
  redis.on('error', (error) => logger.warn({ err: error }, 'Redis failed'));
  return redis;
}

/** Connects the processes of this deployment: over Redis, else over PostgreSQL; with the embedded database there is only one process. */
export function openEventBus(
  settings: DataSettings,
  database: Database,
  redis: Redis | null,
  logger: Logger,
): EventBus {
  const onFailure = (error: unknown): void => logger.warn({ err: error }, 'the event bus lost a message');
  if (redis) return new RedisEventBus(redis, onFailure);
  const { databaseUrl } = settings;
  if (databaseUrl !== null) return new PostgresEventBus({ databaseUrl, pool: database.pool, onFailure });
  return new ProcessEventBus();
}
