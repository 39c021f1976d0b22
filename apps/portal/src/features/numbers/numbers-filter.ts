import { dateAfter } from '@riderbell/domain/countries/local-day.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';

export const spans = ['7-days', '30-days', '90-days'] as const;
export type Span = (typeof spans)[number];

export const groupings = ['day', 'week', 'hour-of-week'] as const;
export type Grouping = (typeof groupings)[number];

/** What the merchant chose; in the address, so that a reload and the back button keep it. */
export interface NumbersFilter {
  readonly span: Span;
  readonly by: Grouping;
}

const defaults: NumbersFilter = { span: '30-days', by: 'day' };

/** The filter of an address; missing and wrong values are the defaults. */
export function readFilter(query: URLSearchParams): NumbersFilter {
  return {
    span: spans.find((span) => span === query.get('period')) ?? defaults.span,
    by: groupings.find((grouping) => grouping === query.get('by')) ?? defaults.by,
  };
}

export function writeFilter({ span, by }: NumbersFilter): URLSearchParams {
  return new URLSearchParams({
    ...(span !== defaults.span && { period: span }),
    ...(by !== defaults.by && { by }),
  });
}

/** The local days of the span, today included. */
export function daysOf(span: Span, nowMs: number, timeZone: string): { from: string; to: string } {
  const to = localDateOf(nowMs, timeZone);
  return { from: dateAfter(to, 1 - Number.parseInt(span, 10)), to };
}
