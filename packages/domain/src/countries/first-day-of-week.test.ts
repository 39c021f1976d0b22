import { expect, it } from 'vitest';
import { countryCodes } from './country.ts';
import { firstDayOfWeek } from './first-day-of-week.ts';

interface WeekInfo {
  getWeekInfo(): { readonly firstDay: number };
}

it.each(countryCodes)('begins the week in %s on the day of the locale data', (code) => {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & WeekInfo;
  expect(firstDayOfWeek(code)).toBe(locale.getWeekInfo().firstDay);
});
