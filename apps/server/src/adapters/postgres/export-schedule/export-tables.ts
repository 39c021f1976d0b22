import type { ExportFormat } from '@riderbell/contract/shapes/order-export.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { ExportFrequency } from '@riderbell/domain/exports/export-schedule.ts';
import type { ColumnType } from 'kysely';
import type { Instant } from '../column-types.ts';

export interface ExportSchedulesTable {
  vendor_id: string;
  frequency: ExportFrequency;
  format: ExportFormat;
  language: Language;
  include_outlets: boolean;
  /** E-mail addresses in lower case. */
  recipients: string[];
  next_at: Instant;
  updated_at: Instant;
}

/** The mails of each period. */
export interface ScheduledExportsTable {
  vendor_id: string;
  period_from: string;
  period_to: string;
  recipient: string;
  mail_id: string;
  /** While a process hands the mail over; by the database's clock. */
  sending_until: ColumnType<string | null, never, string | null>;
  /** Null until it was mailed, or skipped because its recipient has left. */
  ended_at: ColumnType<string | null, never, Date>;
}
