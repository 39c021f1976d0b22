import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import type { ExportTexts } from '../../features/exports/ports.ts';
import type { AreaTexts } from './area-texts.ts';

/** The words of exports. A text that the language does not have is in English. */
export function exportTexts(areas: { readonly sheets: AreaTexts; readonly tracking: AreaTexts }): ExportTexts {
  return {
    async in(language) {
      const wordsOf = async (area: AreaTexts) => {
        const [own, english] = await Promise.all([area.in(language), area.in('en')]);
        return (key: string, count?: number): string => {
          if (count === undefined) return own[key] ?? english[key] ?? '';
          const text = own[pluralKey(language, key, count)] ?? english[pluralKey('en', key, count)] ?? '';
          return text.replace('{{count}}', String(count));
        };
      };
      const [sheets, tracking] = await Promise.all([wordsOf(areas.sheets), wordsOf(areas.tracking)]);
      return { sheets, tracking };
    },
  };
}

function pluralKey(language: Language, key: string, count: number): string {
  return `${key}_${new Intl.PluralRules(languageTag(language)).select(count)}`;
}
