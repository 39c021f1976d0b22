import { join } from 'node:path';
import type { Logger } from 'pino';
import { clockDifference } from '../adapters/postgres/clock-difference.ts';
import { openDatabase, type Database } from '../adapters/postgres/database.ts';
import { endAllLeases } from '../adapters/postgres/job-queue.ts';
import type { DataSettings } from '../settings/parts/data-settings.ts';

/** The tolerated difference between the server's clock and the database's, in milliseconds. */
const toleratedDifference = 5000;

/**
 * Opens the configured database and updates its schema.
 * @param patient as in `openDatabase`
 * @throws if its folder is in use or cannot be opened
 */
export async function openStorage(settings: DataSettings, logger: Logger, patient: boolean): Promise<Database> {
  const { databaseUrl, folder } = settings;
  const place = databaseUrl === null ? { dataDir: join(folder, 'database') } : { databaseUrl };
  const database = await openDatabase({ ...place, logger, patient });
  try {
    const migrated = await database.migrate();
    if (migrated.length > 0) logger.info({ migrations: migrated }, 'the schema was updated');
    // The embedded database has no other process, and uses the clock of this one.
    if (database.kind === 'postgres') await warnOfClocks(database, logger);
    else await endAllLeases(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Warns about different clocks: tokens, tickets and scheduled orders depend on the server's clock, so servers need the same time. */
export async function warnOfClocks(
  { pool }: Pick<Database, 'pool'>,
  logger: Pick<Logger, 'warn'>,
  now: () => number = Date.now,
): Promise<void> {
  const difference = await clockDifference(pool, now);
  if (Math.abs(difference) <= toleratedDifference) return;
  const seconds = Math.round(difference / 1000);
  logger.warn(
    { database_ahead_seconds: seconds },
    `the clock of the database is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this server's: synchronise both by NTP`,
  );
}
