import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { OrderRequest } from '@riderbell/contract/calls/orders/create-order.ts';
import type { Once, Refusal } from '@riderbell/contract/handler.ts';
import type { BulkRowWarning } from '@riderbell/contract/shapes/bulk-job.ts';
import type { Order } from '@riderbell/contract/shapes/order.ts';
import type { CallersVendor, Vendor } from '@riderbell/contract/shapes/vendor.ts';
import type { Merchant, Principal } from '@riderbell/domain/access/principal.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { AskedOrder, OrderFacts } from '@riderbell/domain/bulk-orders/asked-order.ts';
import type { BulkColumn, BulkValues } from '@riderbell/domain/bulk-orders/bulk-columns.ts';
import type { BulkContext } from '@riderbell/domain/bulk-orders/bulk-context.ts';
import type {
  BulkJobAction,
  BulkJobChoice,
  BulkJobStatus,
  BulkRowAction,
  BulkRowStatus,
} from '@riderbell/domain/bulk-orders/bulk-job.ts';
import type { ColumnDictionary } from '@riderbell/domain/bulk-orders/match-columns.ts';
import type { ColumnReading } from '@riderbell/domain/bulk-orders/read-columns.ts';
import type { OrderOfToday } from '@riderbell/domain/bulk-orders/repeats.ts';
import type { BulkSummary } from '@riderbell/domain/bulk-orders/summary.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { FlagAsker, Flags } from '@riderbell/domain/flags/flags.ts';
import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { WorkbookReader } from './workbook-ports.ts';

// Money is in minor units; times are epoch milliseconds unless a name says otherwise.

/** A column of the file: its heading, what it was recognised as, and its first values. */
export interface FileColumn {
  readonly heading: string;
  readonly column: BulkColumn | null;
  readonly samples: readonly string[];
}

/** Who uploaded or placed a job. */
export interface JobPerson {
  /** null once the account is gone. */
  readonly accountId: string | null;
  readonly email: string;
}

/** From where a placement was requested, until it has ended: for the audit trail. */
export interface PlacedFrom {
  readonly remoteAddress: string;
  readonly userAgent: string | undefined;
}

export interface JobEvent {
  readonly action: BulkJobAction;
  readonly status: BulkJobStatus;
  /** ISO 8601. */
  readonly at: string;
  /** null for what the server did by itself. */
  readonly by: string | null;
}

/** What changes of a job. */
export interface JobState {
  readonly columns: readonly FileColumn[];
  /** How the values of the columns are written; null until the rows are checked. */
  readonly reading: ColumnReading | null;
  readonly action: BulkJobAction;
  readonly status: BulkJobStatus;
  readonly waitsFor: BulkJobChoice | null;
  /** Whether the placement may begin without pricing the rows again. */
  readonly feesConfirmed: boolean;
  /** The position of the last row that the placement priced again; 0 before the first one. */
  readonly pricedUpTo: number;
  readonly placedBy: JobPerson | null;
  readonly placedFrom: PlacedFrom | null;
  readonly summary: BulkSummary;
  readonly history: readonly JobEvent[];
}

export interface StoredJob extends JobState {
  readonly jobId: string;
  readonly vendorId: string;
  readonly createdBy: JobPerson;
  readonly fileName: string;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A broken rule of a row. */
export interface RowError {
  readonly column: BulkColumn | null;
  readonly value: string;
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the check of a row found. */
export interface RowCheck {
  readonly asked: AskedOrder;
  /** What the order of an edit becomes; of other rows what they ask for. */
  readonly target: AskedOrder;
  readonly remembered: AskedOrder;
  readonly changes: readonly BulkColumn[];
  /** The door; `foundAddress` is the address that the search found for it, null where the row or the order has the point. */
  readonly point: (Coordinates & { readonly foundAddress: string | null }) | null;
  /** The customer's number in its international form; empty for none, and of offered cancellations. */
  readonly phone: string;
  readonly usedBefore: string | null;
  readonly errors: readonly RowError[];
  readonly warnings: readonly BulkRowWarning[];
}

export const rowResults = ['placed', 'edited', 'cancelled', 'unchanged'] as const;
export type RowResult = (typeof rowResults)[number];

/** What changes of a row when it is checked, placed or corrected. */
export interface RowState {
  readonly action: BulkRowAction;
  readonly status: BulkRowStatus;
  readonly reference: string;
  /** null until the row was checked. */
  readonly check: RowCheck | null;
  readonly fee: number | null;
  readonly previousFee: number | null;
  readonly amount: number | null;
  /** The order of the row; of a new order the id that is reserved for it. */
  readonly orderId: string | null;
  readonly result: RowResult | null;
}

export interface StoredRow extends RowState {
  /** Its place among the rows of the job, from 1; also its id on the wire. */
  readonly position: number;
  /** As the spreadsheet program numbers it. */
  readonly number: number;
  readonly version: number;
  /** As they were read; empty for rows that were added. */
  readonly cells: readonly string[];
  readonly unreadable: readonly number[];
  /** What people typed instead; an empty text clears a column. */
  readonly corrected: BulkValues;
}

/** A row to store: a new one, or one whose texts or state changed. */
export type WrittenRow = Omit<StoredRow, 'version'>;

/** A row whose state changed. */
export type ChangedRow = Pick<StoredRow, 'position'> & RowState;

/** What a job counts and compares of all its rows. */
export type RowFacts = Omit<StoredRow, 'cells' | 'unreadable' | 'corrected'>;

/** The order that a placed row tied to its reference. */
export interface Tie {
  readonly reference: string;
  readonly orderId: string;
  readonly jobId: string;
  readonly asked: AskedOrder;
}

export interface JobFilter {
  readonly vendorId: string;
  readonly status: BulkJobStatus | null;
  /** A part of the name of the person. */
  readonly createdBy: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly after: Pick<StoredJob, 'createdAt' | 'jobId'> | null;
  readonly limit: number;
}

/** What a change of a job writes, all or nothing. */
export interface JobChange {
  readonly job: Partial<JobState>;
  /** Rows whose state changed. */
  readonly changed?: readonly ChangedRow[];
  /** Rows that were added, or whose texts changed too. */
  readonly written?: readonly WrittenRow[];
  /** Positions of rows to remove: offers of cancellations that were made before. */
  readonly removed?: readonly number[];
  readonly ties?: readonly Tie[];
  readonly work?: BulkWork;
  readonly audit?: AuditRecord | null;
  /** The key of the request, with the answer for the job as it is then. */
  readonly once?: { readonly key: Once | null; answer(job: StoredJob): unknown };
}

/** The background work of a job. */
export type BulkWork = 'check-bulk-job' | 'place-bulk-job';

export interface BulkStore {
  /**
   * Stores a job with its rows and its work.
   * @param most how many jobs of the vendor may be under way
   * @param answer what is stored for `once`
   * @returns "too-many" if as many jobs of the vendor are under way already
   * @throws KeyAlreadyUsed when another request stored the key meanwhile
   */
  create(
    job: StoredJob,
    rows: readonly WrittenRow[],
    about: {
      readonly work: BulkWork | null;
      readonly most: number;
      readonly once: Once | null;
      readonly answer: unknown;
      readonly audit: AuditRecord | null;
    },
  ): Promise<'created' | 'too-many'>;
  find(jobId: string): Promise<StoredJob | null>;
  /** The newest first. */
  list(filter: JobFilter): Promise<StoredJob[]>;
  /** The rows with a greater version (behind a position, a number of them at most) or at these positions, in the order of their positions. */
  rows(
    jobId: string,
    which:
      | { readonly since: number; readonly after?: number; readonly most?: number }
      | { readonly positions: readonly number[] },
  ): Promise<StoredRow[]>;
  facts(jobId: string): Promise<RowFacts[]>;
  /**
   * Changes a job while no one else does: `decide` gets it as it is, and null leaves it.
   * The version of the job and of the written rows grows by one. A row that is DONE stays so.
   * @returns the job as it is then; null if there is none
   * @throws KeyAlreadyUsed when another request stored the key meanwhile
   */
  change(jobId: string, now: number, decide: (job: StoredJob) => JobChange | null): Promise<StoredJob | null>;
  /** The newest tie of each reference. */
  ties(vendorId: string, references: readonly string[]): Promise<Tie[]>;
  /** The ties that the placement of a job made and no later one took over. */
  tiesOfJob(vendorId: string, jobId: string): Promise<Tie[]>;
  /** The references of orders, by order id. */
  referencesOf(vendorId: string, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Removes jobs and ties that are older. */
  sweep(before: number): Promise<void>;
  /**
   * Adds the work of jobs that are under way, did not change since `before` and have no work left: each of its attempts failed, for
   * example while the database was away for long.
   */
  resume(before: number, now: number): Promise<void>;
}

/** An order as a row is compared with it. */
export interface BulkOrder extends OrderProgress, OrderFacts {
  readonly orderId: string;
  readonly vendorId: string;
  readonly fee: { readonly total: number };
  readonly rider: { readonly name: string } | null;
  readonly cancellation: { readonly reason: string } | null;
}

/** The faults of a request with its fee, or the fee alone; the fee is null where there is no price. */
export type Judged =
  | { readonly ok: true; readonly fee: number }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly fee: number | null };

export type Done =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** What an edit asks for. */
export interface BulkEdit {
  readonly vendorId: string;
  readonly orderId: string;
  readonly target: AskedOrder;
  readonly point: Coordinates;
  readonly changesTime: boolean;
}

export interface Judgements {
  judge(request: OrderRequest): Promise<Judged>;
  judgeEdit(edit: BulkEdit): Promise<Judged>;
}

interface Acting extends PlacedFrom {
  readonly principal: Principal;
}

/** Orders as a single request checks, prices, places and changes them. Repeating what was done already changes nothing. */
export interface BulkOrders {
  reserveOrderId(vendorId: string): string;
  /** For one run: a vendor that changes meanwhile is not read again. */
  judgementsOf(principal: Principal): Judgements;
  /** @param fee the confirmed fee; another price is refused */
  place(
    request: Acting & { readonly body: OrderRequest; readonly orderId: string; readonly fee: number },
  ): Promise<Done>;
  /** @param fee as for `place` */
  edit(request: Acting & { readonly edit: BulkEdit; readonly fee: number }): Promise<Done>;
  cancel(request: Acting & { readonly vendorId: string; readonly orderId: string }): Promise<Done>;
  findMany(vendorId: string, orderIds: readonly string[]): Promise<readonly BulkOrder[]>;
  /** The vendor's orders since the instant, newest first. */
  ofToday(vendorId: string, since: number): Promise<readonly Omit<OrderOfToday, 'reference'>[]>;
}

export interface BulkNeeds {
  readonly store: BulkStore;
  readonly orders: BulkOrders;
  readonly reader: Pick<WorkbookReader, 'read'>;
  readonly vendors: {
    find(principal: Principal, vendorId: string, right: 'request-riders'): Promise<Vendor | null>;
    /** All that the principal may see, parents first. */
    list(principal: Principal): Promise<readonly CallersVendor[]>;
  };
  /** Finds the points of addresses near another point; null for one that is unknown or whose search does not answer. */
  locator(
    principal: Principal,
    near: Coordinates | null,
  ): (address: string) => Promise<(Coordinates & { readonly address: string }) | null>;
  flags(asker: FlagAsker): Promise<Pick<Flags, 'bulk-order-upload' | 'delayed-cancellation'>>;
  /** The words of headings and payment methods in all languages. */
  words(): Promise<{ readonly columns: ColumnDictionary; readonly payments: BulkContext['payments'] }>;
  readonly country: Country;
  readonly isPossiblePhone: (text: string) => boolean;
  /** A number in its international form; empty for none. */
  readonly fullPhone: (text: string) => string;
  readonly now: () => number;
  /** Lets other requests have their turn. */
  readonly nextTurn: () => Promise<void>;
  readonly newId: () => string;
  /** Called when work was added. */
  readonly onJob: () => void;
}

export interface BulkFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export type MadeBulkFile =
  | { readonly ok: true; readonly file: BulkFile }
  | { readonly ok: false; readonly refusals: readonly Refusal<ErrorCode>[] };

export interface BulkFileRequest {
  readonly principal: Merchant;
  readonly vendorId: string;
  readonly jobId: string;
  readonly language: Language;
}

/** What the transport asks of this feature. */
export interface BulkFiles {
  /** @param request.vendorId null for the first vendor of the caller that offers bulk orders */
  template(request: {
    readonly principal: Merchant;
    readonly vendorId: string | null;
    readonly language: Language;
  }): Promise<MadeBulkFile>;
  /** The rows that have errors, as they are now, with their errors. */
  errorRows(request: BulkFileRequest): Promise<MadeBulkFile>;
  /** All rows as they are now, with what became of them. */
  filled(request: BulkFileRequest): Promise<MadeBulkFile>;
}
