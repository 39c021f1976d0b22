import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, englishTexts, type TextKey, type TextValues } from '@riderbell/messages/texts.ts';
import { root } from '../tools/project-files.ts';

/** What a screen says in one language, by area and key; a journey finds things by it. */
export type Words = <A extends Area>(area: A, key: TextKey<A>, values?: TextValues) => string;

/** The texts of a language as the portal gets them; a text that is not there fails the journey. */
export function wordsOf(language: 'en' | 'ar' | 'th_TH'): Words {
  const read = new Map<string, Record<string, string>>();
  const textsOf = (area: string): Record<string, string> => {
    const known = read.get(area);
    if (known) return known;
    const file = join(root, 'packages/messages/src', language, `${area}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    read.set(area, texts);
    return texts;
  };
  return (area, key, values = {}) => {
    const text = textsOf(area)[key];
    if (text === undefined) throw new Error(`${language} has no text ${area}/${key}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

export const english = wordsOf('en');

/** What a guest reads: in the words of guests where there are any. */
export function toGuests(say: Words): Words {
  return (area, key, values) => {
    if (area === 'orders' && isKeyOf('guest-request', key)) return say('guest-request', key, values);
    if (area === 'tracking' && isKeyOf('guest-tracking', key)) return say('guest-tracking', key, values);
    return say(area, key, values);
  };
}

function isKeyOf<A extends Area>(area: A, key: string): key is TextKey<A> {
  return key in englishTexts[area];
}
