import { isRightToLeft, languages } from '@riderbell/domain/countries/languages.ts';
import { scriptsOf } from '../../packages/messages/checks/scripts.ts';
import { describe, expect, it } from 'vitest';
import {
  cycleDays,
  dayOfSample,
  describeSample,
  longestLanguages,
  sampledWalks,
  sampleOf,
  widths,
} from './language-sample.ts';

const everyLeg = languages.flatMap((language) =>
  widths.flatMap((width) => sampledWalks.map((walk) => `${language} ${width} ${walk}`)),
);
const nameOf = ({ language, width, walk }: ReturnType<typeof sampleOf>['legs'][number]): string =>
  `${language} ${width} ${walk}`;
const daysFrom = (first: number): number[] => Array.from({ length: cycleDays }, (_, index) => first + index);

describe('the sample of the language walks', () => {
  it.each([0, 1, 20_780, 20_791])(
    'walks every language at every width within the cycle that begins on day %i',
    (day) => {
      const covered = new Set(daysFrom(day).flatMap((one) => sampleOf(one).legs.map(nameOf)));
      expect(everyLeg.filter((leg) => !covered.has(leg))).toEqual([]);
      expect(new Set(daysFrom(day).map((one) => sampleOf(one).longest))).toEqual(new Set(longestLanguages));
    },
  );

  it('has English, a language from right to left and an Asian script on every day', () => {
    const asian = new Set(['Thai', 'Han', 'Bengali', 'Myanmar', 'Khmer', 'Lao']);
    for (const day of daysFrom(20_780)) {
      const today = sampleOf(day).legs.map(({ language }) => language);
      expect(today).toContain('en');
      expect(today.some(isRightToLeft)).toBe(true);
      expect(today.flatMap(scriptsOf).some((script) => asian.has(script))).toBe(true);
    }
  });

  it('has each width and each walk on every day, and no leg twice', () => {
    for (const day of daysFrom(20_780)) {
      const { legs } = sampleOf(day);
      expect(new Set(legs.map(({ width }) => width))).toEqual(new Set(widths));
      expect(new Set(legs.map(({ walk }) => walk))).toEqual(new Set(sampledWalks));
      expect(new Set(legs.map(nameOf)).size).toBe(legs.length);
    }
  });

  it('is the same all day in UTC and different on the next day', () => {
    const morning = dayOfSample(undefined, Date.UTC(2026, 10, 23, 0, 0));
    const evening = dayOfSample('', Date.UTC(2026, 10, 23, 23, 59));
    expect(evening).toBe(morning);
    expect(sampleOf(morning)).toEqual(sampleOf(evening));
    expect(sampleOf(morning + 1)).not.toEqual(sampleOf(morning));
  });

  it('can be repeated with the day that a run printed', () => {
    expect(describeSample(20_780)).toContain('LANGUAGE_DAY=20780');
    expect(dayOfSample('20780')).toBe(20_780);
    expect(() => dayOfSample('yesterday')).toThrow('LANGUAGE_DAY');
    expect(() => dayOfSample('-1')).toThrow('LANGUAGE_DAY');
  });
});
