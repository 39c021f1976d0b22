import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { type OrderStatusFilter, orderStatusFilters } from '@riderbell/domain/orders/status-groups.ts';
import { endOfDate, startOfDate, startOfDay, startOfDayBefore } from '@riderbell/domain/countries/local-day.ts';

/** Specification §4, Date range filter. */
export const periods = ['yesterday', '7-days', '30-days', 'custom'] as const;
export type Period = (typeof periods)[number];

/** The longest custom period in days. The specification wants a limit and names none; a quarter is enough for an accountant. */
export const longestPeriodDays = 92;

/** What the merchant chose. It is in the address, so that a reload and the back button keep it. */
export type HistoryFilter = {
  readonly status: OrderStatusFilter;
  readonly period: Period;
  /** Dates as "2026-11-21", for the custom period; empty while not chosen. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
  /** A vendor of the session; null is the current one, with its outlets if they are included. */
  readonly vendorId: string | null;
};

export const defaultFilter: HistoryFilter = {
  status: 'ANY',
  period: 'yesterday',
  from: '',
  to: '',
  search: '',
  vendorId: null,
};

export type PeriodRefusal = 'missing' | 'reversed' | 'too-long';
/** Instants in ISO 8601; the end is not included. */
export type Span = { readonly ok: true; readonly from: string; readonly to: string };

const date = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The filter of an address; missing and wrong values get their defaults. */
export function readFilter(query: URLSearchParams): HistoryFilter {
  const dateIn = (name: string) => date.exec(query.get(name) ?? '')?.[0] ?? '';
  return {
    status: orderStatusFilters.find((status) => status === query.get('status')) ?? defaultFilter.status,
    period: periods.find((period) => period === query.get('period')) ?? defaultFilter.period,
    from: dateIn('from'),
    to: dateIn('to'),
    search: query.get('search') ?? '',
    vendorId: query.get('vendor'),
  };
}

/** The query of a filter: only what differs from the default. */
export function writeFilter(filter: HistoryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.status !== defaultFilter.status) query.set('status', filter.status);
  if (filter.period !== defaultFilter.period) query.set('period', filter.period);
  // Kept beside another period, so that a merchant who returns to the dates finds them again.
  if (filter.from !== '') query.set('from', filter.from);
  if (filter.to !== '') query.set('to', filter.to);
  if (filter.search !== '') query.set('search', filter.search);
  if (filter.vendorId !== null) query.set('vendor', filter.vendorId);
  return query;
}

/**
 * The span of a filter: whole days in the zone (IANA name). The presets count back from the end of yesterday (specification §4); a
 * custom period may not end before it starts nor be too long (§5, Lists and search).
 */
export function spanOf(
  { period, from, to }: Pick<HistoryFilter, 'period' | 'from' | 'to'>,
  nowMs: number,
  timeZone: string,
): Span | { readonly ok: false; readonly refusal: PeriodRefusal } {
  if (period !== 'custom') {
    const days = { yesterday: 1, '7-days': 7, '30-days': 30 }[period];
    return span(startOfDayBefore(days, nowMs, timeZone), startOfDay(nowMs, timeZone));
  }
  if (from === '' || to === '') return { ok: false, refusal: 'missing' };
  if (to < from) return { ok: false, refusal: 'reversed' };
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days > longestPeriodDays) return { ok: false, refusal: 'too-long' };
  return span(startOfDate(from, timeZone), endOfDate(to, timeZone));
}

/** Today in the format of a date field: the last day of a custom period. */
export function todayAsDate(nowMs: number, timeZone: string): string {
  return localDateOf(nowMs, timeZone);
}

function span(fromMs: number, toMs: number): Span {
  return { ok: true, from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() };
}
