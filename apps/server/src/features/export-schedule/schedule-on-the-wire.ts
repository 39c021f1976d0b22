import type { ExportScheduleOfVendor } from '@riderbell/contract/shapes/export-schedule.ts';
import { accountOf, type Principal } from '@riderbell/domain/access/principal.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { nextExport } from '@riderbell/domain/exports/export-schedule.ts';
import type { StoredSchedule, TeamPerson } from './ports.ts';

export function scheduleOfVendor(
  schedule: StoredSchedule | null,
  people: readonly TeamPerson[],
  principal: Principal,
  timeZone: string,
): ExportScheduleOfVendor {
  const own = foldedEmail(accountOf(principal)?.email ?? '');
  return {
    schedule: schedule && scheduleOnTheWire(schedule, people, timeZone),
    people: people.map(({ email, shownEmail, name }) => ({ email: shownEmail, name, is_you: email === own })),
  };
}

function scheduleOnTheWire(
  { frequency, format, language, includeOutlets, recipients, nextAt }: StoredSchedule,
  people: readonly TeamPerson[],
  timeZone: string,
): ExportScheduleOfVendor['schedule'] {
  const { at, period } = nextExport(frequency, nextAt - 1, timeZone);
  return {
    frequency,
    format,
    language,
    include_outlets: includeOutlets,
    recipients: people.filter(({ email }) => recipients.includes(email)).map(({ shownEmail }) => shownEmail),
    next: { at: new Date(at).toISOString(), ...period },
  };
}
