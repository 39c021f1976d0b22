import type { BulkJob, BulkRow } from '@riderbell/contract/shapes/bulk-job.ts';

/** A row for tests: ready to be placed. */
export function aRow(over: Partial<BulkRow> = {}): BulkRow {
  return {
    row_id: 'row-2',
    row_number: 2,
    version: 1,
    action: 'CREATE',
    status: 'READY',
    values: {
      customer_name: 'Malee Suksan',
      customer_phone_number: '+66812345678',
      address: '12/4 Phetchaburi Road',
      amount: '250',
      payment_method: 'CASH_ON_DELIVERY',
    },
    customer_name: 'Malee Suksan',
    drop_off_address: '12/4 Phetchaburi Road, Bangkok',
    drop_off_point: { latitude: 13.75, longitude: 100.53, found_address: 'Phetchaburi Road, Bangkok' },
    payment_method: 'CASH_ON_DELIVERY',
    amount: 250,
    delivery_type: 'instant',
    preordered_for: null,
    delivery_fee: 56,
    previous_fee: null,
    changes: [],
    order_id: null,
    result_content: null,
    error: [],
    warnings: [],
    ...over,
  };
}

const noCounts: BulkJob['summary'] = {
  total_rows: 0,
  orders_to_place: 0,
  orders_placed: 0,
  errors: 0,
  edits: 0,
  cancellations_offered: 0,
  cancellations_chosen: 0,
  unchanged: 0,
  changed_fees: 0,
  total_fee: 0,
  total_amount: 0,
};

/** A checked job for tests. */
export function aJob({
  summary,
  ...over
}: Partial<Omit<BulkJob, 'summary'>> & { summary?: Partial<BulkJob['summary']> } = {}): BulkJob {
  return {
    bulk_job_id: 'job-1',
    vendor_id: 'd001',
    file_name: 'morning.xlsx',
    created_by: 'Nok',
    created_at: '2026-11-27T03:00:00Z',
    updated_at: '2026-11-27T03:00:05Z',
    action: 'PREPROCESS',
    status: 'PREPROCESS_SUCCESS',
    progress: null,
    waits_for: null,
    metadata: { success_row_count: 1 },
    summary: { ...noCounts, ...summary },
    currency: 'THB',
    history: [{ action: 'PREPROCESS', status: 'PREPROCESS_SUCCESS', at: '2026-11-27T03:00:05Z', by: 'Nok' }],
    columns: [],
    version: 1,
    ...over,
  };
}
