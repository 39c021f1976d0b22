import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { scriptFonts } from '@riderbell/web/i18n/script-fonts.ts';
import { charactersOfFont } from './characters-of-font.ts';

const root = path.join(import.meta.dirname, '../../..');
const texts = path.join(root, 'packages/messages/src');

const cache = new Map<string, ReadonlySet<number>>();

/** The characters in all files of a font. */
function charactersOf(font: string): ReadonlySet<number> {
  const folder = path.join(root, 'node_modules/@fontsource-variable', font, 'files');
  const files = readdirSync(folder).filter((file) => file.endsWith('-wght-normal.woff2'));
  const characters =
    cache.get(font) ?? new Set(files.flatMap((file) => [...charactersOfFont(path.join(folder, file))]));
  cache.set(font, characters);
  return characters;
}

/** The characters in the texts of a language, without placeholders. */
function charactersInTexts(language: Language): Set<string> {
  const files = readdirSync(path.join(texts, language)).filter((file) => file.endsWith('.json'));
  const all = files.map((file) => readFileSync(path.join(texts, language, file), 'utf8'));
  const words = all.flatMap((file) => Object.values(JSON.parse(file) as Record<string, string>));
  // Spaces and direction marks have no glyphs.
  return new Set(words.join('').replaceAll(/\{\{\w+\}\}|[\s\p{Cf}\p{Cc}]/gu, ''));
}

describe('the fonts of the portal', () => {
  it.each(languages)('finds a font for every character of the texts in %s', (language) => {
    const font = scriptFonts[language];
    // Kazakh has a separate font, because Manrope has no glyphs for five of its letters.
    const available = new Set([
      ...(language === 'kk' ? [] : charactersOf('manrope')),
      ...(font === undefined ? [] : charactersOf(font)),
    ]);
    const missing = [...charactersInTexts(language)].filter(
      (character) => !available.has(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});
