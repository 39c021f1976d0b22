import type { Country } from '@riderbell/domain/countries/country.ts';
import { dateAfter } from '@riderbell/domain/countries/local-day.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { v7 as uuid } from 'uuid';
import type { Database } from '../adapters/postgres/database.ts';
import { PostgresExportSchedules } from '../adapters/postgres/export-schedule/postgres-export-schedules.ts';
import { createExportScheduleFeature } from '../features/export-schedule/feature.ts';
import type { ScheduleNeeds, ScheduleVendors } from '../features/export-schedule/ports.ts';
import type { ExportFiles } from '../features/exports/ports.ts';
import { sweepOf } from './sweeps.ts';

const minute = 60_000;
/** How long is remembered what was mailed, in days: longer than a server is ever stopped. */
const remembered = 400;

export interface ExportScheduleParts {
  readonly database: Database;
  readonly vendors: ScheduleVendors;
  readonly exports: Pick<ExportFiles, 'makeFile'>;
  readonly mails: ScheduleNeeds['mails'];
  readonly country: Country;
  readonly onJob: () => void;
  readonly now: () => number;
}

/** Composes exports that are mailed regularly; their weeks and months are those of the country's time zone. */
export function composeExportSchedules({ database, exports, country, now, ...parts }: ExportScheduleParts) {
  const store = new PostgresExportSchedules(database.kysely);
  const { makeFile } = exports;
  const feature = createExportScheduleFeature({ ...parts, store, makeFile, country, now, newId: () => uuid() });
  const sweep = () => store.sweep(dateAfter(localDateOf(now(), country.timeZone), -remembered));
  return {
    ...feature,
    recurring: [
      { name: 'find-due-exports', everyMilliseconds: minute, run: () => feature.findDue() },
      sweepOf('sweep-scheduled-exports', sweep),
    ],
  };
}
