import * as z from 'zod/mini';
import { auditFilter } from './audit-entry.ts';
import { orderFilter, type orderFilterErrors } from './order-filter.ts';
import { day } from './numbers.ts';
import { instant } from './primitives.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Of which orders: those that the list shows with the same filter, in a period of at most 92 days. */
const selection = { ...orderFilter, from: instant, to: instant };

/** The language of headings and values; by default that of the request's `Accept-Language`. */
const language = z.optional(z.string().check(z.maxLength(10)));

export const exportQuery = z.strictObject({ ...selection, format: z.enum(exportFormats), language });
export type ExportQuery = z.infer<typeof exportQuery>;

/** The photos of the orders that `exportQuery` selects, with a report in the language. */
export const proofsExportQuery = z.strictObject({ ...selection, language });
export type ProofsExportQuery = z.infer<typeof proofsExportQuery>;

/** The numbers that `get-numbers` answers, as a file. */
export const numbersExportQuery = z.strictObject({
  from: day,
  to: day,
  by: z.optional(z.enum(['day', 'week', 'hour-of-week'])),
  include_outlets: z.optional(z.enum(['true', 'false'])),
  format: z.enum(exportFormats),
  language,
});
export type NumbersExportQuery = z.infer<typeof numbersExportQuery>;

/** The entries that `list-audit-entries` answers, all of them, as CSV. */
export const auditExportQuery = z.strictObject(auditFilter);
export type AuditExportQuery = z.infer<typeof auditExportQuery>;

/** Why an export is refused. */
export type ExportError = (typeof orderFilterErrors)[number] | 'audit.period-reversed' | 'audit.period-too-long';
