import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { ReadTexts } from '@riderbell/web/i18n/area-files.ts';
import { loadLocaleData } from '@riderbell/web/i18n/locale-data.ts';
import { type AreaTexts, parseTexts } from '@riderbell/web/i18n/texts-file.ts';

/** One chunk of the server's build for each language and area. A glob needs paths, not package names. */
const files = import.meta.glob<unknown>('../../../../packages/messages/src/*/*.json', { import: 'default' });

async function read(language: Language, area: Area): Promise<AreaTexts> {
  const load = files[`../../../../packages/messages/src/${language}/${area}.json`];
  if (load === undefined) throw new Error('There is no such text file');
  return parseTexts(await load());
}

/**
 * Reads the texts for server rendering. Rendering is synchronous, so the English fallback is merged in beforehand.
 * @param onMissing called for each file with a missing text
 */
export function renderingTexts(onMissing: (file: string) => void = () => undefined): ReadTexts {
  return async (language, area) => {
    const [translated, english] = await Promise.all([read(language, area), read('en', area), loadLocaleData(language)]);
    const isMissing = (key: string) => !(key in translated) && !(key.replace(/_one$/, '_other') in translated);
    if (Object.keys(english).some(isMissing)) onMissing(`${language}/${area}`);
    return { ...english, ...translated };
  };
}
