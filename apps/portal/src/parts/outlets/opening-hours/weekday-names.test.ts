import { expect, it } from 'vitest';
import { loadLocaleData } from '@riderbell/web/i18n/locale-data.ts';
import { weekdayNames } from './weekday-names.ts';

it('names the days in each language, Monday first, also where browsers have no names', async () => {
  await loadLocaleData('my');
  expect(weekdayNames('en')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(weekdayNames('de')[0]).toBe('Montag');
  expect(weekdayNames('my').at(-1)).toBe('တနင်္ဂနွေ');
});
