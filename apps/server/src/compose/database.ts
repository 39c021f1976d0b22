import { join } from 'node:path';
import type { Logger } from 'pino';
import { openDatabase, type Database } from '../adapters/postgres/database.ts';
import type { DataSettings } from '../settings/parts/data-settings.ts';

/** The database of the settings, its schema brought up to date. @throws when its folder is in use or cannot be opened */
export async function openStorage({ databaseUrl, folder }: DataSettings, logger: Logger): Promise<Database> {
  const database = await openDatabase(
    databaseUrl === null ? { dataDir: join(folder, 'database'), logger } : { databaseUrl, logger },
  );
  try {
    const migrated = await database.migrate();
    if (migrated.length > 0) logger.info({ migrations: migrated }, 'the schema was brought up to date');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
