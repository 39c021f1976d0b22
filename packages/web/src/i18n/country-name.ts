import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { useDeployment } from '../deployment.ts';
import { localeDataOf } from './locale-data.ts';
import { useLanguage } from './use-texts.ts';

/** English sentences put an article before these: "in the Philippines". */
const withArticle: ReadonlySet<string> = new Set(['AE', 'PH']);

/** A country as a language calls it, alone ("Philippines") and in a sentence. */
export function countryName(language: Language, country: string): { alone: string; inSentence: string } {
  // What stands in brackets is another name of the same country.
  const alone = nameFromTables(language, country).replace(/\s*[(（].*$/u, '');
  return { alone, inSentence: language === 'en' && withArticle.has(country) ? `the ${alone}` : alone };
}

function nameFromTables(language: Language, country: string): string {
  const known = localeDataOf(language)?.countries[country];
  if (known !== undefined) return known;
  // The short one: the long name of Hong Kong is a statement, not a name.
  return new Intl.DisplayNames([languageTag(language)], { type: 'region', style: 'short' }).of(country) ?? country;
}

/** The country of this deployment in the language of the screen. */
export function useCountryName(): { alone: string; inSentence: string } {
  const { language } = useLanguage();
  return countryName(language, useDeployment().country);
}
