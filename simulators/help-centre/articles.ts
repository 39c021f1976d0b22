import { arabicArticles } from './articles/ar.ts';
import { englishArticles } from './articles/en.ts';
import { thaiArticles } from './articles/th.ts';

export interface Article {
  readonly topic: 'requesting' | 'later' | 'tracking' | 'cancelling' | 'cash' | 'fees' | 'hours' | 'contact';
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What people type besides the words that stand in it. */
  readonly words: string;
}

export interface HelpTexts {
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

const all: readonly HelpTexts[] = [englishArticles, thaiArticles, arabicArticles];

/** The texts of a locale such as "th_TH"; English for a language that it does not speak. */
export function textsOf(locale: string): HelpTexts {
  const [language] = locale.split(/[-_]/);
  return all.find((texts) => texts.language === language) ?? englishArticles;
}
