import type { Check, Finding } from './finding.ts';
import { expectedKeys } from './plural-forms.ts';
import type { AreaFile } from './texts-of-languages.ts';

/** Valid JSON with a text per key and no duplicate keys, of which `JSON.parse` silently takes the last one. */
export const checkSyntax: Check = (own) => [...own.areas.values()].flatMap(faultsOfSyntax);

function faultsOfSyntax({ file, source }: AreaFile): Finding[] {
  const fault = (advice: string, key = ''): Finding => ({ file, key, text: '', advice });
  let read: unknown;
  try {
    read = JSON.parse(source);
  } catch (error) {
    return [fault(`is not JSON: ${error instanceof Error ? error.message : String(error)}`)];
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return [fault('has to be one object of texts')];
  const notTexts = Object.entries(read).filter(([, text]) => typeof text !== 'string');
  const duplicates = keysAsWritten(source).filter((key, at, keys) => keys.indexOf(key) !== at);
  return [
    ...notTexts.map(([key]) => fault('has to be a text', key)),
    ...duplicates.map((key) => fault('is there twice: keep one', key)),
  ];
}

/** A string before a colon is a key; texts are matched as whole strings, so that colons inside them do not count. */
function keysAsWritten(source: string): string[] {
  const strings = source.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g);
  return [...strings].flatMap(([string, colon]) =>
    colon === undefined ? [] : [String(JSON.parse(string.slice(0, -colon.length)))],
  );
}

/** Exactly the English areas and keys, with the plural forms of the language. */
export const checkKeys: Check = (own, english) => {
  const unknownAreas = [...own.areas].filter(([area]) => !english.areas.has(area));
  return [
    ...unknownAreas.map(([, { file }]) => ({ file, key: '', text: '', advice: 'English has no such area: remove it' })),
    ...[...english.areas].flatMap(([area, source]) => {
      const file = own.areas.get(area);
      if (file !== undefined) return faultsOfKeys(file, source, own.language);
      return [{ file: source.file, key: '', text: '', advice: `is missing in ${own.language}: translate the area` }];
    }),
  ];
};

function faultsOfKeys({ file, texts }: AreaFile, english: AreaFile, language: Parameters<typeof expectedKeys>[1]) {
  const expected = expectedKeys(english.texts, language);
  const known = new Set(expected.map(({ key }) => key));
  const missing = expected.filter(({ key }) => texts[key] === undefined);
  const unknown = Object.entries(texts).filter(([key]) => !known.has(key));
  return [
    ...missing.map(({ key, english }): Finding => ({ file, key, text: english, advice: 'is missing: translate it' })),
    ...unknown.map(([key, text]) => ({ file, key, text, advice: 'English has no such text or form: remove it' })),
  ];
}

/** The English order, so that a reader can compare two files side by side. */
export const checkOrder: Check = (own, english) =>
  [...english.areas].flatMap(([area, source]) => {
    const file = own.areas.get(area);
    if (file === undefined) return [];
    const expected = expectedKeys(source.texts, own.language).map(({ key }) => key);
    const known = new Set(expected);
    const keys = Object.keys(file.texts).filter((key) => known.has(key));
    const wanted = expected.filter((key) => file.texts[key] !== undefined);
    const at = keys.findIndex((key, index) => key !== wanted[index]);
    if (at < 0) return [];
    const key = keys[at] ?? '';
    return [
      { file: file.file, key, text: file.texts[key] ?? '', advice: `"${wanted[at]}" comes before it in English` },
    ];
  });
