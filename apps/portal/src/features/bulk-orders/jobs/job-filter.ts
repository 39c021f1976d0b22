import { type BulkJobStatus, bulkJobStatuses } from '@riderbell/domain/bulk-orders/bulk-job.ts';
import { endOfDate, startOfDate } from '@riderbell/domain/countries/local-day.ts';

/** Which jobs the history shows; dates as "2026-11-27", empty for any. */
export interface JobFilter {
  readonly status: BulkJobStatus | null;
  readonly by: string;
  readonly from: string;
  readonly to: string;
}

export const anyJob: JobFilter = { status: null, by: '', from: '', to: '' };

/** The filter of an address; what cannot be understood is left out. */
export function readJobFilter(query: URLSearchParams): JobFilter {
  return {
    status: bulkJobStatuses.find((status) => status === query.get('status')) ?? null,
    by: query.get('by') ?? '',
    from: dateOf(query.get('from')),
    to: dateOf(query.get('to')),
  };
}

export function writeJobFilter({ status, by, from, to }: JobFilter): URLSearchParams {
  const entries = Object.entries({ status: status ?? '', by, from, to });
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** The instants of the filter's days in the zone; the last day is included. */
export function boundsOf({ from, to }: JobFilter, timeZone: string): { from?: string; to?: string } {
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    ...(from !== '' && { from: iso(startOfDate(from, timeZone)) }),
    ...(to !== '' && { to: iso(endOfDate(to, timeZone)) }),
  };
}

/** Dates before 2000 appear while a year is typed. */
function dateOf(text: string | null): string {
  return text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
