import type { calls } from '@riderbell/contract/calls.ts';
import { accepted, type Handler, refused } from '@riderbell/contract/handler.ts';
import { callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { bulkFileLimit, bulkRowLimit } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { chooseSheet, missingColumns } from '@riderbell/domain/bulk-orders/match-columns.ts';
import { isEmptyRow, valuesOf } from '@riderbell/domain/bulk-orders/row-values.ts';
import type { SheetRow, SheetTable } from '@riderbell/domain/bulk-orders/sheet-row.ts';
import { summaryOf } from '@riderbell/domain/bulk-orders/summary.ts';
import { jobOnTheWire, rowOnTheWire } from './job-on-the-wire.ts';
import { vendorWithBulk } from './job-vendor.ts';
import type { BulkNeeds, FileColumn, StoredJob, WrittenRow } from './ports.ts';

/** How many jobs of a vendor may be under way. */
const mostUnderWay = 3;
/** How many rows the answer shows; `get-bulk-job` answers all. */
const firstRows = 100;
/** How many values of a column are shown to the person who matches the columns. */
const samples = 3;
/** The longest sample, in characters. */
const longestSample = 100;

/** Reads a workbook, stores its rows and has them checked in the background; see the call. */
export function createBulkJob(needs: BulkNeeds): Handler<typeof calls.createBulkJob> {
  return async (asked) => {
    const { principal, body, once } = asked;
    const found = await vendorWithBulk(needs, principal, body.vendor_id);
    if (!found.ok) return found;
    const bytes = bytesOf(body.content);
    if (bytes === null) return refused('bulk.file-format', { field: 'content' });
    if (bytes.length > bulkFileLimit) return refused('bulk.file-too-large', { field: 'content' });
    const file = await needs.reader.read(bytes);
    if (!file.ok) return refused(file.refusal, { field: 'content' });
    const table = await tableOf(needs, file.sheets);
    if (table === null) return refused('bulk.no-rows', { field: 'content' });
    const { columns, rows } = table;
    if (rows.length > bulkRowLimit)
      return refused('bulk.too-many-rows', { field: 'content', values: { most: bulkRowLimit } });

    const now = needs.now();
    const waitsFor =
      missingColumns(
        columns.map(({ column }) => column),
        needs.country,
      ).length > 0
        ? 'columns'
        : null;
    const job: StoredJob = {
      jobId: needs.newId(),
      vendorId: found.vendor.vendor_id,
      createdBy: { accountId: principal.accountId, email: principal.email },
      placedBy: null,
      placedFrom: null,
      fileName: body.file_name,
      columns,
      reading: null,
      action: 'PREPROCESS',
      status: 'UNKNOWN',
      waitsFor,
      feesConfirmed: false,
      pricedUpTo: 0,
      version: 1,
      summary: summaryOf(rows),
      history: [{ action: 'PREPROCESS', status: 'UNKNOWN', at: new Date(now).toISOString(), by: principal.email }],
      createdAt: now,
      updatedAt: now,
    };
    const { currency } = needs.country;
    const orders = rows.slice(0, firstRows).map((row) => rowOnTheWire({ ...row, version: 1 }, job, currency));
    const answer = { code: 200 as const, body: { bulk_job: jobOnTheWire(job, currency), orders } };
    const trace = callerTrace(asked);
    const outcome = await needs.store.create(job, rows, {
      work: waitsFor === null ? 'check-bulk-job' : null,
      most: mostUnderWay,
      once,
      answer,
      audit: trace && {
        ...trace,
        what: 'bulk.uploaded',
        subject: job.fileName,
        details: { rows: rows.length },
      },
    });
    if (outcome === 'too-many') return refused('bulk.too-many-jobs');
    needs.onJob();
    return accepted(answer);
  };
}

/** Null for a text that is no base64. */
function bytesOf(content: string): Uint8Array | null {
  const bytes = Buffer.from(content, 'base64');
  // Node ignores what is no base64, so that half of a file would be read as one.
  const length = content.replace(/=+$/, '').length;
  return bytes.length > 0 && Math.floor((length * 3) / 4) === bytes.length ? bytes : null;
}

async function tableOf(
  needs: BulkNeeds,
  sheets: readonly SheetTable[],
): Promise<{ readonly columns: FileColumn[]; readonly rows: WrittenRow[] } | null> {
  const chosen = chooseSheet(sheets, (await needs.words()).columns);
  if (chosen === null) return null;
  const { table, header } = chosen;
  const below = table.rows.slice(header.at + 1);
  const rows = below.filter(
    (row) => !isEmptyRow(valuesOf(row, header.columns)) || header.columns.every((one) => one === null),
  );
  if (rows.length === 0) return null;
  const width = Math.max(header.headings.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index): FileColumn => ({
    heading: header.headings[index] ?? '',
    column: header.columns[index] ?? null,
    samples: samplesOf(rows, index),
  }));
  return { columns, rows: rows.map(newRow) };
}

function samplesOf(rows: readonly SheetRow[], index: number): string[] {
  const found: string[] = [];
  for (const { cells } of rows) {
    const text = cells[index]?.trim() ?? '';
    if (text !== '' && !found.includes(text)) found.push(text.slice(0, longestSample));
    if (found.length === samples) break;
  }
  return found;
}

function newRow({ number, cells, unreadable = [] }: SheetRow, index: number): WrittenRow {
  return { ...emptyRow, position: index + 1, number, cells, unreadable };
}

/** A row before its check. */
export const emptyRow: Omit<WrittenRow, 'position' | 'number'> = {
  cells: [],
  unreadable: [],
  corrected: {},
  action: 'CREATE',
  status: 'WAITING',
  reference: '',
  check: null,
  fee: null,
  previousFee: null,
  amount: null,
  orderId: null,
  result: null,
};
