import type { ExportTexts } from '../../features/exports/ports.ts';
import type { AreaTexts } from './area-texts.ts';

/** The words of exports. A text that the language does not have is in English. */
export function exportTexts(areas: { readonly sheets: AreaTexts; readonly tracking: AreaTexts }): ExportTexts {
  return {
    async in(language) {
      const wordsOf = async (area: AreaTexts) => {
        const [own, english] = await Promise.all([area.in(language), area.in('en')]);
        return (key: string): string => own[key] ?? english[key] ?? '';
      };
      const [sheets, tracking] = await Promise.all([wordsOf(areas.sheets), wordsOf(areas.tracking)]);
      return { sheets, tracking };
    },
  };
}
