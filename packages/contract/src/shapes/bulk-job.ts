import { bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import {
  bulkJobActions,
  bulkJobChoices,
  bulkJobStatuses,
  bulkRowActions,
  bulkRowStatuses,
} from '@riderbell/domain/bulk-orders/bulk-job.ts';
import * as z from 'zod/mini';
import { instant, latitude, longitude, money, unixSeconds } from './primitives.ts';

export const bulkColumn = z.enum(bulkColumns);

/** A version of a job in a query. */
export const jobVersion = z.string().check(z.regex(/^\d{1,9}$/, 'must be a version'));

/** One broken rule of a row: the rule as an error code with its text's key and values, the column and its value as the row has it. */
export const bulkRowError = z.object({
  /** null for a rule of the whole row, such as closed service hours. */
  column: z.nullable(bulkColumn),
  value: z.string(),
  code: z.string(),
  translation_key: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type BulkRowError = z.infer<typeof bulkRowError>;

/** What a person should look at; it does not prevent the placement. */
export const bulkRowWarning = z.discriminatedUnion('kind', [
  /** The same customer, door and amount as in other rows of the file. */
  z.object({ kind: z.literal('repeated-in-file'), row_numbers: z.array(z.int()) }),
  /** The same customer, door and amount as an order of today. */
  z.object({ kind: z.literal('like-order-of-today'), order_id: z.string() }),
  /** The reference belonged to an order that ended on an earlier day; the row will be a new order. */
  z.object({ kind: z.literal('reference-used-before'), order_id: z.string() }),
  /** The row changes the address of its order but not its coordinates, so that the rider may go to the old place. */
  z.object({ kind: z.literal('point-of-old-address') }),
]);
export type BulkRowWarning = z.infer<typeof bulkRowWarning>;

/** A row of a job (specification §3, bulk job). */
export const bulkRow = z.object({
  row_id: z.string(),
  /** In the file, from 1 with its header; an added row continues behind the last one. */
  row_number: z.int(),
  /** Grows with every change of the job: see `changed_since` of `get-bulk-job`. */
  version: z.int(),
  action: z.enum(bulkRowActions),
  status: z.enum(bulkRowStatuses),
  /** As in the file, or as corrected; an empty column is absent. */
  values: z.partialRecord(bulkColumn, z.string()),
  customer_name: z.string(),
  /** With unit and building, as an order has it. */
  drop_off_address: z.string(),
  /** Where it was found, or what the row says; null if it is unknown. */
  drop_off_point: z.nullable(z.object({ latitude, longitude, found_address: z.nullable(z.string()) })),
  payment_method: z.nullable(z.string()),
  amount: z.nullable(money),
  delivery_type: z.enum(['instant', 'scheduled']),
  preordered_for: z.nullable(unixSeconds),
  delivery_fee: z.nullable(money),
  /** The fee that was confirmed, while a changed one waits for confirmation. */
  previous_fee: z.nullable(money),
  /** Of an edit: the columns that change. */
  changes: z.array(bulkColumn),
  /** The order of the row: the new one after the placement, or the one that it edits, cancels or leaves as it is. */
  order_id: z.nullable(z.string()),
  /** What the placement did; null before it. */
  result_content: z.nullable(z.enum(['placed', 'edited', 'cancelled', 'unchanged'])),
  error: z.array(bulkRowError),
  warnings: z.array(bulkRowWarning),
});
export type BulkRow = z.infer<typeof bulkRow>;

/** A job (specification §3, bulk job). */
export const bulkJob = z.object({
  bulk_job_id: z.string(),
  vendor_id: z.string(),
  file_name: z.string(),
  /** The name by which the business knows the person. */
  created_by: z.string(),
  created_at: instant,
  updated_at: instant,
  action: z.enum(bulkJobActions),
  status: z.enum(bulkJobStatuses),
  /** While the action is under way; null otherwise. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  waits_for: z.nullable(z.enum(bulkJobChoices)),
  metadata: z.object({ success_row_count: z.int() }),
  summary: z.object({
    total_rows: z.int(),
    orders_to_place: z.int(),
    orders_placed: z.int(),
    errors: z.int(),
    /** Rows that edit an order, offered and chosen cancellations, and rows that change nothing. */
    edits: z.int(),
    cancellations_offered: z.int(),
    cancellations_chosen: z.int(),
    unchanged: z.int(),
    /** Rows with a fee that waits for confirmation. */
    changed_fees: z.int(),
    /** Of the orders to place. */
    total_fee: money,
    total_amount: money,
  }),
  currency: z.string(),
  history: z.array(
    z.object({
      action: z.enum(bulkJobActions),
      status: z.enum(bulkJobStatuses),
      at: instant,
      by: z.nullable(z.string()),
    }),
  ),
  /** The columns of the file, in its order: the heading, what it was recognised as, and its first values. */
  columns: z.array(z.object({ heading: z.string(), column: z.nullable(bulkColumn), samples: z.array(z.string()) })),
  /** The newest version of its rows. */
  version: z.int(),
});
export type BulkJob = z.infer<typeof bulkJob>;
