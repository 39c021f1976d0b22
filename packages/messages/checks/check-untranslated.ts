import { type AllowedWord, allowedWords, sameAsEnglish } from './allowed-words.ts';
import { withoutPlaceholders } from './check-placeholders.ts';
import { type Check, eachText, type Finding } from './finding.ts';
import { scriptsOf, wrongLetters } from './scripts.ts';
import { expectedKeys } from './plural-forms.ts';
import type { LanguageTexts } from './texts-of-languages.ts';

/** The allowed English words or texts of a language. */
export function allowedIn(own: LanguageTexts, list: readonly AllowedWord[]): Set<string> {
  const here = list.filter(({ languages }) => languages === 'all' || languages.includes(own.language));
  return new Set(here.map(({ text }) => text));
}

/** No text with letters is the same as in English. */
export const checkSameAsEnglish: Check = (own, english) => {
  if (own.language === english.language) return [];
  const allowed = allowedIn(own, sameAsEnglish);
  return [...own.areas].flatMap(([area, { file, texts }]) =>
    expectedKeys(english.areas.get(area)?.texts ?? {}, own.language).flatMap(({ key, english }): Finding[] => {
      const text = texts[key];
      if (text === undefined || text !== english || allowed.has(text)) return [];
      if (!/\p{L}/u.test(withoutPlaceholders(text))) return [];
      return [{ file, key, text, advice: 'is the English text: translate it, or allow it in allowed-words.ts' }];
    }),
  );
};

/** English words that no other language in Latin script has. */
const englishWords =
  /(?<![\p{L}\p{M}])(?:the|your|yours|you|please|this|with|from|orders?|cannot|could|were|again|delivery|customers?|request|requested|address|account|our|which|their|they|when)(?![\p{L}\p{M}])/giu;
const latinWords = /[A-Za-z]{2,}/g;

/** No English words in a translated sentence: in other scripts no Latin word at all, else none that is only English. */
export const checkEnglishWords: Check = (own, english) => {
  if (own.language === english.language) return [];
  const allowed = allowedIn(own, allowedWords);
  const words = scriptsOf(own.language).includes('Latin') ? englishWords : latinWords;
  return eachText((text) => {
    const left = (withoutPlaceholders(text).match(words) ?? []).find((word) => !allowed.has(word.toLowerCase()));
    if (left === undefined) return undefined;
    return `has the word "${left}": translate it, or allow it in allowed-words.ts`;
  })(own, english);
};

const mixedWord =
  /\p{Script=Latin}\p{M}*(?:\p{Script=Cyrillic}|\p{Script=Greek})|(?:\p{Script=Cyrillic}|\p{Script=Greek})\p{M}*\p{Script=Latin}/u;

/** No letters of another language that look the same: readers do not notice them, but a search does not find the word. */
export const checkLetters = eachText((text, { language }) => {
  const words = withoutPlaceholders(text);
  const own = new RegExp(
    ['Latin', 'Common', 'Inherited', ...scriptsOf(language)].map((name) => `\\p{Script=${name}}`).join('|'),
    'u',
  );
  const wrong = wrongLetters[language] ?? '';
  const found = mixedWord.exec(words)?.[0] ?? [...words].find((letter) => !own.test(letter) || wrong.includes(letter));
  return found === undefined ? undefined : `has "${found}", which is no letter of ${language}`;
});
