import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languagesWithoutWords, localeDataOf } from './formats/locale-data.ts';
import { root } from './project-files.ts';

/** `npm run formats:describe`: writes the words of dates, numbers and countries for languages that browsers do not support. */
for (const language of languagesWithoutWords) {
  const file = join(root, `packages/web/src/i18n/locale-data/${language}.json`);
  await writeFile(file, `${JSON.stringify(localeDataOf(language), null, 2)}\n`);
}
