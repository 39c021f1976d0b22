import { languageTag } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { directionOf, formatLocale } from './language.ts';

describe('a language', () => {
  it('gives a language its tag and direction', () => {
    expect(languageTag('th_TH')).toBe('th-TH');
    expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  });

  it('formats Thai with Gregorian years and Latin digits, as on a receipt', () => {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(formatLocale('th_TH')).resolvedOptions();
    expect([calendar, numberingSystem]).toEqual(['gregory', 'latn']);
  });
});
