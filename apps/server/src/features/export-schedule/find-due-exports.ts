import { nextExport } from '@riderbell/domain/exports/export-schedule.ts';
import type { ScheduleNeeds, StoredSchedule } from './ports.ts';

/** How far apart the mails begin, because all vendors are due at the same minute and each mail holds its file in memory. */
const apart = 500;

/** Adds the mails of all schedules that are due. */
export async function findDueExports({ store, country, now, newId, onJob }: ScheduleNeeds): Promise<void> {
  const started = now();
  const plan = ({ frequency, nextAt }: StoredSchedule) => {
    const due = nextExport(frequency, nextAt - 1, country.timeZone);
    // Later only if the time zone was changed since the schedule was saved.
    if (due.at > started) return { period: null, nextAt: due.at };
    return { period: due.period, nextAt: nextExport(frequency, due.at, country.timeZone).at };
  };
  let mails = 0;
  for (;;) {
    const before = mails;
    const added = await store.takeDue(started, plan, { newId, runAt: (index) => started + (before + index) * apart });
    if (added === null) break;
    mails += added;
  }
  if (mails > 0) onJob();
}
