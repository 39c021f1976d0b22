import {
  alwaysOpen,
  type OpeningException,
  type OpeningHours,
  openingHoursFaults,
  openingHoursLimits,
  type OpeningWindow,
  type Weekday,
  weekdays,
} from '@riderbell/domain/outlets/opening-hours.ts';

/** Opening hours as a merchant types them: times and dates may still be empty. */
export interface HoursDraft {
  /** Whether the week never closes; the typed week stays, in case the merchant turns it off again. */
  readonly isAlways: boolean;
  readonly week: Readonly<Record<Weekday, readonly OpeningWindow[]>>;
  readonly exceptions: readonly DraftException[];
}

export type DraftException = Omit<OpeningException, 'windows'> & { readonly windows: readonly OpeningWindow[] };

/** What a new window contains. */
export const usualWindow: OpeningWindow = { from: '09:00', to: '18:00' };

const usualWeek = Object.fromEntries(weekdays.map((day) => [day, [usualWindow]])) as unknown as HoursDraft['week'];

export function hoursDraftOf(hours: OpeningHours | null): HoursDraft {
  if (hours === null) return { isAlways: true, week: usualWeek, exceptions: [] };
  const isAlways = weekdays.every((day) => hours.week[day].some(({ from, to }) => from === to));
  return { isAlways, week: isAlways ? usualWeek : hours.week, exceptions: hours.exceptions };
}

/** What the call takes; null removes the hours. */
export function hoursOf({ isAlways, week, exceptions }: HoursDraft): OpeningHours | null {
  const days = exceptions.map((one) => ({ ...one, windows: [...one.windows] }));
  if (isAlways) return days.length === 0 ? null : { week: alwaysOpen.week, exceptions: days };
  const copied = Object.fromEntries(weekdays.map((day) => [day, [...week[day]]])) as OpeningHours['week'];
  return { week: copied, exceptions: days };
}

/** The first fault at each place, by the dotted paths of the domain, as the key of its text. */
export function hoursFaults(draft: HoursDraft): ReadonlyMap<string, string> {
  const { isAlways, week, exceptions } = draft;
  const missing = [
    ...(isAlways ? [] : weekdays.flatMap((day) => missingTimes(week[day], `week.${day}`))),
    ...exceptions.flatMap(({ windows }, index) => missingTimes(windows, `exceptions.${index}.windows`)),
  ];
  // Windows without their times cannot be compared, so a day says first which of them are missing.
  const incomplete = new Set(missing.map(({ field }) => dayOf(field)));
  const found = [
    ...missing,
    ...exceptions.flatMap(({ date, note }, index) => [
      ...(date === '' ? [{ field: `exceptions.${index}.date`, key: 'hours.fill-date' }] : []),
      ...(note.trim().length > openingHoursLimits.note
        ? [{ field: `exceptions.${index}.note`, key: 'validation.too-long' }]
        : []),
    ]),
    ...openingHoursFaults(hoursOf(draft) ?? alwaysOpen).filter(({ field }) => !incomplete.has(dayOf(field))),
  ];
  // A place keeps its first fault.
  return new Map(found.toReversed().map(({ field, key }) => [field, key]));
}

/** The path of a window without its place. */
function dayOf(field: string): string {
  return field.slice(0, field.lastIndexOf('.'));
}

function missingTimes(windows: readonly OpeningWindow[], field: string): { field: string; key: string }[] {
  return windows.flatMap(({ from, to }, index) =>
    from === '' || to === '' ? [{ field: `${field}.${index}`, key: 'hours.fill-time' }] : [],
  );
}
