import type { AskedOrder } from '@riderbell/domain/bulk-orders/asked-order.ts';
import type { BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type {
  BulkJobAction,
  BulkJobChoice,
  BulkJobStatus,
  BulkRowAction,
  BulkRowStatus,
} from '@riderbell/domain/bulk-orders/bulk-job.ts';
import type { ColumnReading } from '@riderbell/domain/bulk-orders/read-columns.ts';
import type { BulkSummary } from '@riderbell/domain/bulk-orders/summary.ts';
import type { FileColumn, JobEvent, PlacedFrom, RowCheck, RowResult } from '../../../features/bulk-orders/ports.ts';
import type { Instant, Json } from '../column-types.ts';

export interface BulkJobsTable {
  bulk_job_id: string;
  vendor_id: string;
  created_by_account_id: string | null;
  created_by: string;
  placed_by_account_id: string | null;
  placed_by: string | null;
  placed_from: Json<PlacedFrom> | null;
  file_name: string;
  columns: Json<readonly FileColumn[]>;
  reading: Json<ColumnReading> | null;
  action: BulkJobAction;
  status: BulkJobStatus;
  waits_for: BulkJobChoice | null;
  fees_confirmed: boolean;
  priced_up_to: number;
  version: number;
  summary: Json<BulkSummary>;
  history: Json<readonly JobEvent[]>;
  created_at: Instant;
  updated_at: Instant;
}

export interface BulkRowsTable {
  bulk_job_id: string;
  position: number;
  row_number: number;
  version: number;
  cells: Json<readonly string[]>;
  unreadable: Json<readonly number[]>;
  corrected: Json<BulkValues>;
  action: BulkRowAction;
  status: BulkRowStatus;
  reference: string;
  checked: Json<RowCheck> | null;
  fee_minor: number | null;
  previous_fee_minor: number | null;
  amount_minor: number | null;
  order_id: string | null;
  result: RowResult | null;
}

/** The newest order of each reference of a vendor. */
export interface BulkReferencesTable {
  vendor_id: string;
  reference: string;
  order_id: string;
  bulk_job_id: string;
  asked: Json<AskedOrder>;
  tied_at: Instant;
}
