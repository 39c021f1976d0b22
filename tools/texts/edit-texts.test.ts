import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allChecks } from '../../packages/messages/checks/all-checks.ts';
import { completeLanguages, readLanguage, textsFolder } from '../../packages/messages/checks/texts-of-languages.ts';
import { runStep } from '../run-step.ts';
import { addText, removeText, renameText } from './edit-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  // English, and languages of six, four, two and one plural forms.
  for (const language of ['en', 'ar', 'pl', 'de', 'ja'])
    cpSync(join(textsFolder, language), join(folder, language), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const source = (language: string, area: string) => readFileSync(join(folder, language, `${area}.json`), 'utf8');
const texts = (language: string, area: string) => JSON.parse(source(language, area)) as Record<string, string>;
const all = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The findings of the checks in a language, as rule and key. */
function found(language: 'ar' | 'de' | 'en') {
  const own = readLanguage(folder, language);
  const english = readLanguage(folder, 'en');
  return Object.entries(allChecks).flatMap(([rule, check]) => check(own, english).map(({ key }) => [rule, key]));
}

describe('a new text', () => {
  it('is inserted after similar keys in every language, and fails the checks until it is translated', () => {
    const { files } = addText(folder, { area: 'counter', key: 'view.empty.more', english: 'Wait a moment' });
    expect(files).toHaveLength(completeLanguages(folder).length);
    for (const language of ['en', 'ar', 'de'] as const) {
      const keys = Object.keys(texts(language, 'counter'));
      expect(keys[keys.indexOf('view.empty.more') - 1]).toBe('view.empty.hint');
    }
    expect(texts('en', 'counter')['view.empty.more']).toBe('Wait a moment');
    expect(found('en')).toEqual([]);
    expect(found('ar')).toContainEqual(['have no leftovers', 'view.empty.more']);
    expect(found('de')).toContainEqual(['have no leftovers', 'view.empty.more']);
  });

  it('has the plural forms of each language', () => {
    addText(folder, { area: 'brands', key: 'more', english: '{{count}} brand', plural: '{{count}} brands' });
    expect(Object.keys(texts('en', 'brands'))).toEqual(['try', 'more_one', 'more_other']);
    expect(Object.keys(texts('ar', 'brands'))).toEqual([
      'try',
      'more_zero',
      'more_one',
      'more_two',
      'more_few',
      'more_many',
      'more_other',
    ]);
  });

  it('is inserted after all forms of a plural', () => {
    addText(folder, { area: 'tracking', key: 'tab.sum', english: 'All', after: 'tab.count' });
    const keys = Object.keys(texts('ar', 'tracking'));
    expect(keys[keys.indexOf('tab.sum') - 1]).toBe('tab.count_other');
  });

  it('leaves all other lines unchanged and formatted', async () => {
    const before = source('de', 'tracking').split('\n');
    addText(folder, { area: 'tracking', key: 'tab.sum', english: 'All of “them”' });
    addText(folder, { area: 'brands', key: 'next', english: 'Next' });
    const after = source('de', 'tracking').split('\n');
    expect(after.filter((line) => !line.includes('"tab.sum"'))).toEqual(before);
    const formatCheck = await runStep('oxfmt', ['--check', folder]);
    expect(formatCheck.ok).toBe(true);
  });

  it.each([
    [{ area: 'tracking', key: 'title', english: 'x' }, 'already'],
    [{ area: 'tracking', key: 'tab.count', english: 'x' }, 'already'],
    [{ area: 'nowhere', key: 'new', english: 'x' }, 'no area'],
    [{ area: 'tracking', key: 'New text', english: 'x' }, 'not a key'],
    [{ area: 'tracking', key: 'new_other', english: 'x' }, 'not a key'],
    [{ area: 'tracking', key: 'new', english: '' }, 'empty'],
    [{ area: 'tracking', key: 'new', english: 'Hello {name}' }, '{{name}}'],
    [{ area: 'tracking', key: 'new', english: 'one', plural: 'many' }, '{{count}}'],
    [{ area: 'tracking', key: 'new', english: 'x', after: 'gone' }, 'no "gone"'],
  ])('is refused when it is %j', (text, reason) => {
    const before = all();
    expect(() => addText(folder, text)).toThrow(reason);
    expect(all()).toEqual(before);
  });

  it.each(['{ "try": "Probier', '{ "try": "a", "try": "b" }', '{\n    "try": "a"\n}\n'])(
    'changes nothing when a file of another language is broken: %s',
    (content) => {
      writeFileSync(join(folder, 'pl/brands.json'), content);
      const before = all();
      expect(() => addText(folder, { area: 'brands', key: 'new', english: 'x' })).toThrow('pl/brands.json');
      expect(all()).toEqual(before);
    },
  );
});

describe('an existing text', () => {
  it('is renamed in every language, with all its forms', () => {
    const before = texts('ar', 'tracking')['tab.count_few'];
    renameText(folder, 'tracking', 'tab.count', 'tab.sum');
    expect(texts('ar', 'tracking')['tab.sum_few']).toBe(before);
    expect(texts('ar', 'tracking')['tab.count_few']).toBeUndefined();
    expect(found('ar')).toEqual([]);
    expect(() => renameText(folder, 'tracking', 'tab.new', 'tab.sum')).toThrow('already');
    expect(() => renameText(folder, 'tracking', 'gone', 'here')).toThrow('no "gone"');
  });

  it('is removed from every language, with all its forms', () => {
    removeText(folder, 'tracking', 'tab.count');
    removeText(folder, 'brands', 'try');
    expect(Object.keys(texts('ar', 'tracking')).filter((key) => key.startsWith('tab.count'))).toEqual([]);
    expect(texts('de', 'brands')).toEqual({});
    expect(found('de')).toEqual([]);
    expect(() => removeText(folder, 'tracking', 'tab.count')).toThrow('no "tab.count"');
  });
});
