import { languages } from '@riderbell/domain/countries/languages.ts';
import { expect, it } from 'vitest';
import { loadLocaleData } from './locale-data.ts';
import { weekdayNames } from './weekday-names.ts';

it('begins with Monday, also where browsers have no names', async () => {
  await loadLocaleData('my');
  expect(weekdayNames('en', 'short')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(weekdayNames('de', 'long')[0]).toBe('Montag');
  expect(weekdayNames('my', 'long').at(-1)).toBe('တနင်္ဂနွေ');
});

it.each(languages)('names seven different days in %s', async (language) => {
  await loadLocaleData(language);
  for (const length of ['short', 'long'] as const) expect(new Set(weekdayNames(language, length)).size).toBe(7);
});
