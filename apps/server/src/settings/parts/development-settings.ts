import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface DevelopmentSettings {
  /** Whether English and Arabic are shown as pseudo texts (decision 043). */
  pseudoTexts: boolean;
}

export function readDevelopmentSettings(reader: SettingReader, environment: Environment): DevelopmentSettings {
  reader.part('Development');
  const wanted = reader.oneOf({
    name: 'PSEUDO_TEXTS',
    meaning:
      'shows English long, accented and in brackets, and Arabic so from right to left: what has no brackets stands in no language file',
    choices: ['true', 'false'],
    fallback: 'false',
  });
  if (wanted === 'true' && environment === 'prd') reader.fault('PSEUDO_TEXTS', 'false in prd');
  return { pseudoTexts: wanted === 'true' };
}
