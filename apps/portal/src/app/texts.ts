import { folders } from 'virtual:text-folders';
import type { ReadTexts } from '@riderbell/web/i18n/area-files.ts';
import { loadLocaleData } from '@riderbell/web/i18n/locale-data.ts';
import { fetchTexts } from '@riderbell/web/i18n/texts-file.ts';

/** Fetches the texts of one area as the file that `build/texts-files.ts` has put beside the scripts. */
export const loadTexts: ReadTexts = async (language, area) => {
  const folder = folders[language];
  if (folder === undefined) throw new Error('They are not written');
  // Values are written as soon as a text is there to hold them; without the data the browser writes them as it can.
  const [texts] = await Promise.all([
    fetchTexts(`${folder}/${area}.json`),
    loadLocaleData(language).catch(() => undefined),
  ]);
  return texts;
};
