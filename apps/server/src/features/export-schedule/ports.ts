import type { ExportFormat, ExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import type { CallersVendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { TeamRole } from '@riderbell/domain/access/vendor-rights.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { ExportFrequency } from '@riderbell/domain/exports/export-schedule.ts';
import type { NumberPeriod } from '@riderbell/domain/numbers/number-periods.ts';

// Instants are epoch milliseconds; e-mail addresses are folded (domain: `foldedEmail`) unless a name says otherwise.

/** How the orders of a vendor are mailed. */
export interface ExportSchedule {
  readonly frequency: ExportFrequency;
  readonly format: ExportFormat;
  readonly language: Language;
  readonly includeOutlets: boolean;
  readonly recipients: readonly string[];
}

/** A schedule with the instant of its next mail. */
export interface StoredSchedule extends ExportSchedule {
  readonly nextAt: number;
}

/** A person of a team with an account that can sign in. A person of both teams is there twice. */
export interface TeamPerson {
  readonly email: string;
  readonly shownEmail: string;
  readonly name: string;
  readonly accountId: string;
  readonly role: TeamRole;
  /** The vendor or its parent. */
  readonly vendorId: string;
}

/** The mail of a period to one recipient. */
export interface ScheduledMail {
  readonly vendorId: string;
  readonly period: NumberPeriod;
  readonly recipient: string;
  /** Whether it was mailed, or skipped because its recipient has left. */
  readonly isEnded: boolean;
}

export interface ScheduledMailJob {
  readonly name: 'mail-scheduled-export';
  readonly payload: { readonly mailId: string };
}

export interface ScheduleStore {
  find(vendorId: string): Promise<StoredSchedule | null>;
  /** The people of the vendor and of its parent. */
  people(vendorId: string): Promise<TeamPerson[]>;
  /** Saves what `change` makes of the present schedule, or removes it for null. Of two simultaneous changes the later one is saved. */
  save(
    vendorId: string,
    now: number,
    change: (before: StoredSchedule | null) => {
      readonly schedule: StoredSchedule | null;
      readonly audit: AuditRecord | null;
    },
  ): Promise<void>;
  /**
   * Takes a schedule whose mails are due: adds the mails of the period that `plan` names, each with its job, and moves the schedule on, all
   * or nothing. A recipient who already has a mail of the period gets no other.
   * @returns how many mails were added; null if no schedule is due
   */
  takeDue(
    now: number,
    plan: (schedule: StoredSchedule) => { readonly period: NumberPeriod | null; readonly nextAt: number },
    mails: { readonly newId: () => string; readonly runAt: (index: number) => number },
  ): Promise<number | null>;
  mail(mailId: string): Promise<ScheduledMail | null>;
  /** Reserves the mail for this process. @returns false if it has ended or another process is sending it */
  claim(mailId: string): Promise<boolean>;
  /** Ends a reservation without a mail. */
  release(mailId: string): Promise<void>;
  /** Adds another job for the mail, for later. */
  postpone(mailId: string, now: number, runAt: number): Promise<void>;
  /** Marks the mail as ended and adds its entry to the audit trail, once. */
  end(mailId: string, now: number, audit: AuditRecord | null): Promise<void>;
  /** Removes the mails of periods that ended before the day. */
  sweep(before: string): Promise<void>;
}

export interface ScheduleVendors {
  find(
    principal: Principal,
    vendorId: string,
    right: 'schedule-exports' | 'export-orders',
  ): Promise<ScheduledVendor | null>;
}

export type ScheduledVendor = Pick<CallersVendor, 'vendor_id' | 'parent_vendor_id' | 'name'>;

/** A file whose bytes are made while they are read. */
export interface MadeFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Makes the file that the caller would download; `ok` is false without the right. */
export type MakeFile = (request: {
  readonly principal: Principal;
  readonly vendorId: string;
  readonly query: ExportQuery;
  readonly language: Language;
}) => Promise<{ readonly ok: true; readonly file: MadeFile; readonly isEmpty: boolean } | { readonly ok: false }>;

export interface ExportMail {
  readonly kind: 'scheduled-export';
  /** The same each time this e-mail is sent. */
  readonly id: string;
  readonly to: string;
  readonly locale: Language;
  readonly business: string;
  readonly period: NumberPeriod;
  readonly path: string;
  /** The orders, or why there is no file. */
  readonly file: MailedFile | 'no-orders' | 'too-large';
}

export interface MailedFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface ScheduleNeeds {
  readonly store: ScheduleStore;
  readonly vendors: ScheduleVendors;
  readonly makeFile: MakeFile;
  readonly mails: { send(mail: ExportMail): Promise<void> };
  readonly country: Pick<Country, 'timeZone'>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called when a job has been added. */
  readonly onJob: () => void;
}
