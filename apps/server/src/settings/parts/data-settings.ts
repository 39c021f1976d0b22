import { resolve } from 'node:path';
import type { SettingReader } from '../setting-reader.ts';

export interface DataSettings {
  /** Absolute. */
  folder: string;
  /** null is the embedded database in the folder. */
  databaseUrl: string | null;
  redisUrl: string | null;
}

/** @param workingFolder what a relative folder starts from */
export function readDataSettings(reader: SettingReader, workingFolder: string): DataSettings {
  reader.part('Data');
  const folder = reader.text({
    name: 'DATA_DIR',
    meaning: 'where the embedded database, secrets, proofs and map are kept',
    allowed: 'a folder that may be written to',
    fallback: '.data',
  });
  return {
    folder: resolve(workingFolder, folder),
    databaseUrl: readUrl(reader, {
      name: 'DATABASE_URL',
      meaning: 'a PostgreSQL, 15 or later; without it the embedded database is used',
      protocols: ['postgres:', 'postgresql:'],
      example: 'postgres://user:password@host:5432/name',
    }),
    redisUrl: readUrl(reader, {
      name: 'REDIS_URL',
      meaning: 'carries live events and limits between processes',
      protocols: ['redis:', 'rediss:'],
      example: 'redis://host:6379',
    }),
  };
}

/** Hidden, because such an address carries a password. */
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
