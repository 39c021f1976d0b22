import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { languages } from '@riderbell/domain/countries/languages.ts';
import { brandEntities } from './brand-entities.ts';
import { SettingReader, type AskedSetting, type Source } from './setting-reader.ts';
import {
  environments,
  logLevels,
  type DeploymentSettings,
  type Environment,
  type HttpSettings,
  type SecretSettings,
  type Settings,
} from './settings.ts';

/**
 * Settings of a start: read, checked, typed. What is absent has the default of the newcomer's start; what is wrong is
 * never replaced by it.
 * @param source the environment's variables
 * @param workingFolder what relative folders start from
 * @throws WrongSettings naming every wrong setting, its value and what is allowed
 */
export function readSettings(source: Source, workingFolder: string): Settings {
  const reader = new SettingReader(source);
  const settings = readAll(reader, workingFolder);
  reader.done();
  return settings;
}

/** Every setting with what is allowed and what holds without it, as `readSettings` asks for them. */
export function askedSettings(): readonly AskedSetting[] {
  const reader = new SettingReader({});
  readAll(reader, '');
  return reader.asked;
}

function readAll(reader: SettingReader, workingFolder: string): Settings {
  const environment = reader.oneOf('ENVIRONMENT', environments, 'san');
  const http = readHttp(reader);
  const log = { level: reader.oneOf('LOG_LEVEL', logLevels, environment === 'san' ? 'warn' : 'info') };
  const folder = resolve(workingFolder, reader.text('DATA_DIR', 'a folder that may be written to', '.data'));
  const databaseUrl = readUrl(
    reader,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/name',
  );
  const redisUrl = readUrl(reader, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379');
  return {
    environment,
    http,
    log,
    data: { folder, databaseUrl, redisUrl },
    deployment: readDeployment(reader),
    secrets: readSecrets(reader, environment),
    quotes: { lifetimeSeconds: reader.number('QUOTE_LIFETIME_SECONDS', { from: 10, to: 86_400, whole: true }, 900) },
    fleet: {
      kind: reader.oneOf('FLEET', ['simulated', 'none'], 'simulated'),
      speed: reader.number('FLEET_SPEED', { from: 0.1, to: 1000, whole: false }, 8),
    },
    proofs: { retentionDays: reader.number('PROOF_RETENTION_DAYS', { from: 1, to: 3650, whole: true }, 7) },
    map: { tilesUrl: readTilesUrl(reader) },
    demo: { data: readDemoData(reader, environment, databaseUrl === null) },
  };
}

function readHttp(reader: SettingReader): HttpSettings {
  const host = 'an address or a host name; 0.0.0.0 listens on every interface';
  const proxies = 'addresses or CIDR ranges, separated by commas, or loopback, linklocal, uniquelocal';
  const origins = 'origins, separated by commas, for example https://portal.example.com';
  return {
    host: reader.checked('HOST', isHost, host, '127.0.0.1'),
    port: reader.number('PORT', { from: 0, to: 65_535, whole: true }, 8080),
    trustProxy: reader.listOf('TRUST_PROXY', isProxyRange, proxies),
    allowedOrigins: reader.listOf('ALLOWED_ORIGINS', isOrigin, origins),
    drainSeconds: reader.number('DRAIN_SECONDS', { from: 0, to: 300, whole: true }, 0),
    requestsPerMinute: reader.number('REQUESTS_PER_MINUTE', { from: 0, to: 1_000_000, whole: true }, 600),
  };
}

function readDeployment(reader: SettingReader): DeploymentSettings {
  const code = reader.oneOf('COUNTRY', countryCodes, 'TH');
  const country = countryOf(code);
  const offered = reader.someOf('LANGUAGES', languages, country.languages);
  const usual = offered.includes(country.defaultLanguage) ? country.defaultLanguage : offered[0];
  return {
    country: code,
    languages: offered,
    defaultLanguage: reader.oneOf('DEFAULT_LANGUAGE', offered, usual ?? country.defaultLanguage),
    brand: reader.oneOf('BRAND_ENTITY', brandEntities, 'swift'),
  };
}

/** In production they are given, so that every process and every restart signs with the same ones. */
function readSecrets(reader: SettingReader, environment: Environment): SecretSettings {
  const read = (name: string): string | null => {
    const allowed = 'at least 32 characters; required in prd';
    const value = reader.secret(name, (text) => text.length >= 32, allowed);
    if (environment === 'prd' && !reader.has(name)) reader.fault(name, allowed);
    return value;
  };
  return { token: read('TOKEN_SECRET'), quote: read('QUOTE_SECRET') };
}

function readDemoData(reader: SettingReader, environment: Environment, embedded: boolean): boolean {
  const usual = embedded && environment !== 'prd' ? 'true' : 'false';
  const wanted = reader.oneOf('DEMO_DATA', ['true', 'false', 'force'], usual);
  if (wanted === 'true' && environment === 'prd') reader.fault('DEMO_DATA', 'false in prd, or force if you mean it');
  return wanted !== 'false';
}

function readUrl(reader: SettingReader, name: string, protocols: readonly string[], example: string): string | null {
  // Hidden, because such an address carries a password.
  return reader.secret(
    name,
    (value) => {
      const url = URL.parse(value);
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
    },
    `an address like ${example}`,
  );
}

function readTilesUrl(reader: SettingReader): string | null {
  return reader.checked(
    'MAP_TILES_URL',
    (value) => {
      const { protocol } = URL.parse(value) ?? {};
      return /^https?:$/.test(protocol ?? '') && ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
    },
    'an address with {z}, {x} and {y}, for example https://tiles.example.com/{z}/{x}/{y}.mvt',
    null,
  );
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(value);
}

function isProxyRange(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value;
}
