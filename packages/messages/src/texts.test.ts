import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@riderbell/contract/errors/error-codes.ts';
import { identityFailures } from '@riderbell/contract/errors/identity-failures.ts';
import { describe, expect, it } from 'vitest';
import { translatedLanguages } from './languages.ts';
import { englishTexts } from './texts.ts';

type Texts = Record<string, string>;

const pluralForm = /_(zero|one|two|few|many|other)$/;
const areas = Object.keys(englishTexts);

function read(language: string, area: string): Texts {
  return JSON.parse(readFileSync(join(import.meta.dirname, language, `${area}.json`), 'utf8')) as Texts;
}

/** The plural forms that a language has, by the rules that the browser follows. */
function formsOf(language: string): string[] {
  return new Intl.PluralRules(language.replace('_', '-')).resolvedOptions().pluralCategories.toSorted();
}

/** Keys without their plural form, each with its forms; a text without forms has none. */
function keysOf(texts: Texts): Map<string, string[]> {
  const plurals = new Set(
    Object.keys(texts)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(pluralForm, '')),
  );
  const keys = new Map<string, string[]>();
  for (const key of Object.keys(texts)) {
    const base = key.replace(pluralForm, '');
    if (!plurals.has(base)) keys.set(key, []);
    else keys.set(base, [...(keys.get(base) ?? []), key.slice(base.length + 1)]);
  }
  return keys;
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
}

/** What each text of an area mentions, and should by the English one; only those that differ. */
function strayPlaceholders(language: string, area: string): unknown[] {
  const english = read('en', area);
  return Object.entries(read(language, area)).flatMap(([key, text]) => {
    const source = english[key] ?? english[key.replace(pluralForm, '_other')] ?? '';
    // A singular or dual is a word of its own in many languages, so the number may be left out there.
    const free = /_(zero|one|two)$/.test(key) ? ['count'] : [];
    const [own, wanted] = [text, source].map((one) => placeholdersOf(one).filter((name) => !free.includes(name)));
    return String(own) === String(wanted) ? [] : [{ key, own, wanted }];
  });
}

describe.each(translatedLanguages)('the texts in %s', (language) => {
  it('cover every area and no other', () => {
    const files = readdirSync(join(import.meta.dirname, language)).map((file) => file.replace(/\.json$/, ''));
    expect(files.toSorted()).toEqual(areas.toSorted());
  });

  it.each(areas)('have the same keys as the English ones in %s', (area) => {
    expect([...keysOf(read(language, area)).keys()].toSorted()).toEqual(
      [...keysOf(read('en', area)).keys()].toSorted(),
    );
  });

  it.each(areas)('have exactly the plural forms of the language in %s', (area) => {
    const plurals = [...keysOf(read(language, area))].filter(([, forms]) => forms.length > 0);
    expect(plurals.map(([key, forms]) => [key, forms.toSorted()])).toEqual(
      plurals.map(([key]) => [key, formsOf(language)]),
    );
  });

  it.each(areas)('mention the same values as the English ones in %s', (area) => {
    expect(strayPlaceholders(language, area)).toEqual([]);
  });

  it.each(areas)('are neither empty nor padded in %s', (area) => {
    const texts = Object.values(read(language, area));
    expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('say every error of the wire', () => {
    const keys = ['errors', 'account-errors', 'vouchers'].flatMap((area) => Object.keys(read(language, area)));
    expect(keys).toEqual(expect.arrayContaining(Object.values(errorCodes).map(({ key }) => key)));
  });

  it('begin every failure of the identity provider in the same way (specification §8)', () => {
    const errors = read(language, 'account-errors');
    const failures = identityFailures.map((failure) => errors[`auth.${failure}`] ?? '');
    const beginning = { en: 'Failed to login.', th_TH: 'เข้าสู่ระบบไม่สำเร็จ ', ar: 'فشل تسجيل الدخول.' }[language];
    expect(failures.filter((text) => !text.startsWith(beginning))).toEqual([]);
  });
});

it.each(translatedLanguages.filter((language) => language !== 'en'))(
  'leaves no sentence in English in %s',
  (language) => {
    const left = areas.flatMap((area) => {
      const english = read('en', area);
      return Object.entries(read(language, area)).filter(
        ([key, text]) => text === english[key] && /[a-z]{4}/i.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
      );
    });
    expect(left).toEqual([]);
  },
);
