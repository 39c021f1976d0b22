import type { Language } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { type AllowedWord, allowedWords, sameAsEnglish } from './allowed-words.ts';
import { withoutPlaceholders } from './check-placeholders.ts';
import { completeLanguages, readLanguage, textsFolder } from './texts-of-languages.ts';

const translated = completeLanguages(textsFolder).filter((language) => language !== 'en');

/** All texts of a language. */
const said = new Map<Language, string[]>(
  translated.map((language) => {
    const { areas } = readLanguage(textsFolder, language);
    return [language, [...areas.values()].flatMap(({ texts }) => Object.values(texts))];
  }),
);

/** An entry for all needs one language, any other needs each that it names and that is there. */
function unused(list: readonly AllowedWord[], uses: (texts: readonly string[], word: string) => boolean) {
  const usedIn = (language: Language, text: string) => uses(said.get(language) ?? [], text);
  return list.flatMap(({ text, languages }) => {
    if (languages === 'all') return translated.some((language) => usedIn(language, text)) ? [] : [text];
    const here = languages.filter((language) => said.has(language));
    return here.filter((language) => !usedIn(language, text)).map((language) => `${text} in ${language}`);
  });
}

describe('what is allowed to stay English', () => {
  it('is used where it is allowed: words', () => {
    const left = unused(allowedWords, (texts, word) => {
      const pattern = new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i');
      return texts.some((text) => pattern.test(withoutPlaceholders(text)));
    });
    expect(left).toEqual([]);
  });

  it('is used where it is allowed: whole texts', () => {
    expect(unused(sameAsEnglish, (texts, text) => texts.includes(text))).toEqual([]);
  });

  it('has a reason, and stands there once', () => {
    for (const list of [allowedWords, sameAsEnglish]) {
      expect(list.filter(({ reason }) => reason === '')).toEqual([]);
      expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
    }
  });
});
