import type { Check, Finding } from './finding.ts';
import { eachText } from './finding.ts';
import { expectedKeys } from './plural-forms.ts';

/** The text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '');
}

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
}

/** `{{name}}` and no other braces, which the page would show as they are. */
export const checkBraces = eachText((text) =>
  /[{}]/.test(withoutPlaceholders(text)) ? 'a value is written {{name}}: two braces, no spaces inside' : undefined,
);

/** The values of the English text, each as often; a plural form for several numbers has to contain the number. */
export const checkPlaceholders: Check = (own, english) =>
  [...own.areas].flatMap(([area, { file, texts }]) =>
    expectedKeys(english.areas.get(area)?.texts ?? {}, own.language).flatMap(
      ({ key, english, singleNumber }): Finding[] => {
        const text = texts[key];
        if (text === undefined) return [];
        const counted = (name: string) => !(singleNumber && name === 'count');
        const [has, wanted] = [text, english].map((each) => placeholdersOf(each).filter(counted).join(', '));
        if (has === wanted) return [];
        return [{ file, key, text, advice: `has the values [${has}], English has [${wanted}]` }];
      },
    ),
  );
