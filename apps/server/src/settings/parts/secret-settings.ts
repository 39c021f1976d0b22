import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

/** null: made at the first start and kept in the data folder. */
export interface SecretSettings {
  token: string | null;
  quote: string | null;
}

/** In production they are given, so that every process and every restart signs with the same ones. */
export function readSecretSettings(reader: SettingReader, environment: Environment): SecretSettings {
  reader.part('Secrets');
  const read = (name: string, meaning: string): string | null => {
    const allowed = 'at least 32 characters; required in prd';
    const value = reader.secret({ name, meaning, check: (text) => text.length >= 32, allowed });
    if (environment === 'prd' && !reader.has(name)) reader.fault(name, allowed);
    return value;
  };
  return {
    token: read('TOKEN_SECRET', 'signs access tokens; made and kept in DATA_DIR when absent'),
    quote: read('QUOTE_SECRET', 'signs delivery fees; made and kept in DATA_DIR when absent'),
  };
}
