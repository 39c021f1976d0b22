import type { Language } from '@riderbell/domain/countries/languages.ts';
import { expect, it } from 'vitest';
import { exportTexts } from './export-texts.ts';

const texts: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { yes: 'Yes', days_one: '{{count}} day', days_other: '{{count}} days' },
  pl: { days_one: '{{count}} dzień', days_few: '{{count}} dni (few)', days_many: '{{count}} dni (many)' },
  ja: {},
};
const area = { in: async (language: Language) => texts[language] ?? {} };

it('takes the plural form of the language, and English for what the language does not have', async () => {
  const daysIn = async (language: Language) => {
    const { sheets } = await exportTexts({ sheets: area, tracking: area }).in(language);
    return [1, 3, 7].map((count) => sheets('days', count));
  };
  expect(await daysIn('en')).toEqual(['1 day', '3 days', '7 days']);
  expect(await daysIn('pl')).toEqual(['1 dzień', '3 dni (few)', '7 dni (many)']);
  expect(await daysIn('ja')).toEqual(['1 day', '3 days', '7 days']);
  expect((await exportTexts({ sheets: area, tracking: area }).in('pl')).tracking('yes')).toBe('Yes');
});
