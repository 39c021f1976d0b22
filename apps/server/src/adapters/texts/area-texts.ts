import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@riderbell/domain/countries/languages.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of one area in each language; some may be missing. */
export interface AreaTexts {
  in(language: Language): Promise<Texts>;
}

const none: Texts = {};

/**
 * The texts of an area. A language is read from the disk when it is first needed.
 * @param folder contains a folder for each language
 * @param onFault called once for each unusable file, which counts as empty
 */
export function openTexts(folder: string, area: string, onFault: (file: string, why: unknown) => void): AreaTexts {
  const files = new Map<string, Promise<Texts>>();
  return {
    in(language) {
      const known = files.get(language);
      if (known !== undefined) return known;
      const file = join(folder, language, `${area}.json`);
      const texts = read(file).catch((why: unknown) => {
        onFault(file, why);
        return none;
      });
      files.set(language, texts);
      return texts;
    },
  };
}

async function read(file: string): Promise<Texts> {
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isTexts(texts)) throw new TypeError('it is not an object of texts');
  return texts;
}

function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}
