import { describe, expect, it } from 'vitest';
import { askedSettings, readSettings } from './read-settings.ts';
import { settingMeanings } from './setting-meanings.ts';
import { WrongSettings } from './setting-reader.ts';

const read = (source: Record<string, string | undefined>) => readSettings(source, '/srv/riderbell');

function faultsOf(source: Record<string, string>): WrongSettings {
  try {
    read(source);
  } catch (error) {
    if (error instanceof WrongSettings) return error;
    throw error;
  }
  throw new Error('The settings were accepted');
}

describe('settings', () => {
  it('give the newcomer the example deployment on the embedded database, with demo data and a simulated fleet', () => {
    const settings = read({});
    expect(settings).toMatchObject({
      environment: 'san',
      http: { host: '127.0.0.1', port: 8080 },
      data: { folder: '/srv/riderbell/.data', databaseUrl: null, redisUrl: null },
      deployment: { country: 'TH', languages: ['en', 'th_TH'], defaultLanguage: 'en' },
      quotes: { lifetimeSeconds: 900 },
      fleet: { kind: 'simulated' },
      demo: { data: true },
    });
  });

  it('take an empty text for an absent one', () => {
    expect(read({ PORT: '', COUNTRY: '  ', DATABASE_URL: '' })).toEqual(read({}));
  });

  it('name every wrong setting with its value and what is allowed, all at once', () => {
    const { message, faults } = faultsOf({ PORT: '80a', COUNTRY: 'XX', LANGUAGES: 'en,tlh', FLEET_SPEED: '-1' });
    expect(faults.map(({ name }) => name)).toEqual(['PORT', 'COUNTRY', 'LANGUAGES', 'FLEET_SPEED']);
    expect(message).toContain('4 settings are wrong');
    expect(message).toContain('PORT = "80a"\n    allowed: a whole number from 0 to 65535');
    expect(message).toContain('COUNTRY = "XX"\n    allowed: one of BH, EG,');
  });

  it('refuse a default language that is not offered', () => {
    expect(faultsOf({ LANGUAGES: 'de,en', DEFAULT_LANGUAGE: 'th_TH' }).message).toContain('one of de, en');
  });

  it('start with the first offered language where the country’s own is not among them', () => {
    expect(read({ LANGUAGES: 'de,it' }).deployment).toMatchObject({ languages: ['de', 'it'], defaultLanguage: 'de' });
  });

  it('never show a secret or a password', () => {
    const { message } = faultsOf({ TOKEN_SECRET: 'too-short', DATABASE_URL: 'mysql://ann:hunter2@db/app' });
    expect(message).toContain('TOKEN_SECRET = (hidden, 9 characters)');
    expect(message).not.toContain('too-short');
    expect(message).not.toContain('hunter2');
  });

  it('require the secrets in production', () => {
    expect(faultsOf({ ENVIRONMENT: 'prd' }).faults.map(({ name }) => name)).toEqual(['TOKEN_SECRET', 'QUOTE_SECRET']);
  });

  const secrets = { TOKEN_SECRET: 't'.repeat(32), QUOTE_SECRET: 'q'.repeat(32) };

  it('keep demo data out of production unless it is forced', () => {
    expect(read({ ENVIRONMENT: 'prd', ...secrets }).demo.data).toBe(false);
    expect(faultsOf({ ENVIRONMENT: 'prd', DEMO_DATA: 'true', ...secrets }).faults).toHaveLength(1);
    expect(read({ ENVIRONMENT: 'prd', DEMO_DATA: 'force', ...secrets }).demo.data).toBe(true);
  });

  it('put demo data into somebody’s own PostgreSQL only when asked', () => {
    const DATABASE_URL = 'postgres://riderbell:secret@localhost/riderbell';
    expect(read({ DATABASE_URL }).demo.data).toBe(false);
    expect(read({ DATABASE_URL, DEMO_DATA: 'true' }).demo.data).toBe(true);
  });

  it('believe proxies by address, range or name', () => {
    expect(read({ TRUST_PROXY: '10.0.0.0/8, loopback,::1' }).http.trustProxy).toEqual([
      '10.0.0.0/8',
      'loopback',
      '::1',
    ]);
    for (const TRUST_PROXY of ['1', 'true', '10.0.0.0/33', 'proxy.local']) {
      expect(faultsOf({ TRUST_PROXY }).faults[0]?.name).toBe('TRUST_PROXY');
    }
  });

  it('refuse a tiles address without its three parts', () => {
    expect(faultsOf({ MAP_TILES_URL: 'https://tiles.example.com/' }).faults[0]?.name).toBe('MAP_TILES_URL');
    const MAP_TILES_URL = 'https://tiles.example.com/{z}/{x}/{y}.mvt';
    expect(read({ MAP_TILES_URL }).map.tilesUrl).toBe(MAP_TILES_URL);
  });

  it('are each explained, once', () => {
    expect(askedSettings().map(({ name }) => name)).toEqual(Object.keys(settingMeanings));
  });

  it('refuse a language that is named twice', () => {
    expect(faultsOf({ LANGUAGES: 'en,en' }).faults[0]?.name).toBe('LANGUAGES');
  });

  it('refuse an origin with a path', () => {
    expect(faultsOf({ ALLOWED_ORIGINS: 'https://portal.example.com/app' }).faults[0]?.name).toBe('ALLOWED_ORIGINS');
  });
});
