import type { Environment } from '../environment.ts';
import type { SettingReader } from '../setting-reader.ts';

export interface DemoSettings {
  /** Whether the named demo accounts, vendors and orders are put into the database (specification §1). */
  data: boolean;
}

/** @param embedded whether the database is the server's own and not somebody's PostgreSQL */
export function readDemoSettings(reader: SettingReader, environment: Environment, embedded: boolean): DemoSettings {
  reader.part('Demo');
  const wanted = reader.oneOf({
    name: 'DEMO_DATA',
    meaning: 'demo accounts, outlets and orders',
    choices: ['true', 'false', 'force'],
    // Demo accounts have published passwords: outside of the sandbox they exist only when asked for.
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
