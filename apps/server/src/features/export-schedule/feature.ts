import type { Handlers } from '@riderbell/contract/handler.ts';
import { findDueExports } from './find-due-exports.ts';
import { getExportSchedule } from './get-export-schedule.ts';
import { mailScheduledExport } from './mail-export-job.ts';
import type { ScheduledMailJob, ScheduleNeeds } from './ports.ts';
import { saveExportSchedule } from './save-export-schedule.ts';

export interface ExportScheduleFeature {
  readonly handlers: Pick<Handlers, 'getExportSchedule' | 'saveExportSchedule'>;
  readonly jobs: Readonly<Record<ScheduledMailJob['name'], (payload: unknown, attempt: number) => Promise<void>>>;
  /** Call it every minute. */
  findDue(): Promise<void>;
}

/** Exports that are mailed regularly (decision 069). */
export function createExportScheduleFeature(needs: ScheduleNeeds): ExportScheduleFeature {
  return {
    handlers: { getExportSchedule: getExportSchedule(needs), saveExportSchedule: saveExportSchedule(needs) },
    jobs: { 'mail-scheduled-export': mailScheduledExport(needs) },
    findDue: () => findDueExports(needs),
  };
}
