import { alwaysOpen, type OpeningHours, weekdays } from '@riderbell/domain/outlets/opening-hours.ts';
import { describe, expect, it } from 'vitest';
import { type HoursDraft, hoursDraftOf, hoursFaults, hoursOf } from './hours-draft.ts';

const morning = { from: '08:00', to: '12:00' };
const week = Object.fromEntries(weekdays.map((day) => [day, [morning]])) as unknown as OpeningHours['week'];
const newYear = { date: '2027-01-01', windows: [], note: 'New Year' };
const draft: HoursDraft = { isAlways: false, week, exceptions: [] };
const faults = (changed: Partial<HoursDraft>) => [...hoursFaults({ ...draft, ...changed })];

describe('typed opening hours', () => {
  it('are sent as they were read', () => {
    const hours: OpeningHours = { week, exceptions: [newYear] };
    expect(hoursOf(hoursDraftOf(hours))).toEqual(hours);
    expect(hoursOf(hoursDraftOf(null))).toBeNull();
  });

  it('that never close keep their exceptions', () => {
    const hours: OpeningHours = { week: alwaysOpen.week, exceptions: [newYear] };
    expect(hoursDraftOf(hours).isAlways).toBe(true);
    expect(hoursOf(hoursDraftOf(hours))).toEqual(hours);
  });

  it('need both times of a window and the date of an exception', () => {
    expect(faults({ week: { ...week, monday: [morning, { from: '13:00', to: '' }] } })).toEqual([
      ['week.monday.1', 'hours.fill-time'],
    ]);
    expect(faults({ week: { ...week, monday: [morning, { from: '', to: '' }] } })).toEqual([
      ['week.monday.1', 'hours.fill-time'],
    ]);
    expect(faults({ exceptions: [{ ...newYear, date: '' }] })).toEqual([['exceptions.0.date', 'hours.fill-date']]);
  });

  it('name the window that overlaps and the date that is repeated', () => {
    const overlapping = [morning, { from: '11:00', to: '14:00' }];
    expect(faults({ week: { ...week, sunday: overlapping } })).toEqual([['week.sunday.1', 'opening-hours.overlap']]);
    expect(faults({ exceptions: [newYear, newYear] })).toEqual([['exceptions.1.date', 'opening-hours.repeated-date']]);
    expect(faults({ exceptions: [{ ...newYear, note: 'x'.repeat(121) }] })).toEqual([
      ['exceptions.0.note', 'validation.too-long'],
    ]);
  });

  it('ignore the week while the outlet never closes', () => {
    expect(faults({ isAlways: true, week: { ...week, monday: [{ from: '', to: '' }] } })).toEqual([]);
  });
});
