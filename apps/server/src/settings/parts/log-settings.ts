import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogSettings {
  level: LogLevel;
}

export function readLogSettings(reader: SettingReader, environment: Environment): LogSettings {
  reader.part('Log');
  return {
    level: reader.oneOf({
      name: 'LOG_LEVEL',
      meaning: 'the lowest level that is logged',
      choices: logLevels,
      fallback: environment === 'san' ? 'warn' : 'info',
      usual: 'info in stg and prd',
    }),
  };
}
