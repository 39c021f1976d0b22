import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { describe, expect, it } from 'vitest';
import { copyOfBrands } from './brands/testing-brands.ts';
import { readSettings } from './read-settings.ts';
import { minimalProduction } from './testing-production.ts';
import { refused } from './testing-refusals.ts';

const read = (source: Record<string, string | undefined>) => readSettings(source, '/srv/riderbell', { demo: true });

const faultsOf = (source: Record<string, string>) => refused(() => read(source));

describe('settings', () => {
  it('default to the example deployment on the embedded database, with demo data and a simulated fleet', () => {
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

  it('treat an empty value as absent', () => {
    expect(read({ PORT: '', COUNTRY: '  ', DATABASE_URL: '' })).toEqual(read({}));
  });

  it('report all wrong settings at once, with their values and what is allowed', () => {
    const { message, faults } = faultsOf({ PORT: '80a', COUNTRY: 'XX', LANGUAGES: 'en,tlh', FLEET_SPEED: '-1' });
    expect(faults.map(({ name }) => name)).toEqual(['COUNTRY', 'LANGUAGES', 'PORT', 'FLEET_SPEED']);
    expect(message).toContain('4 settings are wrong');
    expect(message).toContain('PORT = "80a"\n    allowed: a whole number from 0 to 65535');
    expect(message).toContain('COUNTRY = "XX"\n    allowed: one of BH, EG,');
  });

  it('refuse a default language that is not offered', () => {
    expect(faultsOf({ LANGUAGES: 'de,en', DEFAULT_LANGUAGE: 'th_TH' }).message).toContain('one of de, en');
  });

  it('default to the first offered language if the country’s is not offered', () => {
    expect(read({ LANGUAGES: 'de,it' }).deployment).toMatchObject({ languages: ['de', 'it'], defaultLanguage: 'de' });
  });

  it('never show a secret or a password', () => {
    const { message } = faultsOf({ TOKEN_SECRET: 'too-short', DATABASE_URL: 'mysql://ann:hunter2@db/app' });
    expect(message).toContain('TOKEN_SECRET = (hidden, 9 characters)');
    expect(message).not.toContain('too-short');
    expect(message).not.toContain('hunter2');
  });

  it('require secrets, an address and a mail server in production', () => {
    const required = ['PUBLIC_URL', 'TOKEN_SECRET', 'QUOTE_SECRET', 'MAIL_SMTP_URL'];
    expect(faultsOf({ ENVIRONMENT: 'prd' }).faults.map(({ name }) => name)).toEqual(required);
    const plain = { ...minimalProduction, PUBLIC_URL: 'http://portal.riderbell.test' };
    expect(faultsOf(plain).faults.map(({ name }) => name)).toEqual(['PUBLIC_URL']);
  });

  it('refuse demo data in production unless it is forced', () => {
    expect(read(minimalProduction).demo.data).toBe(false);
    expect(faultsOf({ ...minimalProduction, DEMO_DATA: 'true' }).faults).toHaveLength(1);
    expect(read({ ...minimalProduction, DEMO_DATA: 'force' }).demo.data).toBe(true);
  });

  it('give staging no demo accounts, mailbox and stand-ins unless configured', () => {
    const least = { ENVIRONMENT: 'stg', MAIL_SMTP_URL: 'smtp://localhost' };
    const { demo, mail, fleet, helpCentre } = read(least);
    expect([demo.data, mail.mailbox, fleet.kind, helpCentre.kind]).toEqual([false, false, 'none', 'none']);
    const asked = { DEMO_DATA: 'true', MAILBOX: 'true', FLEET: 'simulated', HELP_CENTRE: 'simulated' };
    const wanted = read({ ENVIRONMENT: 'stg', ...asked });
    expect([wanted.demo.data, wanted.mail.mailbox, wanted.fleet.kind, wanted.helpCentre.kind]).toEqual([
      true,
      true,
      'simulated',
      'simulated',
    ]);
  });

  it('show e-mails only without a mail server, and never in production', () => {
    expect(read({}).mail.mailbox).toBe(true);
    expect(read({ MAIL_SMTP_URL: 'smtp://localhost' }).mail.mailbox).toBe(false);
    expect(faultsOf({ ENVIRONMENT: 'stg' }).faults.map(({ name }) => name)).toEqual(['MAIL_SMTP_URL']);
    expect(faultsOf({ ...minimalProduction, MAILBOX: 'true' }).faults.map(({ name }) => name)).toEqual(['MAILBOX']);
  });

  it('add demo data to a PostgreSQL only if configured', () => {
    const DATABASE_URL = 'postgres://riderbell:secret@localhost/riderbell';
    expect(read({ DATABASE_URL }).demo.data).toBe(false);
    expect(read({ DATABASE_URL, DEMO_DATA: 'true' }).demo.data).toBe(true);
  });

  it('accept proxies by address, range or name', () => {
    expect(read({ TRUST_PROXY: '10.0.0.0/8, loopback,::1' }).http.trustProxy).toEqual([
      '10.0.0.0/8',
      'loopback',
      '::1',
    ]);
    for (const TRUST_PROXY of ['1', 'true', '10.0.0.0/33', 'proxy.local']) {
      expect(faultsOf({ TRUST_PROXY }).faults[0]?.name).toBe('TRUST_PROXY');
    }
  });

  it('refuse a tiles URL without its three parts', () => {
    expect(faultsOf({ MAP_TILES_URL: 'https://tiles.example.com/' }).faults[0]?.name).toBe('MAP_TILES_URL');
    const MAP_TILES_URL = 'https://tiles.example.com/{z}/{x}/{y}.mvt';
    expect(read({ MAP_TILES_URL }).map.tilesUrl).toBe(MAP_TILES_URL);
  });

  it('accept only https links, and insert the country', () => {
    const PARTNER_URL = 'https://partners.example.com/{country}/start';
    expect(read({ PARTNER_URL }).links).toEqual({ termsUrl: null, partnerUrl: PARTNER_URL });
    for (const TERMS_URL of ['http://example.com/terms', 'javascript:alert(1)', '{country}']) {
      expect(faultsOf({ TERMS_URL }).faults[0]?.name).toBe('TERMS_URL');
    }
  });

  it('refuse a short or malformed operator token, and never show it', () => {
    expect(read({ OPERATOR_TOKEN: 'o'.repeat(32) }).operator.token).toHaveLength(32);
    for (const OPERATOR_TOKEN of ['o'.repeat(31), `${'o'.repeat(31)} o`]) {
      expect(faultsOf({ OPERATOR_TOKEN }).faults[0]?.name).toBe('OPERATOR_TOKEN');
      expect(faultsOf({ OPERATOR_TOKEN }).message).not.toContain('ooo');
    }
  });

  it('refuse a repeated language', () => {
    expect(faultsOf({ LANGUAGES: 'en,en' }).faults[0]?.name).toBe('LANGUAGES');
  });

  it('refuse an origin with a path', () => {
    expect(faultsOf({ ALLOWED_ORIGINS: 'https://portal.example.com/app' }).faults[0]?.name).toBe('ALLOWED_ORIGINS');
  });
});

describe('the brand setting', () => {
  it('is swift in the example deployment, and else one that serves the country', () => {
    expect(read({}).brands.brand.id).toBe('swift');
    for (const COUNTRY of countryCodes) expect(read({ COUNTRY }).brands.brand.countries, COUNTRY).toContain(COUNTRY);
  });

  it.each(['swift', 'heron', 'kestrel', 'lynx', 'gazelle', 'marlin', 'ibex'])('accepts %s where it serves', (id) => {
    const [COUNTRY = ''] = read({}).brands.brands.find((brand) => brand.id === id)?.countries ?? [];
    expect(read({ COUNTRY, BRAND_ENTITY: id }).brands.brand.id).toBe(id);
  });

  it('is refused if the brand does not serve the country, with a list of those that do', () => {
    const { faults } = faultsOf({ COUNTRY: 'TH', BRAND_ENTITY: 'lynx' });
    expect(faults).toEqual([{ name: 'BRAND_ENTITY', value: '"lynx"', allowed: 'swift, which serves TH' }]);
  });

  it('is refused if there is no such folder', () => {
    expect(faultsOf({ BRAND_ENTITY: 'dodo' }).message).toContain('one of gazelle, heron, ibex, kestrel, lynx');
  });

  it('is refused if a file of the brand is missing, together with other wrong settings', () => {
    const { folder, remove } = copyOfBrands(['swift', 'lynx']);
    rmSync(join(folder, 'lynx/marker.svg'));
    const { message, faults } = faultsOf({ BRANDS_DIR: folder, PORT: 'x' });
    expect(faults.map(({ name }) => name).toSorted()).toEqual(['BRANDS_DIR', 'PORT']);
    expect(message).toContain('wrong in it: lynx/marker.svg cannot be read');
    remove();
  });

  it('is refused if the folder of brands does not exist', () => {
    expect(faultsOf({ BRANDS_DIR: 'nowhere' }).message).toContain('the folder cannot be read');
  });

  it('is refused if no brand serves the country', () => {
    const { folder, remove } = copyOfBrands(['lynx']);
    expect(faultsOf({ BRANDS_DIR: folder }).faults).toMatchObject([
      { name: 'BRAND_ENTITY', value: '(not set)', allowed: 'a brand that serves TH; none does' },
    ]);
    remove();
  });
});

describe('the settings of the server alone', () => {
  const alone = (source: Record<string, string>) => readSettings(source, '/srv/riderbell');

  it('default to no stand-ins', () => {
    const { demo, mail, fleet, helpCentre } = alone({});
    expect([demo.data, mail.mailbox, fleet.kind, helpCentre.kind]).toEqual([false, false, 'none', 'none']);
  });

  it('refuse each value that only the demo supports, once, and mention the demo', () => {
    const asked = { DEMO_DATA: 'force', MAILBOX: 'true', FLEET: 'simulated', HELP_CENTRE: 'simulated' };
    const { faults } = refused(() => alone({ ...minimalProduction, ...asked }));
    expect(faults.map(({ name }) => name).toSorted()).toEqual(Object.keys(asked).toSorted());
    for (const { allowed } of faults) expect(allowed).toContain('npm start runs the demo');
  });
});
