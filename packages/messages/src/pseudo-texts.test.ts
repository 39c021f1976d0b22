import { describe, expect, it } from 'vitest';
import { pseudoKindOf, pseudoText, pseudoTexts } from './pseudo-texts.ts';
import { englishTexts } from './texts.ts';

const texts = Object.values(englishTexts).flatMap((area) => Object.values<string>(area));
const valuesOf = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

describe.each(['long', 'mirrored'] as const)('a %s pseudo text', (kind) => {
  it('says the values of the English one, as they are', () => {
    expect(texts.filter((text) => String(valuesOf(pseudoText(text, kind))) !== String(valuesOf(text)))).toEqual([]);
  });

  it('has no word of English left, and both brackets', () => {
    const words = texts.map((text) => pseudoText(text, kind).replaceAll(/\{\{\w+\}\}/g, ''));
    expect(words.filter((text) => /[a-z]/i.test(text) || !/^⟦.*⟧$/.test(text))).toEqual([]);
  });

  it('stands under the same key, plural form and all', () => {
    expect(Object.keys(pseudoTexts(englishTexts.accounts, kind))).toEqual(Object.keys(englishTexts.accounts));
  });
});

it('is some two fifths longer than English, over all', () => {
  const length = (all: readonly string[]) => all.reduce((sum, text) => sum + text.length, 0);
  const growth = length(texts.map((text) => pseudoText(text, 'long'))) / length(texts);
  expect(growth).toBeGreaterThan(1.3);
  expect(growth).toBeLessThan(1.5);
});

it('leaves the run of a value alone where the words are turned around', () => {
  expect(pseudoText('Call {{name}}', 'mirrored')).toBe('⟦\u202eÇááĺĺ \u202c{{name}}⟧');
});

it('takes the place of English, and of Arabic with its direction', () => {
  expect(['en', 'ar', 'de'].map(pseudoKindOf)).toEqual(['long', 'mirrored', null]);
});
