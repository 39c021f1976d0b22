import { languageTag } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { directionOf, formatLocale } from './language.ts';

describe('a language', () => {
  it('has a tag and a direction', () => {
    expect(languageTag('th_TH')).toBe('th-TH');
    expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  });

  it('counts years and writes digits as on a receipt', () => {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(formatLocale('th_TH')).resolvedOptions();
    expect([calendar, numberingSystem]).toEqual(['gregory', 'latn']);
  });
});
