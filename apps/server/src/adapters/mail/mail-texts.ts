import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTexts } from '../../features/mails/ports.ts';

type Texts = Readonly<Record<string, string>>;

const none: Texts = {};

/**
 * The texts of e-mails. A language is read from the disk with its first e-mail.
 * @param folder contains a folder for each language
 * @param onFault called once for each unusable file, which counts as empty
 */
export function openMailTexts(folder: string, onFault: (file: string, why: unknown) => void): MailTexts {
  const files = new Map<string, Promise<Texts>>();
  return {
    in(language) {
      const known = files.get(language);
      if (known !== undefined) return known;
      const file = join(folder, language, 'mails.json');
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
