import { describe, expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { allowedValues, checkParameter, countryInForce, defaultParameterValue } from './country-parameters.ts';
import { type CountryParameter, countryParameters } from './country-parameter-names.ts';
import { countryCodes } from './country.ts';

const thailand = { country: countryOf('TH'), takesCards: false };

describe('a country parameter', () => {
  test.each(countryCodes)('defaults to the value in the file of %s, which is allowed as a setting', (code) => {
    const country = countryOf(code);
    for (const parameter of countryParameters) {
      const value = defaultParameterValue(parameter, country);
      expect(checkParameter(parameter, value, { country, takesCards: false }), parameter).toEqual({ ok: true, value });
    }
  });

  test.each<[CountryParameter, string, string]>([
    ['allOutletOrders', ' false ', 'false'],
    ['serviceHours', '0800:2200', '0800:2200'],
    ['serviceHours', '2200:0559', '2200:0559'],
    ['serviceHours', '2359:2359', '2359:2359'],
    ['onlinePaymentActivated', 'false', 'false'],
    ['orderItemValueExceedLimit', '7500', '7500'],
    ['orderItemValueExceedLimit', '007500.50', '7500.5'],
    ['paymentMethods', 'PAID', 'PAID'],
    ['paymentMethods', 'CASH_ON_DELIVERY | PAID', 'CASH_ON_DELIVERY|PAID'],
  ])('%s accepts %j and stores %j', (parameter, text, value) => {
    expect(checkParameter(parameter, text, thailand)).toEqual({ ok: true, value });
  });

  test.each<[CountryParameter, string]>([
    ['allOutletOrders', 'yes'],
    ['allOutletOrders', ''],
    ['serviceHours', '0800-2200'],
    ['serviceHours', '800:2200'],
    ['serviceHours', '0800:2400'],
    ['serviceHours', '0860:2200'],
    ['onlinePaymentActivated', 'true'],
    ['onlinePaymentActivated', '1'],
    ['orderItemValueExceedLimit', '0'],
    ['orderItemValueExceedLimit', '-5'],
    ['orderItemValueExceedLimit', '5,000'],
    ['orderItemValueExceedLimit', '5000.001'],
    ['orderItemValueExceedLimit', '9'.repeat(13)],
    ['paymentMethods', ''],
    ['paymentMethods', 'CASH'],
    ['paymentMethods', 'NONE'],
    ['paymentMethods', 'PAID|PAID'],
    ['paymentMethods', 'PAID|'],
    ['paymentMethods', 'PAID,CASH_ON_DELIVERY'],
  ])('%s refuses %j and lists the allowed values', (parameter, text) => {
    const allowed = allowedValues(parameter, thailand);
    expect(allowed).not.toBe('');
    expect(checkParameter(parameter, text, thailand)).toEqual({ ok: false, allowed });
  });

  test('orderItemValueExceedLimit accepts as many decimals as the currency has', () => {
    const limit = (code: 'KW' | 'JP', text: string) =>
      checkParameter('orderItemValueExceedLimit', text, { country: countryOf(code), takesCards: false }).ok;
    expect([limit('KW', '49.995'), limit('KW', '49.9955'), limit('JP', '5000'), limit('JP', '5000.5')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('onlinePaymentActivated accepts true only with a card gateway', () => {
    const taking = { ...thailand, takesCards: true };
    expect(checkParameter('onlinePaymentActivated', 'true', taking)).toEqual({ ok: true, value: 'true' });
  });
});

describe('a country in force', () => {
  test('follows changes of its parameters at once', () => {
    const values = new Map<CountryParameter, string>();
    const country = countryInForce(
      thailand.country,
      (name) => values.get(name) ?? defaultParameterValue(name, thailand.country),
    );
    expect(country).toEqual(thailand.country);
    values.set('serviceHours', '0900:1700').set('orderItemValueExceedLimit', '99.5').set('paymentMethods', 'PAID');
    expect(country).toMatchObject({
      serviceHours: '0900:1700',
      itemValueLimit: { value: 9950 },
      payment: { allowed: 'PAID', default: 'PAID' },
      currency: 'THB',
    });
  });
});
