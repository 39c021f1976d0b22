import type { Language } from '@riderbell/domain/countries/languages.ts';
import { areaFile, type LanguageTexts } from './texts-of-languages.ts';

type Texts = Readonly<Record<string, string>>;

/** A language with one area, for the tests of the checks. */
export function exampleTexts(language: Language, texts: Texts | string, area = 'orders'): LanguageTexts {
  const source = typeof texts === 'string' ? texts : JSON.stringify(texts);
  return { language, areas: new Map([[area, areaFile(`${language}/${area}.json`, source)]]) };
}
