import type { Language } from '@riderbell/domain/countries/languages.ts';
import { useDeployment } from '../deployment.ts';
import { languageTag } from './language.ts';
import { useLanguage } from './use-texts.ts';

/** English sentences put an article before these: "in the Philippines". */
const withArticle: ReadonlySet<string> = new Set(['AE', 'PH']);

/** A country as a language calls it, alone ("Philippines") and in a sentence. */
export function countryName(language: Language, country: string): { alone: string; inSentence: string } {
  // The short one: the long name of Hong Kong is a statement, not a name.
  const names = new Intl.DisplayNames([languageTag(language)], { type: 'region', style: 'short' });
  const alone = names.of(country) ?? country;
  return { alone, inSentence: language === 'en' && withArticle.has(country) ? `the ${alone}` : alone };
}

/** The country of this deployment in the language of the screen. */
export function useCountryName(): { alone: string; inSentence: string } {
  const { language } = useLanguage();
  return countryName(language, useDeployment().country);
}
