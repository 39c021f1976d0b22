import { folders } from 'virtual:text-folders';
import type { ReadTexts } from '@riderbell/web/i18n/area-files.ts';
import { loadLocaleData } from '@riderbell/web/i18n/locale-data.ts';
import { fetchTexts } from '@riderbell/web/i18n/texts-file.ts';

/** Fetches the texts of one area, whose file `build/texts-files.ts` has put beside the scripts. */
export const loadTexts: ReadTexts = async (language, area) => {
  const folder = folders[language];
  if (folder === undefined) throw new Error('There is no such text file');
  // Load the locale data with the texts, because texts contain values. Without the data the browser formats values itself.
  const [texts] = await Promise.all([
    fetchTexts(`${folder}/${area}.json`),
    loadLocaleData(language).catch(() => undefined),
  ]);
  return texts;
};
