import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { describe, expect, it } from 'vitest';
import { apiBase, deployedCountry } from './deployed-country.ts';
import { readSettings } from './read-settings.ts';
import { minimalProduction } from './testing-production.ts';
import { namesRefused } from './testing-refusals.ts';

const read = (source: Record<string, string>) => readSettings(source, '/srv/riderbell', { demo: true });

const faultsOf = (source: Record<string, string>) => namesRefused(() => read(source));

/** The example deployment of specification §1, except the stage: without a setting it is not production. */
const example = {
  COUNTRY: 'TH',
  CURRENCY: 'BAHT',
  LANGUAGES: 'en,th_TH',
  DEFAULT_LANGUAGE: 'en',
  PHONE_PREFIX: '+66',
  TIME_ZONE: 'Asia/Bangkok',
  DEFAULT_PAYMENT_METHOD: 'CASH_ON_DELIVERY',
  CARD_PAYMENT_TYPE: 'generic_creditcard',
  MINIMUM_ETA_MINUTES: '15',
  REGISTRATION_TYPE: 'NPV',
  REGION: 'ap-southeast-1',
};

describe('the deployment', () => {
  it('is the example of the specification by default', () => {
    expect(read({}).deployment).toEqual({
      country: 'TH',
      currency: 'THB',
      languages: ['en', 'th_TH'],
      defaultLanguage: 'en',
      phonePrefix: '+66',
      timeZone: 'Asia/Bangkok',
      defaultPaymentMethod: 'CASH_ON_DELIVERY',
      cardPaymentType: 'generic_creditcard',
      minimumEtaMinutes: 15,
      registrationType: 'NPV',
      regions: ['ap-southeast-1'],
      geolocatorRegion: 'asia',
      apiHost: null,
    });
  });

  it.each(Object.entries(example))('has %s = %s of the example by default', (name, value) => {
    expect(read({ [name]: value })).toEqual(read({}));
  });

  it('runs in production like the example, with only secrets, an address and a mail server', () => {
    const { environment, deployment, demo, fleet } = read(minimalProduction);
    expect(environment).toBe('prd');
    expect(deployment).toEqual(read({}).deployment);
    // Real orders must not be given to simulated riders.
    expect([demo.data, fleet.kind]).toEqual([false, 'none']);
  });

  it.each(countryCodes)('takes absent settings from the country: %s', (code) => {
    const settings = read({ COUNTRY: code });
    expect(deployedCountry(settings)).toEqual(countryOf(code));
    expect(settings.deployment.currency).toBe(countryOf(code).currency);
  });

  it('refuses all values outside a fixed list at once', () => {
    const wrong = {
      ENVIRONMENT: 'dev',
      CURRENCY: 'EUR',
      PHONE_PREFIX: '+65',
      TIME_ZONE: 'Europe/Rome',
      LANGUAGES: 'en,tlh',
      DEFAULT_LANGUAGE: 'tlh',
      DEFAULT_PAYMENT_METHOD: 'NONE',
      CARD_PAYMENT_TYPE: 'stamps',
      MINIMUM_ETA_MINUTES: '0',
      BRAND_ENTITY: 'albatross',
      REGISTRATION_TYPE: 'XYZ',
      REGION: 'mars-1',
      GEOLOCATOR_REGION: 'america',
      API_HOST: 'https://riderbell.example/orders',
    };
    expect(faultsOf(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });

  it('reports no settings that depend on the country while the country is wrong', () => {
    expect(faultsOf({ COUNTRY: 'SGP', CURRENCY: 'SGD', PHONE_PREFIX: '+65', TIME_ZONE: 'Asia/Singapore' })).toEqual([
      'COUNTRY',
    ]);
  });

  it('accepts any time zone of the country', () => {
    expect(read({ COUNTRY: 'MY', TIME_ZONE: 'Asia/Kuching' }).deployment.timeZone).toBe('Asia/Kuching');
  });

  it('refuses a payment method that the country does not have', () => {
    expect(faultsOf({ DEFAULT_PAYMENT_METHOD: 'PAY_AT_PICKUP' })).toEqual(['DEFAULT_PAYMENT_METHOD']);
    expect(read({ DEFAULT_PAYMENT_METHOD: 'PAID' }).deployment.defaultPaymentMethod).toBe('PAID');
  });

  it('overrides the country’s values that a deployment may set', () => {
    const set = {
      MINIMUM_ETA_MINUTES: '25',
      DEFAULT_PAYMENT_METHOD: 'PAID',
      CARD_PAYMENT_TYPE: 'cybersource_creditcard',
    };
    expect(deployedCountry(read(set))).toMatchObject({
      minimumEtaMinutes: 25,
      payment: { default: 'PAID', cardType: 'cybersource_creditcard' },
    });
  });

  it('has the calls at the page’s origin, or at that of a split deployment', () => {
    expect(apiBase(read({}))).toBe('');
    expect(apiBase(read({ COUNTRY: 'SG', ENVIRONMENT: 'stg', MAILBOX: 'true', API_HOST: 'riderbell.example' }))).toBe(
      'https://sg.stg.riderbell.example',
    );
  });
});
