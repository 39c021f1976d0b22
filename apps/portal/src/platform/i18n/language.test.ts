import { describe, expect, it } from 'vitest';
import { directionOf, formatLocale, languageTag, nameOf, offeredLanguages } from './language.ts';

describe('the languages of a deployment', () => {
  it('are those that have texts, and English when none has', () => {
    expect(offeredLanguages(['en', 'th_TH', 'de', 'xx'])).toEqual(['en', 'th_TH']);
    expect(offeredLanguages(['de'])).toEqual(['en']);
  });
});

describe('a language', () => {
  it('has the tag, the direction and the name that its readers know', () => {
    expect(languageTag('th_TH')).toBe('th-TH');
    expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
    expect([nameOf('en'), nameOf('th_TH'), nameOf('ar')]).toEqual(['English', 'ไทย', 'العربية']);
  });

  it('counts years and writes digits as on a receipt', () => {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(formatLocale('th_TH')).resolvedOptions();
    expect([calendar, numberingSystem]).toEqual(['gregory', 'latn']);
  });
});
