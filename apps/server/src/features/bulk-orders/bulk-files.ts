import type { Vendor } from '@riderbell/contract/shapes/vendor.ts';
import { type BulkColumn, bulkColumns } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import { requiredColumns } from '@riderbell/domain/bulk-orders/match-columns.ts';
import { digitsOf } from '@riderbell/domain/countries/currencies.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import { fromMinor } from '@riderbell/domain/countries/money.ts';
import { allowedPaymentMethods } from '@riderbell/domain/payments/payment-methods.ts';
import { firstWithBulk, jobOfVendor, vendorWithBulk } from './job-vendor.ts';
import type { BulkFile, BulkFiles, BulkNeeds, BulkOrder, RowError, StoredJob, StoredRow } from './ports.ts';
import { valuesOfRow } from './row-values.ts';
import { type ResultColumn, resultColumns, type WorkbookTexts, type WorkbookWriter } from './workbook-ports.ts';

/** The words of results in a language. */
export interface ResultWords {
  statusOf(order: BulkOrder): string;
  cancelReasonOf(order: BulkOrder): string;
  errorOf(error: RowError): string;
}

export interface BulkFileNeeds extends BulkNeeds {
  readonly writer: WorkbookWriter;
  readonly texts: WorkbookTexts;
  resultWords(language: Language): Promise<ResultWords>;
  /** The address of the page on which a recipient follows the order. */
  trackingLink(orderId: string): string;
  /** A phone number that customers of the country could have. */
  readonly examplePhone: string;
}

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function bulkFiles(needs: BulkFileNeeds): BulkFiles {
  return {
    template: async ({ principal, vendorId, language }) => {
      const found =
        vendorId === null ? await firstWithBulk(needs, principal) : await vendorWithBulk(needs, principal, vendorId);
      if (!found.ok) return found;
      const words = await needs.texts.in(language);
      const { payment } = needs.country;
      const offered = allowedPaymentMethods(payment.allowed, found.vendor.flags.payment_methods, { payAtPickup: true });
      const labels = offered.map((method) => words.paymentMethod(method) ?? method);
      const bytes = await needs.writer.template({
        sheetName: words.sheetName,
        guide: words.guide,
        columns: words.columns(requiredColumns(needs.country)),
        paymentMethods: labels,
        example: exampleOf(needs, found.vendor, labels[0] ?? ''),
      });
      return { ok: true, file: { name: 'Template.xlsx', contentType, bytes: [bytes] } };
    },
    errorRows: async (request) => {
      const found = await jobOfVendor(needs, request.principal, request.vendorId, request.jobId);
      if (!found.ok) return found;
      const { job } = found;
      const rows = await needs.store.rows(job.jobId, { since: 0 });
      const failed = rows.filter(({ status }) => status === 'ERROR' || status === 'FAILED');
      const file = await rowsFile(needs, request.language, job, failed, ['error']);
      return { ok: true, file: { ...file, name: nameOf(job, 'errors') } };
    },
    filled: async (request) => {
      const found = await jobOfVendor(needs, request.principal, request.vendorId, request.jobId);
      if (!found.ok) return found;
      const { job } = found;
      const rows = await needs.store.rows(job.jobId, { since: 0 });
      const file = await rowsFile(needs, request.language, job, rows, resultColumns);
      return { ok: true, file: { ...file, name: nameOf(job, 'results') } };
    },
  };
}

/** An order of the vendor that is accepted without a change: to its own door, as soon as possible. */
function exampleOf(
  { country, examplePhone }: Pick<BulkFileNeeds, 'country' | 'examplePhone'>,
  { vendor_information: { location } }: Vendor,
  paymentMethod: string,
): Readonly<Partial<Record<BulkColumn, string>>> {
  const { currency, amount } = country;
  const { latitude, longitude } = location;
  return {
    reference: 'A-1001',
    customer_name: 'Maria Santos',
    customer_phone_number: examplePhone,
    address: location.address_text,
    building: 'Tower B',
    unit_number: '12',
    ...(latitude !== null && longitude !== null && { latitude: String(latitude), longitude: String(longitude) }),
    amount: String(Math.max(usualAmount, fromMinor(amount.minimum ?? 0, currency))),
    payment_method: paymentMethod,
  };
}

const usualAmount = 100;

/** The name of the merchant's file with another ending, in the characters that every system accepts. */
function nameOf({ fileName }: StoredJob, what: string): string {
  const plain = fileName
    .replace(/\.xlsx$/i, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain === '' ? 'orders' : plain}-${what}.xlsx`;
}

async function rowsFile(
  needs: BulkFileNeeds,
  language: Language,
  job: StoredJob,
  rows: readonly StoredRow[],
  results: readonly ResultColumn[],
): Promise<Omit<BulkFile, 'name'>> {
  const words = await needs.texts.in(language);
  const resultWords = await needs.resultWords(language);
  const orders = await ordersOf(needs, job, rows);
  const further = furtherColumns(job, rows);
  const headings = new Map(words.columns([]).map(({ column, heading }) => [column, heading]));
  return {
    contentType,
    bytes: needs.writer.rows({
      sheetName: words.sheetName,
      headings: [
        ...job.columns.map(({ heading }) => heading),
        ...further.map((column) => headings.get(column) ?? column),
      ],
      resultHeadings: results.map((column) => words.results[column]),
      rows: rows.map((row) => {
        const order = orders.get(row.orderId ?? '') ?? null;
        const result = resultsOf(needs, row, order, resultWords);
        return { cells: cellsOf(job, row, further), results: results.map((column) => result[column]) };
      }),
    }),
  };
}

async function ordersOf(
  { orders }: Pick<BulkNeeds, 'orders'>,
  { vendorId }: StoredJob,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<string, BulkOrder>> {
  const ids = rows.flatMap(({ action, status, orderId }) =>
    action !== 'CREATE' || status === 'DONE' ? (orderId ?? []) : [],
  );
  const found = await orders.findMany(vendorId, ids);
  return new Map(found.map((order) => [order.orderId, order]));
}

/** The columns that people typed something into and that the file does not have; the reference, since it ties a row to its order. */
function furtherColumns(job: StoredJob, rows: readonly StoredRow[]): BulkColumn[] {
  const inFile = new Set(job.columns.map(({ column }) => column));
  const typed = new Set(rows.flatMap(({ corrected }) => Object.keys(corrected)));
  return bulkColumns.filter((column) => !inFile.has(column) && (typed.has(column) || column === 'reference'));
}

/** A row with what people typed instead. A placed row without a reference gets its order's id, which is what it was tied by. */
function cellsOf(job: StoredJob, row: StoredRow, further: readonly BulkColumn[]): string[] {
  const { values } = valuesOfRow(row, job.columns);
  const reference = values.reference ?? (row.status === 'DONE' && row.action !== 'CANCEL' ? row.orderId : null) ?? '';
  const all: Readonly<Partial<Record<BulkColumn, string>>> = { ...values, reference };
  const own = job.columns.map(({ column }, index) => (column === null ? row.cells[index] : all[column]) ?? '');
  return [...own, ...further.map((column) => all[column] ?? '')];
}

function resultsOf(
  { country, trackingLink }: Pick<BulkFileNeeds, 'country' | 'trackingLink'>,
  row: StoredRow,
  order: BulkOrder | null,
  words: ResultWords,
): Readonly<Record<ResultColumn, string>> {
  const digits = digitsOf(country.currency);
  const fee = order?.fee.total ?? row.fee;
  return {
    'order-id': order?.orderId ?? '',
    status: order ? words.statusOf(order) : '',
    'delivery-fee': fee === null ? '' : fromMinor(fee, country.currency).toFixed(digits),
    rider: order?.rider?.name ?? '',
    'tracking-link': order ? trackingLink(order.orderId) : '',
    reason: order ? words.cancelReasonOf(order) : '',
    error: (row.check?.errors ?? []).map((error) => words.errorOf(error)).join('; '),
  };
}
