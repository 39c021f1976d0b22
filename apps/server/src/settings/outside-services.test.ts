import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';
import { minimalProduction } from './testing-production.ts';
import { namesRefused } from './testing-refusals.ts';

const secret = 's'.repeat(32);
const service = { HELP_CENTRE: 'service', HELP_CENTRE_SECRET: secret };
const urls = { HELP_CENTRE_EU_URL: 'https://help.eu.test/', HELP_CENTRE_AP_URL: 'https://help.ap.test/v2' };
const prd = minimalProduction;

const read = (source: Record<string, string>) => readSettings(source, '/', { demo: true });

const wrongOf = (source: Record<string, string>) => namesRefused(() => read(source));

describe('the help centre settings', () => {
  it('are the stand-in by default, and in prd only if configured', () => {
    expect(read({}).helpCentre).toEqual({ kind: 'simulated', serviceUrl: null, secret: null });
    expect(read(prd).helpCentre.kind).toBe('none');
    expect(read({ ...prd, HELP_CENTRE: 'simulated' }).helpCentre.kind).toBe('simulated');
  });

  it('choose the service of the region', () => {
    const urlIn = (source: Record<string, string>) => read({ ...service, ...urls, ...source }).helpCentre.serviceUrl;
    expect(urlIn({})).toBe('https://help.ap.test/v2');
    expect(urlIn({ REGION: 'eu-central-1' })).toBe('https://help.eu.test');
    expect(urlIn({ COUNTRY: 'AE' })).toBe('https://help.eu.test');
    expect(urlIn({ REGION: 'ap-east-1,eu-west-1' })).toBe('https://help.ap.test/v2');
  });

  it('require the address of that service and its secret', () => {
    expect(wrongOf(service)).toEqual(['HELP_CENTRE_AP_URL']);
    expect(wrongOf({ ...service, HELP_CENTRE_AP_URL: urls.HELP_CENTRE_AP_URL })).toEqual([]);
    expect(wrongOf({ ...service, HELP_CENTRE_AP_URL: urls.HELP_CENTRE_AP_URL, REGION: 'eu-west-1' })).toEqual([
      'HELP_CENTRE_EU_URL',
    ]);
    expect(wrongOf({ HELP_CENTRE: 'service', ...urls })).toEqual(['HELP_CENTRE_SECRET']);
    expect(wrongOf({ ...urls, ...service, HELP_CENTRE_SECRET: 'short' })).toEqual(['HELP_CENTRE_SECRET']);
  });

  it.each(['http://help.test', 'ftp://help.test', 'help.test', 'https://a:b@help.test', 'https://help.test?x=1'])(
    'refuse the address %s',
    (HELP_CENTRE_AP_URL) => {
      expect(wrongOf({ HELP_CENTRE_AP_URL })).toEqual(['HELP_CENTRE_AP_URL']);
    },
  );
});

describe('the analytics settings', () => {
  const posthog = { ANALYTICS_PROVIDER: 'posthog', ANALYTICS_HOST: 'https://eu.i.posthog.com', ANALYTICS_KEY: 'phc_x' };

  it('keep events on the device without a provider, host and key', () => {
    expect(read({}).analytics).toBeNull();
    expect(read(posthog).analytics).toEqual({ host: 'https://eu.i.posthog.com', key: 'phc_x' });
    expect(wrongOf({ ANALYTICS_PROVIDER: 'posthog' })).toEqual(['ANALYTICS_HOST', 'ANALYTICS_KEY']);
    expect(read({ ...posthog, ANALYTICS_PROVIDER: 'none' }).analytics).toBeNull();
  });

  it('refuse an insecure host and a malformed key', () => {
    for (const ANALYTICS_HOST of ['http://eu.i.posthog.com', 'https://eu.i.posthog.com/batch', 'posthog']) {
      expect(wrongOf({ ...posthog, ANALYTICS_HOST })).toEqual(['ANALYTICS_HOST']);
    }
    expect(wrongOf({ ...posthog, ANALYTICS_KEY: 'phc x' })).toEqual(['ANALYTICS_KEY']);
  });
});
