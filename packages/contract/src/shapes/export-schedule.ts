import { languages } from '@riderbell/domain/countries/languages.ts';
import { mostExportRecipients } from '@riderbell/domain/exports/export-recipients.ts';
import { exportFrequencies } from '@riderbell/domain/exports/export-schedule.ts';
import * as z from 'zod/mini';
import { exportFormats } from './order-export.ts';
import { day } from './numbers.ts';
import { instant } from './primitives.ts';

const schedule = {
  frequency: z.enum(exportFrequencies),
  format: z.enum(exportFormats),
  /** Of the mails, and of the headings and values in the file. */
  language: z.enum(languages),
  /** Also the orders of all outlets; false for a vendor that has none. */
  include_outlets: z.boolean(),
};

/** How the orders of a vendor are mailed; null for a vendor whose orders are not. */
export const requestedExportSchedule = z.nullable(
  z.strictObject({
    ...schedule,
    /** E-mail addresses of people who may export the orders. */
    recipients: z.array(z.string().check(z.maxLength(320))).check(z.maxLength(mostExportRecipients)),
  }),
);

/** The schedule of a vendor, and the people who can be recipients. */
export const exportScheduleOfVendor = z.object({
  schedule: z.nullable(
    z.object({
      ...schedule,
      /** Those who may still export the orders; other ones are mailed nothing. */
      recipients: z.array(z.string()),
      /** The next mail, and the first and last day that it is about. */
      next: z.object({ at: instant, from: day, to: day }),
    }),
  ),
  people: z.array(z.object({ email: z.string(), name: z.string(), is_you: z.boolean() })),
});
export type ExportScheduleOfVendor = z.infer<typeof exportScheduleOfVendor>;
