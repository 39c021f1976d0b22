import { describe, expect, it } from 'vitest';
import { loadPhoneForms } from './phone-forms.ts';

describe('a phone number', () => {
  it.each([
    ['TH', ['081 234 5678', '+66812345678', '+66 (0)81-234-5678', '๐๘๑๒๓๔๕๖๗๘'], '+66812345678', '812345678'],
    ['KZ', ['8 701 234 5678', '+77012345678', '7012345678'], '+77012345678', '7012345678'],
    ['HU', ['06 20 123 4567', '+36201234567'], '+36201234567', '201234567'],
    ['SG', ['91234567', '+65 9123 4567'], '+6591234567', '91234567'],
  ] as const)(
    'gives every spelling of a number in %s the same full and national form',
    async (country, written, full, national) => {
      const forms = await loadPhoneForms(country);
      for (const text of written) expect([forms.full(text), forms.national(text)]).toEqual([full, national]);
    },
  );

  it('returns only the digits of an unreadable number, and in a country without a number plan', async () => {
    expect((await loadPhoneForms('TH')).full('1')).toBe('1');
    const forms = await loadPhoneForms('XX');
    expect([forms.full('+012 34'), forms.national('01234')]).toEqual(['1234', '1234']);
  });
});
