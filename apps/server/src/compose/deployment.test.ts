import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { countryCodes, type CountryCode } from '@riderbell/domain/countries/country.ts';
import { deployment } from '@riderbell/contract/deployment.ts';
import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import { describe, expect, it } from 'vitest';
import { deployedCountry } from '../settings/deployed-country.ts';
import { readSettings } from '../settings/read-settings.ts';
import { deploymentOf } from './deployment.ts';

const map = { tilesUrl: '', tilesZoom: 12, attribution: '' };

function deploymentOfCountry(code: CountryCode, settings: Record<string, string> = {}) {
  return deploymentOf(readSettings({ COUNTRY: code, ...settings }, '/'), countryOf(code), map, 'test', {});
}

describe('the country in the page', () => {
  it.each(countryCodes)('is valid for %s', (code) => {
    expect(deployment.parse({ ...exampleDeployment, ...deploymentOfCountry(code) })).toMatchObject({
      country: code,
      prohibited_items: expect.any(Array),
    });
  });

  it('has amounts in the country’s currency', () => {
    expect(deploymentOfCountry('HK')).toMatchObject({
      prices: { base: 49, per_kilometre: 3, typical: { from: 49, to: 79 } },
      rules: { item_value_ceiling: 1000, weight_limit_kg: 10 },
    });
    expect(deploymentOfCountry('TH').prices).toMatchObject({
      base: 35,
      included_kilometres: 4,
      cities: [{ name: 'Bangkok', included_kilometres: 1 }],
    });
    expect(deploymentOfCountry('PK')).toMatchObject({
      rules: { minimum_amount: 100, distance_limit_metres: 5000, item_value_ceiling: null },
      faq_distance: { put: 'between', from_metres: 4000 },
    });
  });

  it('has only configured links', () => {
    expect(deploymentOfCountry('DE')).toMatchObject({ terms_url: null, partner_url: null });
  });

  it('links the operator’s documents with the country in their address, and terms only if the country requires a link', () => {
    const settings = {
      TERMS_URL: 'https://example.com/terms/{country}.pdf',
      PARTNER_URL: 'https://example.com/{country}',
    };
    expect(deploymentOfCountry('DE', settings)).toMatchObject({
      terms_url: 'https://example.com/terms/de.pdf',
      partner_url: 'https://example.com/de',
    });
    expect(deploymentOfCountry('SG', settings)).toMatchObject({
      terms_url: null,
      partner_url: 'https://example.com/sg',
    });
  });
});

describe('the settings in the page', () => {
  it('take precedence over the country', () => {
    const set = {
      MINIMUM_ETA_MINUTES: '25',
      DEFAULT_PAYMENT_METHOD: 'PAID',
      CARD_PAYMENT_TYPE: 'cybersource_creditcard',
      REGISTRATION_TYPE: 'PV',
      API_HOST: 'riderbell.example',
      TRACKING_LINK_HOURS: '48',
    };
    const settings = readSettings(set, '/');
    expect(deploymentOf(settings, deployedCountry(settings), map, 'test', {})).toMatchObject({
      registration_type: 'PV',
      api_base: 'https://th.san.riderbell.example',
      tracking_link_hours: 48,
      rules: {
        minimum_eta_minutes: 25,
        default_payment_method: 'PAID',
        card_payment_type: 'cybersource_creditcard',
      },
    });
  });
});
