import type { Language } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { type AllowedWord, allowedWords, sameAsEnglish } from './allowed-words.ts';
import { withoutPlaceholders } from './check-placeholders.ts';
import { completeLanguages, readLanguage, textsFolder } from './texts-of-languages.ts';

const translated = completeLanguages(textsFolder).filter((language) => language !== 'en');

/** All texts by language. */
const textsOf = new Map<Language, string[]>(
  translated.map((language) => {
    const { areas } = readLanguage(textsFolder, language);
    return [language, [...areas.values()].flatMap(({ texts }) => Object.values(texts))];
  }),
);

/** The unused entries: an entry for all languages needs one that uses it, any other needs each of its languages to use it. */
function unused(list: readonly AllowedWord[], uses: (texts: readonly string[], word: string) => boolean) {
  const usedIn = (language: Language, text: string) => uses(textsOf.get(language) ?? [], text);
  return list.flatMap(({ text, languages }) => {
    if (languages === 'all') return translated.some((language) => usedIn(language, text)) ? [] : [text];
    const here = languages.filter((language) => textsOf.has(language));
    return here.filter((language) => !usedIn(language, text)).map((language) => `${text} in ${language}`);
  });
}

describe('each allowed English', () => {
  it('word is used by its languages', () => {
    const left = unused(allowedWords, (texts, word) => {
      const pattern = new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i');
      return texts.some((text) => pattern.test(withoutPlaceholders(text)));
    });
    expect(left).toEqual([]);
  });

  it('text is used by its languages', () => {
    expect(unused(sameAsEnglish, (texts, text) => texts.includes(text))).toEqual([]);
  });

  it('entry has a reason and is listed once', () => {
    for (const list of [allowedWords, sameAsEnglish]) {
      expect(list.filter(({ reason }) => reason === '')).toEqual([]);
      expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
    }
  });
});
