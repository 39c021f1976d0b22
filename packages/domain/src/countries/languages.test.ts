import { expect, test } from 'vitest';
import { languageNames } from './language-names.ts';
import { isLanguage, isRightToLeft, languages, languageTag, offeredLanguages } from './languages.ts';

test('there are 29 languages, of which Arabic and Urdu are written from right to left', () => {
  expect(new Set(languages).size).toBe(29);
  expect(languages.filter(isRightToLeft)).toEqual(['ar', 'ur']);
  expect(isLanguage('th_TH')).toBe(true);
  expect(isLanguage('th')).toBe(false);
});

test('each language has a unique name in its own script', () => {
  const names = languages.map((language) => languageNames[language]);
  expect(new Set(names).size).toBe(29);
  expect(languageNames).toMatchObject({ th_TH: 'ไทย', zh_HK: '繁體中文（香港）', sr: 'Srpski', fil: 'Filipino' });
});

test('each language has a tag that browsers and screen readers understand, Serbian that of its Latin script', () => {
  expect([languageTag('th_TH'), languageTag('sr'), languageTag('fil')]).toEqual(['th-TH', 'sr-Latn', 'fil']);
  expect(languages.map(languageTag)).toEqual(Intl.getCanonicalLocales(languages.map(languageTag)));
});

test('a deployment offers the supported ones of its languages, or English when none is supported', () => {
  expect(offeredLanguages(['en', 'th_TH', 'de', 'xx'])).toEqual(['en', 'th_TH', 'de']);
  expect(offeredLanguages(['xx'])).toEqual(['en']);
});
