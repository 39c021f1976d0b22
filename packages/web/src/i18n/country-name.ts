import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { useDeployment } from '../deployment.ts';
import { localeDataOf } from './locale-data.ts';
import { useLanguage } from './use-texts.ts';

/** Countries with an article in English sentences: "in the Philippines". */
const withArticle: ReadonlySet<string> = new Set(['AE', 'PH']);

/** The name of a country in a language, alone ("Philippines") and in a sentence ("the Philippines"). */
export function countryName(language: Language, country: string): { alone: string; inSentence: string } {
  // The brackets contain another name of the same country.
  const alone = nameFromTables(language, country).replace(/\s*[(（].*$/u, '');
  return { alone, inSentence: language === 'en' && withArticle.has(country) ? `the ${alone}` : alone };
}

function nameFromTables(language: Language, country: string): string {
  const name = localeDataOf(language)?.countries[country];
  if (name !== undefined) return name;
  // The short style, because the long name of Hong Kong makes a political statement.
  return new Intl.DisplayNames([languageTag(language)], { type: 'region', style: 'short' }).of(country) ?? country;
}

/** The country of this deployment in the language of the screen. */
export function useCountryName(): { alone: string; inSentence: string } {
  const { language } = useLanguage();
  return countryName(language, useDeployment().country);
}
