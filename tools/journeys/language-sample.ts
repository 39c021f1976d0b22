import { isRightToLeft, type Language, languages } from '@riderbell/domain/countries/languages.ts';

/**
 * `npm test` walks the screens in some languages each day and in all of them within `cycleDays`, so that a run stays short and
 * every language is still checked. The sample depends only on the day, so all runs of a day have the same one.
 */
export const cycleDays = 17;

export const widths = [360, 1280] as const;
export type Width = (typeof widths)[number];

/** The walks of the sample; `npm run journeys:languages` has more. */
export const sampledWalks = ['public pages', 'request', 'tracking'] as const;
export type SampledWalk = (typeof sampledWalks)[number];

/** The longest languages, the tallest, and one from right to left: their request button has the least room. */
export const longestLanguages = ['de', 'hu', 'my', 'ar'] as const satisfies readonly Language[];

export interface Leg {
  readonly language: Language;
  readonly width: Width;
  readonly walk: SampledWalk;
}

export interface LanguageSample {
  readonly legs: readonly Leg[];
  /** The language whose request button and fee are checked at every size. */
  readonly longest: Language;
}

/** Languages whose lines are taller, or break without spaces. */
const tallOrUnspaced: ReadonlySet<Language> = new Set<Language>([
  'th_TH',
  'zh_CN',
  'zh_HK',
  'zh_TW',
  'bn',
  'my',
  'km',
  'lo',
  'ja',
]);

/** Each day has some legs of every group, so that it always includes English, right to left and Asian scripts. */
const groups: readonly { readonly languages: readonly Language[]; readonly legsOfADay: number }[] = [
  { languages: ['en'], legsOfADay: 1 },
  { languages: languages.filter(isRightToLeft), legsOfADay: 2 },
  { languages: [...tallOrUnspaced], legsOfADay: 4 },
  {
    languages: languages.filter((one) => one !== 'en' && !isRightToLeft(one) && !tallOrUnspaced.has(one)),
    legsOfADay: 6,
  },
];

const kinds = widths.flatMap((width) => sampledWalks.map((walk) => ({ width, walk })));

/** Every walk in each language of a group at each width; neighbours differ in their language, and mostly in width and walk. */
function legsOf(group: readonly Language[]): Leg[] {
  return kinds.flatMap((_, round) =>
    group.map((language, index) => ({ language, ...takeCyclic(kinds, round + index) })),
  );
}

/** @param day days since 1970, as `dayOfSample` returns them */
export function sampleOf(day: number): LanguageSample {
  const legs = groups.flatMap(({ languages: group, legsOfADay }) => {
    const all = legsOf(group);
    return Array.from({ length: legsOfADay }, (_, index) => takeCyclic(all, day * legsOfADay + index));
  });
  return { legs, longest: takeCyclic(longestLanguages, day) };
}

/** The variable that repeats the sample of another day: LANGUAGE_DAY=20780 npm run journeys -- languages */
export const dayVariable = 'LANGUAGE_DAY';

/** The day of the variable, or else today's in UTC. @throws when the variable is no day */
export function dayOfSample(set = process.env[dayVariable], now = Date.now()): number {
  const day = set === undefined || set === '' ? Math.floor(now / 86_400_000) : Number(set);
  if (!Number.isSafeInteger(day) || day < 0) throw new Error(`${dayVariable} has to be a number of days since 1970`);
  return day;
}

/** Describes a sample for the log of a run, and how to repeat it. */
export function describeSample(day: number): string {
  const { legs, longest } = sampleOf(day);
  const lines = legs.map(({ language, width, walk }) => `${language} at ${width} px: ${walk}`);
  return `Language walks of day ${day} (${dayVariable}=${day} repeats them):\n  ${lines.join('\n  ')}\n  ${longest} at every size: the fee`;
}

function takeCyclic<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
}
