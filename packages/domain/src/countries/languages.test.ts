import { describe, expect, test } from 'vitest';
import { isLanguage, isRightToLeft, languages, startLanguage, supportedLanguage } from './languages.ts';

test('there are 29 languages, of which Arabic and Urdu are written from right to left', () => {
  expect(new Set(languages).size).toBe(29);
  expect(languages.filter(isRightToLeft)).toEqual(['ar', 'ur']);
  expect(isLanguage('th_TH')).toBe(true);
  expect(isLanguage('th')).toBe(false);
});

describe('the language to show', () => {
  test('is the one that was asked for, however it is written', () => {
    expect(supportedLanguage('th-TH', ['en', 'th_TH'], 'en')).toBe('th_TH');
    expect(supportedLanguage('ZH-hk', ['zh_CN', 'zh_HK'], 'zh_CN')).toBe('zh_HK');
  });

  test('is another form of the same tongue where that one is not offered', () => {
    expect(supportedLanguage('de-AT', ['en', 'de'], 'en')).toBe('de');
    expect(supportedLanguage('th', ['en', 'th_TH'], 'en')).toBe('th_TH');
  });

  test('is the default where the language is not supported', () => {
    expect(supportedLanguage('fr', ['en', 'th_TH'], 'en')).toBe('en');
    expect(supportedLanguage('', ['sv', 'en'], 'sv')).toBe('sv');
  });
});

describe('the language to begin a visit in', () => {
  test('is the strongest wish that can be met', () => {
    expect(startLanguage(['en', 'th_TH', 'ar'], 'en', ['ar', 'th_TH', 'en-GB'])).toBe('ar');
    expect(startLanguage(['en', 'th_TH', 'ar'], 'en', [null, 'th_TH', 'en-GB'])).toBe('th_TH');
    expect(startLanguage(['en', 'th_TH'], 'en', ['xx', undefined, 'th'])).toBe('th_TH');
  });

  test('is the deployment’s default where none can be met, and the first one where that is not offered', () => {
    expect(startLanguage(['en', 'th_TH'], 'th_TH', [null, '', 'fr'])).toBe('th_TH');
    expect(startLanguage(['en', 'th_TH'], 'de', [])).toBe('en');
  });
});
