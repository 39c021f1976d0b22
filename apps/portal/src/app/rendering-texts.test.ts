import { languages } from '@riderbell/domain/countries/languages.ts';
import { expect, it } from 'vitest';
import { renderingTexts } from './rendering-texts.ts';

it.each(languages)('renders a page in %s without missing texts', async (language) => {
  const incompleteFiles: string[] = [];
  const read = renderingTexts((file) => incompleteFiles.push(file));
  const texts = await read(language, 'landing').catch(() => read('en', 'landing'));
  expect(texts['hero.title']).toMatch(/\S/);
  expect(incompleteFiles).toEqual([]);
});
