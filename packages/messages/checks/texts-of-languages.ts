import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@riderbell/domain/countries/languages.ts';

/** The folder with a folder of texts for each language. */
export const textsFolder = join(import.meta.dirname, '../src');

/** The language that the others are translated from. */
export const sourceLanguage: Language = 'en';

/** One file of texts: its source, and the parsed texts (empty when it cannot be parsed). */
export interface AreaFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly source: string;
  readonly texts: Readonly<Record<string, string>>;
}

export interface LanguageTexts {
  readonly language: Language;
  readonly areas: ReadonlyMap<string, AreaFile>;
}

/** The areas, by the English files. */
export function areasIn(folder: string): string[] {
  return namesOf(join(folder, sourceLanguage));
}

/** The languages with a file for every area. */
export function completeLanguages(folder: string): Language[] {
  const areas = areasIn(folder);
  return languages.filter((language) => areas.every((area) => existsSync(join(folder, language, `${area}.json`))));
}

export function readLanguage(folder: string, language: Language): LanguageTexts {
  const names = namesOf(join(folder, language));
  return { language, areas: new Map(names.map((area) => [area, readArea(folder, language, area)])) };
}

function readArea(folder: string, language: Language, area: string): AreaFile {
  const source = readFileSync(join(folder, language, `${area}.json`), 'utf8');
  return areaFile(`packages/messages/src/${language}/${area}.json`, source);
}

/** @param source the content of the file; values that are no texts are left to `checkSyntax` */
export function areaFile(file: string, source: string): AreaFile {
  return { file, source, texts: textsOf(source) };
}

function textsOf(source: string): Record<string, string> {
  try {
    const texts: unknown = JSON.parse(source);
    if (typeof texts !== 'object' || texts === null) return {};
    return Object.fromEntries(Object.entries(texts).filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

function namesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => name.replace(/\.json$/, '')).toSorted();
}
