import { languages } from '@riderbell/domain/countries/languages.ts';
import { expect, it } from 'vitest';
import { loadLocaleData } from './locale-data.ts';
import { weekdayName } from './weekday-names.ts';

const week = [1, 2, 3, 4, 5, 6, 7] as const;

it('begins with Monday', () => {
  expect(week.map((weekday) => weekdayName('en', weekday))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

it.each(languages)('names seven different days in %s', async (language) => {
  await loadLocaleData(language);
  const names = week.map((weekday) => weekdayName(language, weekday));
  expect(new Set(names).size).toBe(7);
  expect(names).not.toContain('');
});
