import { describe, expect, it } from 'vitest';
import { pseudoKindOf, pseudoText, pseudoTexts } from './pseudo-texts.ts';
import { englishTexts } from './texts.ts';

const texts = Object.values(englishTexts).flatMap((area) => Object.values<string>(area));
const valuesOf = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

describe.each(['long', 'mirrored'] as const)('a %s pseudo text', (kind) => {
  it('has the values of the English text, unchanged', () => {
    expect(texts.filter((text) => String(valuesOf(pseudoText(text, kind))) !== String(valuesOf(text)))).toEqual([]);
  });

  it('has no English words, and both brackets', () => {
    const words = texts.map((text) => pseudoText(text, kind).replaceAll(/\{\{\w+\}\}/g, ''));
    expect(words.filter((text) => /[a-z]/i.test(text) || !/^⟦.*⟧$/.test(text))).toEqual([]);
  });

  it('has the same key, including the plural form', () => {
    expect(Object.keys(pseudoTexts(englishTexts.accounts, kind))).toEqual(Object.keys(englishTexts.accounts));
  });
});

it('a long text is about two fifths longer than English, in total', () => {
  const length = (all: readonly string[]) => all.reduce((sum, text) => sum + text.length, 0);
  const growth = length(texts.map((text) => pseudoText(text, 'long'))) / length(texts);
  expect(growth).toBeGreaterThan(1.3);
  expect(growth).toBeLessThan(1.5);
});

it('a mirrored text does not reverse its values', () => {
  expect(pseudoText('Call {{name}}', 'mirrored')).toBe('⟦\u202eÇááĺĺ \u202c{{name}}⟧');
});

it('pseudo texts replace English, and Arabic with its direction', () => {
  expect(['en', 'ar', 'de'].map(pseudoKindOf)).toEqual(['long', 'mirrored', null]);
});
