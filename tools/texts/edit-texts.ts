import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCharacters, checkSpaces } from '../../packages/messages/checks/check-characters.ts';
import { checkSyntax } from '../../packages/messages/checks/check-keys.ts';
import { checkLeftovers, checkQuotes, dueMark } from '../../packages/messages/checks/check-leftovers.ts';
import { checkBraces } from '../../packages/messages/checks/check-placeholders.ts';
import { formatFinding } from '../../packages/messages/checks/finding.ts';
import { formOf, formsOf } from '../../packages/messages/checks/plural-forms.ts';
import {
  areaFile,
  areasIn,
  type LanguageTexts,
  readLanguage,
  sourceLanguage,
} from '../../packages/messages/checks/texts-of-languages.ts';
import { type Language, languages } from '../../packages/domain/src/countries/languages.ts';
import { insertAfter, linesOf, removeLines, formatLines } from './texts-file.ts';

type Lines = ReturnType<typeof linesOf>;

/** The result of an edit: the written files. If there is an error, none is written. */
export interface EditResult {
  readonly files: readonly string[];
}

export interface NewText {
  readonly area: string;
  readonly key: string;
  readonly english: string;
  /** The English plural, when the text has one; `english` is the singular then. */
  readonly plural?: string | undefined;
  /** The key after which it is inserted; by default the last similar key, or the end. */
  readonly after?: string | undefined;
}

const keyShape = /^[A-Za-z0-9][\w-]*(?:\.[\w-]+)*$/;
const formEnding = /_(?:zero|one|two|few|many|other)$/;

/**
 * Adds a new text to all languages, in the plural forms of each. Texts that need a translation get a mark that the checks refuse.
 * @throws before any file is written
 */
export function addText(folder: string, text: NewText): EditResult {
  const { area, key, english, plural } = text;
  if (!keyShape.test(key) || formEnding.test(key)) {
    throw new Error(
      `"${key}" is not a key: use words with dots between them, such as "tab.count", without a plural form`,
    );
  }
  const texts = englishTexts(folder, area);
  if (baseKeys(texts).has(key)) throw new Error(`The text "${key}" in ${area} exists already`);
  checkEnglish(plural === undefined ? { [key]: english } : { [`${key}_one`]: english, [`${key}_other`]: plural });
  if (plural !== undefined && !plural.includes('{{count}}')) throw new Error('The plural has to contain {{count}}');
  const neighbour = text.after ?? similarKey(key, [...baseKeys(texts)]);
  if (text.after !== undefined && !baseKeys(texts).has(text.after))
    throw new Error(`There is no "${text.after}" in ${area}`);
  const isBefore = (other: string) =>
    formOf(other, texts).base === neighbour || other.replace(formEnding, '') === neighbour;
  return editEach(folder, area, (lines, language) => insertAfter(lines, isBefore, newLines(text, language)));
}

export function renameText(folder: string, area: string, from: string, to: string): EditResult {
  if (!keyShape.test(to) || formEnding.test(to)) throw new Error(`"${to}" is not a key`);
  const keys = baseKeys(englishTexts(folder, area));
  if (!keys.has(from)) throw new Error(`There is no "${from}" in ${area}`);
  if (keys.has(to)) throw new Error(`The text "${to}" in ${area} exists already`);
  const isIt = ofKey(englishTexts(folder, area), from);
  return editEach(folder, area, (lines) =>
    lines.map((line) =>
      line !== null && isIt(line.key) ? { key: `${to}${line.key.slice(from.length)}`, value: line.value } : line,
    ),
  );
}

export function removeText(folder: string, area: string, key: string): EditResult {
  const texts = englishTexts(folder, area);
  if (!baseKeys(texts).has(key)) throw new Error(`There is no "${key}" in ${area}`);
  return editEach(folder, area, (lines) => removeLines(lines, ofKey(texts, key)));
}

/**
 * Changes a text of one language.
 * @throws when it does not exist, or has changed since it was read
 */
export function setText(
  folder: string,
  language: Language,
  change: { area: string; key: string; from: string; to: string },
): void {
  const { area, key, from, to } = change;
  englishTexts(folder, area);
  const file = join(folder, language, `${area}.json`);
  const lines = linesOf(readFileSync(file, 'utf8'));
  const at = lines.findIndex((line) => line?.key === key);
  const found = lines[at];
  if (found === undefined || found === null) throw new Error(`There is no "${key}" in ${area}`);
  if (found.value !== from) throw new Error(`"${key}" in ${area} has changed meanwhile to: ${found.value}`);
  write(file, formatLines(lines.with(at, { key, value: to })));
}

/** Returns whether another key is this one or a plural form of it. */
function ofKey(english: Readonly<Record<string, string>>, key: string): (other: string) => boolean {
  const hasForms = english[`${key}_other`] !== undefined;
  return (other) => (hasForms ? other.replace(formEnding, '') === key && other !== key : other === key);
}

function newLines({ key, english, plural }: NewText, language: Language) {
  const markUntranslated = (text: string) => (language === sourceLanguage ? text : `${dueMark} ${text}`);
  if (plural === undefined) return [{ key, value: markUntranslated(english) }];
  return formsOf(language).map((form) => ({
    key: `${key}_${form}`,
    value: markUntranslated(form === 'one' ? english : plural),
  }));
}

/** The last key with the longest common beginning: "tab.sum" is inserted after "tab.count". */
function similarKey(key: string, keys: readonly string[]): string | undefined {
  const parts = key.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const beginning = parts.slice(0, length).join('.');
    const similar = keys.findLast((other) => other === beginning || other.startsWith(`${beginning}.`));
    if (similar !== undefined) return similar;
  }
  return keys.at(-1);
}

function baseKeys(texts: Readonly<Record<string, string>>): Set<string> {
  return new Set(Object.keys(texts).map((key) => formOf(key, texts).base));
}

function englishTexts(folder: string, area: string): Readonly<Record<string, string>> {
  const areas = areasIn(folder);
  if (!areas.includes(area)) throw new Error(`There is no area "${area}"; there are ${areas.join(', ')}`);
  return readLanguage(folder, sourceLanguage).areas.get(area)?.texts ?? {};
}

/** @throws when an English text fails the checks of a single text */
function checkEnglish(texts: Readonly<Record<string, string>>): void {
  const file = areaFile('English', JSON.stringify(texts));
  const own: LanguageTexts = { language: sourceLanguage, areas: new Map([['new', file]]) };
  const checks = [checkSpaces, checkCharacters, checkBraces, checkLeftovers, checkQuotes];
  const [finding] = checks.flatMap((check) => check(own, own));
  if (finding !== undefined) throw new Error(formatFinding(finding));
}

/** Changes the area's file of each language that has one. All are prepared before the first is written. */
function editEach(folder: string, area: string, edit: (lines: Lines, language: Language) => Lines): EditResult {
  const ready = languages.flatMap((language) => {
    const own = readLanguage(folder, language);
    const file = own.areas.get(area);
    if (file === undefined) return [];
    const [broken] = checkSyntax({ language, areas: new Map([[area, file]]) }, own);
    if (broken !== undefined) throw new Error(formatFinding(broken));
    const path = join(folder, language, `${area}.json`);
    try {
      return [{ path, source: formatLines(edit(linesOf(readFileSync(path, 'utf8')), language)) }];
    } catch (error) {
      throw new Error(`${file.file} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
  for (const { path, source } of ready) write(path, source);
  return { files: ready.map(({ path }) => path) };
}

/** Writes a file atomically. */
function write(path: string, source: string): void {
  writeFileSync(`${path}.new`, source);
  renameSync(`${path}.new`, path);
}
