import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ProcessNotices } from '../adapters/notices/process-notices.ts';
import { RedisNotices } from '../adapters/notices/redis-notices.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresNotices } from '../adapters/postgres/postgres-notices.ts';
import type { Notices } from '../live/ports.ts';
import type { DataSettings } from '../settings/parts/data-settings.ts';

/** Redis where a setting names it. A dead one answers at once instead of holding every request for seconds. */
export function openRedis({ redisUrl }: DataSettings, logger: Logger): Redis | null {
  if (redisUrl === null) return null;
  const redis = new Redis(redisUrl, { enableOfflineQueue: false, commandTimeout: 100, maxRetriesPerRequest: 0 });
  redis.on('error', (error) => logger.warn({ err: error }, 'Redis failed'));
  return redis;
}

/** How the processes of this deployment hear of each other: Redis, else PostgreSQL, else there is only this one. */
export function openNotices(settings: DataSettings, database: Database, redis: Redis | null, logger: Logger): Notices {
  const onFailure = (error: unknown): void => logger.warn({ err: error }, 'a notice was lost');
  if (redis) return new RedisNotices(redis, onFailure);
  const { databaseUrl } = settings;
  if (databaseUrl !== null) return new PostgresNotices({ databaseUrl, pool: database.pool, onFailure });
  return new ProcessNotices();
}
