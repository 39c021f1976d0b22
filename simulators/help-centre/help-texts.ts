import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const article = z.strictObject({
  topic: z.enum(['requesting', 'later', 'tracking', 'cancelling', 'cash', 'fees', 'hours', 'contact']),
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Search words that are not in the text. */
  words: z.string(),
});

const helpTexts = z.strictObject({
  /** As HTML names it: "th-TH". */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** With {brand}. */
  name: z.string(),
  title: z.string(),
  search: z.string(),
  /** With {count}; no plural, so that it fits every language. */
  found: z.string(),
  none: z.string(),
  articles: z.array(article),
});

export type Article = z.infer<typeof article>;
export type HelpTexts = z.infer<typeof helpTexts>;

const folder = new URL('articles/', import.meta.url);
const cache = new Map<string, HelpTexts>();

/** The locales that have a file, such as "th_TH". */
export const helpLocales = readdirSync(folder)
  .map((name) => name.replace('.json', ''))
  .toSorted();

/** The texts of a locale or of another locale of its language; English for a language without texts. */
export function textsOf(locale: string): HelpTexts {
  const [language] = locale.split(/[-_]/);
  const sameLanguage = helpLocales.find((name) => name.split('_')[0] === language);
  return readTexts(helpLocales.includes(locale) ? locale : (sameLanguage ?? 'en'));
}

function readTexts(locale: string): HelpTexts {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  const texts = helpTexts.parse(JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')));
  cache.set(locale, texts);
  return texts;
}
