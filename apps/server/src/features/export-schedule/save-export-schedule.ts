import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { foldedEmail } from '@riderbell/domain/accounts/email-address.ts';
import { changedDetails } from '@riderbell/domain/audit/audit-details.ts';
import type { AuditRecord, AuditValue } from '@riderbell/domain/audit/audit-entry.ts';
import { callerTrace, type TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import { recipientsFault } from '@riderbell/domain/exports/export-recipients.ts';
import { nextExport } from '@riderbell/domain/exports/export-schedule.ts';
import { offeredPeople } from './offered-people.ts';
import type { ExportSchedule, ScheduleNeeds, StoredSchedule } from './ports.ts';
import { scheduleOfVendor } from './schedule-on-the-wire.ts';

export function saveExportSchedule(needs: ScheduleNeeds): Handler<typeof calls.saveExportSchedule> {
  return async (asked) => {
    const { principal, params, body } = asked;
    const vendor = await needs.vendors.find(principal, params.id, 'schedule-exports');
    if (vendor === null) return refused('vendor.not-found');
    const people = await offeredPeople(needs, principal, vendor, await needs.store.find(vendor.vendor_id));
    const wanted = body.schedule && {
      frequency: body.schedule.frequency,
      format: body.schedule.format,
      language: body.schedule.language,
      includeOutlets: body.schedule.include_outlets && vendor.parent_vendor_id === null,
      recipients: body.schedule.recipients.map((typed) => foldedEmail(typed) ?? typed),
    };
    const fault = wanted && recipientsFault(wanted.recipients, new Set(people.map(({ email }) => email)));
    if (fault !== null) return refused(`export-schedule.${fault}`, { field: 'schedule.recipients' });
    const now = needs.now();
    let saved: StoredSchedule | null = null;
    await needs.store.save(vendor.vendor_id, now, (before) => {
      saved = wanted && { ...wanted, nextAt: nextAfter(needs, wanted, before, now) };
      return { schedule: saved, audit: auditOfSchedule(asked, before, wanted) };
    });
    return accepted({ result: scheduleOfVendor(saved, people, principal, needs.country.timeZone) });
  };
}

/** A mail that is due and not added yet stays due when its schedule is saved again. */
function nextAfter(
  { country }: Pick<ScheduleNeeds, 'country'>,
  { frequency }: ExportSchedule,
  before: StoredSchedule | null,
  now: number,
): number {
  return before?.frequency === frequency ? before.nextAt : nextExport(frequency, now, country.timeZone).at;
}

function auditOfSchedule(
  asked: TracedRequest,
  before: ExportSchedule | null,
  after: ExportSchedule | null,
): AuditRecord | null {
  const trace = callerTrace(asked);
  const details = changedDetails(fieldsOf(before), fieldsOf(after));
  return trace && details && { ...trace, what: 'scheduled-export.changed', subject: null, details };
}

function fieldsOf(schedule: ExportSchedule | null): Readonly<Record<string, AuditValue>> {
  return {
    frequency: schedule?.frequency ?? null,
    format: schedule?.format ?? null,
    language: schedule?.language ?? null,
    include_outlets: schedule?.includeOutlets ?? null,
    recipients: schedule === null ? null : schedule.recipients.toSorted().join(', '),
  };
}
