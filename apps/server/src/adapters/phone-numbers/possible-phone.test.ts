import { countryOf } from '@riderbell/domain/countries/countries.ts';
import { countryCodes } from '@riderbell/domain/countries/country.ts';
import { demoWorld } from '@riderbell/worlds/demo.ts';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { isPossiblePhone } from './possible-phone.ts';

describe('the numbering plans of the world', () => {
  it.each(countryCodes)('agree with the phone prefix in the file of %s', (code) => {
    expect(`+${getCountryCallingCode(code)}`).toBe(countryOf(code).phonePrefix);
  });
});

describe('the phone numbers of the demo', () => {
  it.each(countryCodes)('are possible in %s', (code) => {
    const { vendors, riders, orders } = demoWorld(Date.UTC(2026, 10, 21, 9), code);
    const phones = [...vendors, ...riders, ...orders.map(({ customer }) => customer)].map(({ phone }) => phone);
    expect(phones.filter((phone) => !isPossiblePhone(code)(phone))).toEqual([]);
  });

  // Bangkok's demo numbers are from an unassigned block; elsewhere the numbering plan excludes them.
  it.each(countryCodes.filter((code) => code !== 'TH'))('cannot belong to a person in %s', (code) => {
    const { vendors, riders } = demoWorld(Date.UTC(2026, 10, 21, 9), code);
    expect([...vendors, ...riders].filter(({ phone }) => isValidPhoneNumber(phone))).toEqual([]);
  });
});

describe('isPossiblePhone', () => {
  it('accepts lengths of the country, and after a plus those of any country', () => {
    const isPossible = isPossiblePhone('TH');
    expect(['081 234 5678', '+66812345678', '+4930123456'].map(isPossible)).toEqual([true, true, true]);
    expect(['12', '+66', 'call me', ''].map(isPossible)).toEqual([false, false, false, false]);
  });
});
