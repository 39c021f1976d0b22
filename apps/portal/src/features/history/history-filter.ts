import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { type Period, periods } from '@riderbell/domain/orders/history-period.ts';
import { type OrderStatusFilter, orderStatusFilters } from '@riderbell/domain/orders/status-groups.ts';

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

const date = /^\d{4}-\d{2}-\d{2}$/;

/** The text if it is a date of the calendar, such as "2026-02-28", else nothing. */
function dateOf(text: string): string {
  const start = new Date(date.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? text : '';
}

/** The filter of an address; missing and wrong values get their defaults. */
export function readFilter(query: URLSearchParams): HistoryFilter {
  const dateIn = (name: string) => dateOf(query.get(name) ?? '');
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

/** Today in the format of a date field: the last day of a custom period. */
export function todayAsDate(nowMs: number, timeZone: string): string {
  return localDateOf(nowMs, timeZone);
}
