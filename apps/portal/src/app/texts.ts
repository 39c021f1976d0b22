import type { AreaTexts } from '../platform/i18n/say.ts';
import type { LoadTexts } from '../platform/i18n/text-store.ts';

/** One chunk for each language and area. A glob takes paths, not packages. */
const files = import.meta.glob<AreaTexts>('../../../../packages/messages/src/*/*.json', {
  import: 'default',
});

export const loadTexts: LoadTexts = async (language, area) => {
  const load = files[`../../../../packages/messages/src/${language}/${area}.json`];
  if (load === undefined) throw new Error(`There are no texts of ${area} in ${language}`);
  return load();
};
