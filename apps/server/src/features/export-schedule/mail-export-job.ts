import { historyPath } from '@riderbell/contract/links.ts';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import { ownTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { endOfDate, startOfDate } from '@riderbell/domain/countries/local-day.ts';
import { largestAttachment } from '@riderbell/domain/exports/export-schedule.ts';
import type {
  ExportMail,
  ExportSchedule,
  MadeFile,
  MailedFile,
  ScheduledMail,
  ScheduledMailJob,
  ScheduleNeeds,
} from './ports.ts';

const hour = 60 * 60_000;
/** How often a mail is tried before it waits for an hour: for two minutes. */
const quickAttempts = 8;
/** How long after its period a mail is tried, because no one asks for it again, unlike for a code. */
const patience = 3 * 24 * hour;

/**
 * Mails the orders of a period to one recipient, as that person would download them. A recipient who has left the team or the schedule
 * meanwhile is skipped. The job may run twice: only one run sends, and a run after a crash sends the e-mail with the same id.
 */
export function mailScheduledExport(needs: ScheduleNeeds): (payload: unknown, attempt: number) => Promise<void> {
  const { store, now } = needs;
  return async (payload, attempt) => {
    const { mailId } = payload as ScheduledMailJob['payload'];
    const mail = await store.mail(mailId);
    if (mail === null || mail.isEnded) return;
    const content = await contentOf(needs, mailId, mail);
    if (content === null) {
      await store.end(mailId, now(), null);
      return;
    }
    if (!(await store.claim(mailId))) throw new Error('another process is sending this export');
    try {
      await needs.mails.send(content);
    } catch (error) {
      await store.release(mailId);
      const isOld = now() > endOfDate(mail.period.to, needs.country.timeZone) + patience;
      if (attempt < quickAttempts || isOld) throw error;
      await store.postpone(mailId, now(), now() + hour);
      return;
    }
    await store.end(mailId, now(), {
      ...ownTrace('system'),
      what: 'export.mailed',
      subject: content.to,
      details: { ...mail.period, file: typeof content.file === 'object' ? content.file.name : null },
    });
  };
}

/** Null if the recipient may not receive the orders any more. */
async function contentOf(
  needs: Pick<ScheduleNeeds, 'store' | 'vendors' | 'makeFile' | 'country'>,
  mailId: string,
  { vendorId, period, recipient }: ScheduledMail,
): Promise<ExportMail | null> {
  const schedule = await needs.store.find(vendorId);
  const person = (await needs.store.people(vendorId)).find(({ email }) => email === recipient);
  if (person === undefined || !schedule?.recipients.includes(recipient)) return null;
  const principal: Merchant = { kind: 'merchant', accountId: person.accountId, email: recipient, sessionId: '' };
  const vendor = await needs.vendors.find(principal, vendorId, 'export-orders');
  const file = vendor && (await fileOf(needs, schedule, principal, { vendorId, period }));
  if (!file) return null;
  return {
    kind: 'scheduled-export',
    id: mailId,
    to: person.shownEmail,
    locale: schedule.language,
    business: vendor.name,
    period,
    path: historyPath(vendorId, period),
    file,
  };
}

/** Null if the right has ended meanwhile. */
async function fileOf(
  { makeFile, country }: Pick<ScheduleNeeds, 'makeFile' | 'country'>,
  { format, language, includeOutlets }: ExportSchedule,
  principal: Merchant,
  { vendorId, period }: Pick<ScheduledMail, 'vendorId' | 'period'>,
): Promise<ExportMail['file'] | null> {
  const query = {
    format,
    from: new Date(startOfDate(period.from, country.timeZone)).toISOString(),
    // The list includes its end, which would also be the beginning of the next period.
    to: new Date(endOfDate(period.to, country.timeZone) - 1).toISOString(),
    ...(includeOutlets && { include_outlets: 'true' as const }),
  };
  const made = await makeFile({ principal, vendorId, query, language });
  if (!made.ok) return null;
  // Not reading the file leaves its orders unread; the first page is in memory already.
  return made.isEmpty ? 'no-orders' : ((await gathered(made.file)) ?? 'too-large');
}

/** The whole file; null as soon as it is too large, so that memory is limited. */
async function gathered({ name, contentType, bytes }: MadeFile): Promise<MailedFile | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the making of the file.
  for await (const piece of bytes) {
    size += piece.length;
    if (size > largestAttachment) return null;
    pieces.push(piece);
  }
  return { name, contentType, content: Buffer.concat(pieces) };
}
