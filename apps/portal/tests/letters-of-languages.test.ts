import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { scriptFonts } from '@riderbell/web/i18n/script-fonts.ts';
import { lettersOfFont } from './letters-of-font.ts';

const root = path.join(import.meta.dirname, '../../..');
const texts = path.join(root, 'packages/messages/src');

const known = new Map<string, ReadonlySet<number>>();

/** Every letter of all files of a font. */
function lettersOf(font: string): ReadonlySet<number> {
  const folder = path.join(root, 'node_modules/@fontsource-variable', font, 'files');
  const files = readdirSync(folder).filter((file) => file.endsWith('-wght-normal.woff2'));
  const letters = known.get(font) ?? new Set(files.flatMap((file) => [...lettersOfFont(path.join(folder, file))]));
  known.set(font, letters);
  return letters;
}

/** What the texts of a language are written with, but for the names of values. */
function writtenIn(language: Language): Set<string> {
  const files = readdirSync(path.join(texts, language)).filter((file) => file.endsWith('.json'));
  const all = files.map((file) => readFileSync(path.join(texts, language, file), 'utf8'));
  const words = all.flatMap((file) => Object.values(JSON.parse(file) as Record<string, string>));
  // Spaces and marks of direction have no form to draw.
  return new Set(words.join('').replaceAll(/\{\{\w+\}\}|[\s\p{Cf}\p{Cc}]/gu, ''));
}

describe('every letter of the texts has a font of ours', () => {
  it.each(languages)('in %s', (language) => {
    const font = scriptFonts[language];
    // Kazakh has a font for all of its letters, because Manrope lacks five of them.
    const letters = new Set([
      ...(language === 'kk' ? [] : lettersOf('manrope')),
      ...(font === undefined ? [] : lettersOf(font)),
    ]);
    const missing = [...writtenIn(language)].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });
});
