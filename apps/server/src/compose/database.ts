import { join } from 'node:path';
import type { Logger } from 'pino';
import { openDatabase, type Database } from '../adapters/postgres/database.ts';
import type { DataSettings } from '../settings/parts/data-settings.ts';

/**
 * The database of the settings, its schema brought up to date.
 * @param patient as in `openDatabase`
 * @throws when its folder is in use or cannot be opened
 */
export async function openStorage(settings: DataSettings, logger: Logger, patient: boolean): Promise<Database> {
  const { databaseUrl, folder } = settings;
  const place = databaseUrl === null ? { dataDir: join(folder, 'database') } : { databaseUrl };
  const database = await openDatabase({ ...place, logger, patient });
  try {
    const migrated = await database.migrate();
    if (migrated.length > 0) logger.info({ migrations: migrated }, 'the schema was brought up to date');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
