import { describe, expect, test } from 'vitest';
import { openingHoursOf, week } from './opening-hours-samples.ts';
import { alwaysOpen, minutesOfWindow, openingHoursFaults, tidyOpeningHours } from './opening-hours.ts';

describe('a window', () => {
  test('ends on the next day if its end is not after its beginning', () => {
    expect(minutesOfWindow({ from: '08:30', to: '22:00' })).toEqual({ from: 510, to: 1320 });
    expect(minutesOfWindow({ from: '22:00', to: '02:00' })).toEqual({ from: 1320, to: 1560 });
    expect(minutesOfWindow({ from: '00:00', to: '00:00' })).toEqual({ from: 0, to: 1440 });
  });
});

describe('opening hours', () => {
  const morning = { from: '08:00', to: '12:00' };
  const evening = { from: '18:00', to: '01:00' };

  test('have no fault if the windows of each day are apart or touch', () => {
    const hours = openingHoursOf(week([evening, morning, { from: '12:00', to: '14:00' }]), [
      { date: '2026-12-31', windows: [], note: '' },
    ]);
    expect(openingHoursFaults(hours)).toEqual([]);
  });

  test('name the window that begins before another of its day has ended', () => {
    const hours = openingHoursOf({ ...week([morning]), friday: [{ from: '11:59', to: '13:00' }, morning, evening] }, [
      { date: '2026-12-31', windows: [evening, { from: '23:00', to: '23:30' }], note: '' },
    ]);
    expect(openingHoursFaults(hours)).toEqual([
      { field: 'week.friday.0', key: 'opening-hours.overlap' },
      { field: 'exceptions.0.windows.1', key: 'opening-hours.overlap' },
    ]);
  });

  test('name a date that is there twice', () => {
    const day = { date: '2026-12-31', windows: [], note: '' };
    expect(openingHoursFaults(openingHoursOf(week([]), [day, { ...day, date: '2027-01-01' }, day]))).toEqual([
      { field: 'exceptions.2.date', key: 'opening-hours.repeated-date' },
    ]);
  });

  test('are stored in order and without past exceptions, where yesterday may still last', () => {
    // In Bangkok it is already the 22nd.
    const now = Date.parse('2026-11-21T18:00:00Z');
    const day = (date: string) => ({ date, windows: [evening, morning], note: '' });
    const dates = ['2026-11-23', '2026-11-20', '2026-11-21'].map(day);
    const tidied = tidyOpeningHours(openingHoursOf(week([evening, morning]), dates), now, 'Asia/Bangkok');
    expect(tidied?.week.sunday).toEqual([morning, evening]);
    expect(tidied?.exceptions).toEqual([
      { date: '2026-11-21', windows: [morning, evening], note: '' },
      { date: '2026-11-23', windows: [morning, evening], note: '' },
    ]);
  });

  test('are none if they never close', () => {
    const now = Date.parse('2026-11-21T18:00:00Z');
    const tidy = (hours: typeof alwaysOpen) => tidyOpeningHours(hours, now, 'Asia/Bangkok');
    expect(tidy(alwaysOpen)).toBeNull();
    expect(tidy(openingHoursOf(week([{ from: '08:00', to: '08:00' }])))).toBeNull();
    expect(tidy({ ...alwaysOpen, week: { ...alwaysOpen.week, sunday: [] } })).not.toBeNull();
    expect(tidy({ ...alwaysOpen, exceptions: [{ date: '2026-12-31', windows: [], note: '' }] })).not.toBeNull();
  });
});
