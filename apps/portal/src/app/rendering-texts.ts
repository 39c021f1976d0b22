import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { Area } from '@riderbell/messages/texts.ts';
import type { LoadTexts } from '@riderbell/web/i18n/area-files.ts';
import { bringLocaleData } from '@riderbell/web/i18n/locale-data.ts';
import { type AreaTexts, find } from '@riderbell/web/i18n/say.ts';
import { textsIn } from '@riderbell/web/i18n/texts-file.ts';

/** One part of the server's build for each language and area. A glob takes paths, not packages. */
const files = import.meta.glob<unknown>('../../../../packages/messages/src/*/*.json', { import: 'default' });

async function read(language: Language, area: Area): Promise<AreaTexts> {
  const load = files[`../../../../packages/messages/src/${language}/${area}.json`];
  if (load === undefined) throw new Error('They are not written');
  return textsIn(await load());
}

/**
 * Reads the texts that pages are rendered with. A page is rendered in one go, so English stands behind every text beforehand.
 * @param onLack told of each file that lacks a text
 */
export function renderingTexts(onLack: (file: string) => void = () => undefined): LoadTexts {
  return async (language, area) => {
    const [own, english] = await Promise.all([read(language, area), read('en', area), bringLocaleData(language)]);
    const lacks = (key: string) => find(own, language, key.replace(/_(?:one|other)$/, '')) === undefined;
    if (Object.keys(english).some(lacks)) onLack(`${language}/${area}`);
    return { ...english, ...own };
  };
}
