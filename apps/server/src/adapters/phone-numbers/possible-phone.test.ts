import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { isPossiblePhone } from './possible-phone.ts';

describe('by the number plans of the world', () => {
  it.each(countryCodes)('%s is called with the prefix of its file', (code) => {
    expect(`+${getCountryCallingCode(code)}`).toBe(countryOf(code).phonePrefix);
  });
});

describe('the phone numbers of the demo', () => {
  it.each(countryCodes)('are possible in %s', (code) => {
    const { vendors, riders, orders } = demoWorld(Date.UTC(2026, 10, 21, 9), code);
    const phones = [...vendors, ...riders, ...orders.map(({ customer }) => customer)].map(({ phone }) => phone);
    expect(phones.filter((phone) => !isPossiblePhone(code)(phone))).toEqual([]);
  });

  // Bangkok's are of a block that is not given out; elsewhere the plan itself has no such numbers.
  it.each(countryCodes.filter((code) => code !== 'TH'))('are nobody’s in %s', (code) => {
    const { vendors, riders } = demoWorld(Date.UTC(2026, 10, 21, 9), code);
    expect([...vendors, ...riders].filter(({ phone }) => isValidPhoneNumber(phone))).toEqual([]);
  });
});

describe('a possible number', () => {
  it('has the length of the country’s, or with a plus of any country’s', () => {
    const isPossible = isPossiblePhone('TH');
    expect(['081 234 5678', '+66812345678', '+4930123456'].map(isPossible)).toEqual([true, true, true]);
    expect(['12', '+66', 'call me', ''].map(isPossible)).toEqual([false, false, false, false]);
  });
});
