import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolated } from '@riderbell/domain/countries/isolated.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { type Area, englishTexts, type TextKey, type TextValues } from '@riderbell/messages/texts.ts';
import { root } from '../tools/project-files.ts';

/** Returns a text in one language by area and key; journeys find elements by it. */
export type Words = <A extends Area>(area: A, key: TextKey<A>, values?: TextValues) => string;

const read = new Map<string, Readonly<Record<string, string>>>();

/** The texts of one area in one language, from its file. */
export function textsOf(language: Language, area: string): Readonly<Record<string, string>> {
  const name = join(language, `${area}.json`);
  const known = read.get(name);
  if (known) return known;
  const texts = JSON.parse(readFileSync(join(root, 'packages/messages/src', name), 'utf8')) as Record<string, string>;
  read.set(name, texts);
  return texts;
}

/**
 * The texts of a language as the portal gets them; a missing text fails the journey.
 * @param shownAs changes a text before its values are filled in
 */
export function wordsOf(language: Language, shownAs = (text: string) => text): Words {
  return (area, key, values = {}) => {
    const text = textsOf(language, area)[key];
    if (text === undefined) throw new Error(`${language} has no text ${area}/${key}`);
    return shownAs(text).replace(/{{(\w+)}}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'string' ? isolated(value, language) : String(value);
    });
  };
}

export const english = wordsOf('en');

/** The texts that guests see: those for guests where they exist. */
export function guestWords(say: Words): Words {
  return (area, key, values) => {
    if (area === 'orders' && isKeyOf('guest-request', key)) return say('guest-request', key, values);
    if (area === 'tracking' && isKeyOf('guest-tracking', key)) return say('guest-tracking', key, values);
    return say(area, key, values);
  };
}

function isKeyOf<A extends Area>(area: A, key: string): key is TextKey<A> {
  return key in englishTexts[area];
}
