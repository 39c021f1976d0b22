import { auditKinds, type AuditKind } from '@riderbell/domain/audit/audit-actions.ts';
import { endOfDate, startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { rangeRefusal } from '@riderbell/domain/orders/history-period.ts';

/** What the owner chose; in the address, so that a reload and the back button keep it. */
export interface ActivityFilter {
  /** The id of an actor; empty for everyone. */
  readonly who: string;
  readonly what: AuditKind | '';
  /** Dates as "2026-11-21"; empty while not chosen. */
  readonly from: string;
  readonly to: string;
}

export const auditKindNames = Object.keys(auditKinds) as AuditKind[];

const date = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The filter of an address; missing and wrong values are empty. */
export function readFilter(query: URLSearchParams): ActivityFilter {
  const dateIn = (name: string) => (date.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    who: query.get('who') ?? '',
    what: auditKindNames.find((kind) => kind === query.get('what')) ?? '',
    from: dateIn('from'),
    to: dateIn('to'),
  };
}

export function writeFilter(filter: ActivityFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

export function isFiltered(filter: ActivityFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** The query of the filter: whole days in the zone (IANA name). */
export function queryOf({ who, what, from, to }: ActivityFilter, timeZone: string) {
  return {
    ...(who !== '' && { who }),
    ...(what !== '' && { what }),
    ...(from !== '' && { from: new Date(startOfDate(from, timeZone)).toISOString() }),
    // The last instant of the day, because both ends are included.
    ...(to !== '' && { to: new Date(endOfDate(to, timeZone) - 1).toISOString() }),
  };
}

/** Why the period is refused, or null. */
export function refusalOf({ from, to }: ActivityFilter, timeZone: string): ReturnType<typeof rangeRefusal> {
  if (from === '' || to === '') return null;
  return to < from ? 'reversed' : rangeRefusal(startOfDate(from, timeZone), endOfDate(to, timeZone), timeZone);
}
