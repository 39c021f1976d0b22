import { languages } from '@riderbell/domain/countries/languages.ts';
import { expect, it } from 'vitest';
import { renderingTexts } from './rendering-texts.ts';

it.each(languages)('a page in %s is rendered with texts that lack nothing', async (language) => {
  const lacking: string[] = [];
  const read = renderingTexts((file) => lacking.push(file));
  const texts = await read(language, 'landing').catch(() => read('en', 'landing'));
  expect(texts['hero.title']).toMatch(/\S/);
  expect(lacking).toEqual([]);
});
