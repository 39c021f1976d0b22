import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { ReadTexts } from '@riderbell/web/i18n/area-files.ts';
import { loadLocaleData } from '@riderbell/web/i18n/locale-data.ts';
import { type AreaTexts, parseTexts } from '@riderbell/web/i18n/texts-file.ts';

/** One part of the server's build for each language and area. A glob takes paths, not packages. */
const files = import.meta.glob<unknown>('../../../../packages/messages/src/*/*.json', { import: 'default' });

async function read(language: Language, area: Area): Promise<AreaTexts> {
  const load = files[`../../../../packages/messages/src/${language}/${area}.json`];
  if (load === undefined) throw new Error('They are not written');
  return parseTexts(await load());
}

/**
 * Reads the texts that pages are rendered with. A page is rendered in one go, so English stands behind every text beforehand.
 * @param onMissing called for each file in which a text is missing
 */
export function renderingTexts(onMissing: (file: string) => void = () => undefined): ReadTexts {
  return async (language, area) => {
    const [own, english] = await Promise.all([read(language, area), read('en', area), loadLocaleData(language)]);
    const isMissing = (key: string) => !(key in own) && !(key.replace(/_one$/, '_other') in own);
    if (Object.keys(english).some(isMissing)) onMissing(`${language}/${area}`);
    return { ...english, ...own };
  };
}
