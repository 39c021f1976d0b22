import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface DemoSettings {
  /** Whether demo accounts, vendors and orders are added to the database (specification §1). */
  data: boolean;
}

/** @param embedded whether the database is the embedded one */
export function readDemoSettings(reader: SettingReader, environment: Environment, embedded: boolean): DemoSettings {
  reader.part('Demo');
  const wanted = reader.oneOf({
    name: 'DEMO_DATA',
    meaning: 'whether demo accounts, outlets and orders are added; force adds them in production too',
    choices: ['true', 'false', 'force'],
    // Demo accounts have published passwords, so outside the sandbox they are only added on request.
    fallback: reader.demo && embedded && environment === 'san' ? 'true' : 'false',
    usual: reader.demo
      ? 'false with DATABASE_URL, in stg and in prd'
      : 'with npm start true in san without DATABASE_URL',
  });
  if (wanted !== 'false') reader.demoOnly('DEMO_DATA', 'false');
  if (reader.demo && wanted === 'true' && environment === 'prd')
    reader.fault('DEMO_DATA', 'false in prd, or force if you mean it');
  return { data: wanted !== 'false' };
}
