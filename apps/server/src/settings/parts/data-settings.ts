import { resolve } from 'node:path';
import type { SettingReader } from '../setting-reader.ts';

export interface DataSettings {
  /** An absolute path. */
  folder: string;
  /** null: the embedded database in the folder. */
  databaseUrl: string | null;
  redisUrl: string | null;
}

/** @param workingFolder the folder to which relative paths refer */
export function readDataSettings(reader: SettingReader, workingFolder: string): DataSettings {
  reader.part('Data');
  const folder = reader.text({
    name: 'DATA_DIR',
    meaning: 'the folder of the embedded database, secrets, proof photos and map',
    allowed: 'a writable folder',
    fallback: '.data',
  });
  return {
    folder: resolve(workingFolder, folder),
    databaseUrl: readUrl(reader, {
      name: 'DATABASE_URL',
      meaning: 'the PostgreSQL database, version 15 or later; without it the embedded database is used',
      protocols: ['postgres:', 'postgresql:'],
      example: 'postgres://user:password@host:5432/name',
    }),
    redisUrl: readUrl(reader, {
      name: 'REDIS_URL',
      meaning: 'the Redis server for live events and limits that several processes share',
      protocols: ['redis:', 'rediss:'],
      example: 'redis://host:6379',
    }),
  };
}

/** Reads a URL that is never shown, because it may contain a password. */
function readUrl(
  reader: SettingReader,
  setting: { name: string; meaning: string; protocols: readonly string[]; example: string },
): string | null {
  return reader.secret({
    ...setting,
    check: (value) => {
      const url = URL.parse(value);
      return url !== null && setting.protocols.includes(url.protocol) && url.hostname !== '';
    },
    allowed: `an address like ${setting.example}`,
  });
}
