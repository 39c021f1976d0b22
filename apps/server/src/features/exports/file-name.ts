import { localDateOf } from '@riderbell/domain/countries/local-time.ts';

/** For example `swift_d001_2026-11-01_2026-11-30.xlsx`: the brand, the branch, and the first and last day. */
export function fileName(parts: readonly string[], extension: string): string {
  return `${parts.join('_')}.${extension}`;
}

/** The first and the last day of a period in the country's time zone. */
export function daysOf(
  { from, to }: { readonly from: string; readonly to: string },
  timeZone: string,
): [string, string] {
  const first = Date.parse(from);
  // The end of a period of whole days is the first instant of the next day.
  const last = Math.max(first, Date.parse(to) - 1);
  return [localDateOf(first, timeZone), localDateOf(last, timeZone)];
}
