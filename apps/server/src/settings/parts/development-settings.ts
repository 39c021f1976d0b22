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
      'whether English is shown as long, accented texts in brackets, and Arabic as the same from right to left; texts without brackets are in no language file',
    choices: ['true', 'false'],
    fallback: 'false',
  });
  if (wanted === 'true' && environment === 'prd') reader.fault('PSEUDO_TEXTS', 'false in prd');
  return { pseudoTexts: wanted === 'true' };
}
