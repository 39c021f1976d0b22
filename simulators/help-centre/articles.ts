import { articles as ar } from './articles/ar.ts';
import { articles as en } from './articles/en.ts';
import { articles as thTH } from './articles/th_TH.ts';

export interface Article {
  readonly topic: 'requesting' | 'later' | 'tracking' | 'cancelling' | 'cash' | 'fees' | 'hours' | 'contact';
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What people type besides the words that stand in it. */
  readonly words: string;
}

export interface HelpTexts {
  /** As HTML names it: "th-TH". */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** With {brand}. */
  readonly name: string;
  readonly title: string;
  readonly search: string;
  /** With {count}; no plural, so that it fits every language. */
  readonly found: string;
  readonly none: string;
  readonly articles: readonly Article[];
}

/** By the name of the locale. */
const textsByLocale: ReadonlyMap<string, HelpTexts> = new Map([
  ['en', en],
  ['th_TH', thTH],
  ['ar', ar],
]);

/** The texts of a locale such as "th_TH", or of one with its language; English for a language that it does not speak. */
export function textsOf(locale: string): HelpTexts {
  const [language] = locale.split(/[-_]/);
  const near = [...textsByLocale.values()].find((texts) => texts.language.split('-')[0] === language);
  return textsByLocale.get(locale) ?? near ?? en;
}
