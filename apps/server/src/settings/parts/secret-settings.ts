import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

/** null: created at the first start and stored in the data folder. */
export interface SecretSettings {
  token: string | null;
  quote: string | null;
}

/** Production requires them, so that all processes sign with the same secrets after every restart. */
export function readSecretSettings(reader: SettingReader, environment: Environment): SecretSettings {
  reader.part('Secrets');
  const read = (name: string, meaning: string): string | null => {
    const allowed = 'at least 32 characters; required in prd';
    const value = reader.secret({ name, meaning, check: (text) => text.length >= 32, allowed });
    if (environment === 'prd' && !reader.has(name)) reader.fault(name, allowed);
    return value;
  };
  return {
    token: read('TOKEN_SECRET', 'the secret that signs access tokens; if absent it is created and stored in DATA_DIR'),
    quote: read('QUOTE_SECRET', 'the secret that signs delivery fees; if absent it is created and stored in DATA_DIR'),
  };
}
