import type { Check, Finding } from './finding.ts';
import { eachText } from './finding.ts';
import { expectedKeys } from './plural-forms.ts';

/** What a text says of its own, its values left out. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{\w+\}\}/g, '');
}

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();
}

/** `{{name}}` and nothing else in braces: anything else would be shown as it stands. */
export const checkBraces = eachText((text) =>
  /[{}]/.test(withoutPlaceholders(text)) ? 'a value is written {{name}}: two braces, no spaces inside' : undefined,
);

/** The values of the English text, each as often; the number must be said by a form that stands for several numbers. */
export const checkPlaceholders: Check = (own, english) =>
  [...own.areas].flatMap(([area, { file, texts }]) =>
    expectedKeys(english.areas.get(area)?.texts ?? {}, own.language).flatMap(
      ({ key, english, singleNumber }): Finding[] => {
        const text = texts[key];
        if (text === undefined) return [];
        const counted = (name: string) => !(singleNumber && name === 'count');
        const [has, wanted] = [text, english].map((one) => placeholdersOf(one).filter(counted).join(', '));
        if (has === wanted) return [];
        return [{ file, key, text, advice: `says the values [${has}], English says [${wanted}]` }];
      },
    ),
  );
