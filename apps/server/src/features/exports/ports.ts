import type { Refusal } from '@riderbell/contract/handler.ts';
import type { Numbers } from '@riderbell/contract/shapes/numbers.ts';
import type {
  AuditExportQuery,
  ExportError,
  ExportFormat,
  ExportQuery,
  NumbersExportQuery,
  ProofsExportQuery,
} from '@riderbell/contract/shapes/order-export.ts';
import type { proofKinds } from '@riderbell/contract/shapes/order.ts';
import type { Principal } from '@riderbell/domain/access/principal.ts';
import type { VendorRight } from '@riderbell/domain/access/vendor-rights.ts';
import type { Country } from '@riderbell/domain/countries/country.ts';
import type { CurrencyCode } from '@riderbell/domain/countries/currencies.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';
import type { SealedEntry } from '@riderbell/domain/audit/audit-chain.ts';
import type { AuditRecord } from '@riderbell/domain/audit/audit-entry.ts';
import type { TracedRequest } from '@riderbell/domain/audit/caller-trace.ts';
import type { OrderProgress } from '@riderbell/domain/orders/order.ts';
import type { DeliveryFee } from '@riderbell/domain/quotes/delivery-fee.ts';
import type { PromisedRange } from '@riderbell/domain/quotes/promise.ts';

export type ProofKind = (typeof proofKinds)[number];

export interface ExportedProof {
  readonly kind: ProofKind;
  readonly fileKey: string;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/svg+xml';
  /** Instants, ISO 8601 in UTC. */
  readonly takenAt: string;
  readonly expiresAt: string;
}

/** What an export shows of an order. Money is in minor units. */
export interface ExportedOrder extends OrderProgress {
  readonly orderId: string;
  readonly vendorId: string;
  /** The account that asked for it; null for other callers. */
  readonly createdBy: string | null;
  readonly requestedBy: string | null;
  /** Its collection point. */
  readonly origin: { readonly name: string };
  readonly customer: { readonly name: string; readonly phoneNumber: string; readonly address: string };
  readonly description: string;
  readonly paymentMethod: string;
  readonly amount: number | null;
  readonly currency: CurrencyCode;
  readonly fee: DeliveryFee;
  readonly voucher: { readonly code: string } | null;
  readonly vatNumber: string;
  readonly metres: number;
  readonly rider: { readonly name: string } | null;
  readonly promise: PromisedRange | null;
  readonly cancellation: { readonly reason: string } | null;
  readonly proofs: readonly ExportedProof[];
}

export interface SelectionRequest {
  readonly principal: Principal;
  readonly vendorId: string;
  readonly right: VendorRight;
  readonly query: Omit<ExportQuery, 'format' | 'language'>;
}

export interface SelectedOrders {
  /** A page of the orders, newest first, after the given order. An order that is created meanwhile is on no page. */
  page(after: ExportedOrder | null, limit: number): Promise<readonly ExportedOrder[]>;
}

/** Selects orders as the list does. */
export interface OrderSelection {
  select(
    request: SelectionRequest,
  ): Promise<
    | { readonly ok: true; readonly orders: SelectedOrders }
    | { readonly ok: false; readonly refusals: readonly Refusal<ExportError>[] }
  >;
}

/** Reads the numbers that the page shows. */
export interface NumbersReader {
  read(request: {
    readonly principal: Principal;
    readonly vendorId: string;
    readonly query: Omit<NumbersExportQuery, 'format' | 'language'>;
  }): Promise<
    | { readonly ok: true; readonly numbers: Numbers }
    | { readonly ok: false; readonly refusals: readonly Refusal<ExportError>[] }
  >;
}

/** An entry of the audit trail with the hash of the entry before it in the chain. */
export interface ExportedEntry extends SealedEntry {
  readonly previous: string;
}

/** Selects entries of the audit trail as the list does. */
export interface TrailSelection {
  select(request: {
    readonly principal: Principal;
    readonly vendorId: string;
    readonly query: AuditExportQuery;
  }): Promise<
    | {
        readonly ok: true;
        /** A page of the entries, newest first, after the given entry. */
        readonly entries: { page(after: ExportedEntry | null, limit: number): Promise<readonly ExportedEntry[]> };
      }
    | { readonly ok: false; readonly refusals: readonly Refusal<ExportError>[] }
  >;
}

/**
 * How the values of a column are written. A moment is what clocks in the country show, read as UTC (epoch ms), because spreadsheets
 * know no time zones; money is a decimal number with so many digits.
 */
export type ColumnKind =
  | { readonly kind: 'text' | 'phone' | 'moment' }
  | { readonly kind: 'number'; readonly digits: number };

export type SheetColumn = ColumnKind & {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
};

/** Null is an empty cell. */
export type Cell = string | number | null;

export type SheetRow = readonly Cell[];

/**
 * Rows that are written later: the report on an archive comes after a season's photos, and its rows would otherwise be the largest part
 * of the memory.
 */
export interface RowStore {
  add(rows: readonly SheetRow[]): Promise<void>;
  read(): AsyncIterable<SheetRow>;
}

export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** Rows are read only as fast as the file is. When its reader leaves, reading them ends. */
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/** Writes a table as a file whose text cells never become formulas. Memory does not depend on the number of rows. */
export interface SheetWriter {
  readonly contentType: string;
  write(sheet: Sheet): AsyncIterable<Uint8Array>;
}

export interface ArchivedFile {
  readonly name: string;
  /** When it was changed last, epoch ms. */
  readonly at: number;
  readonly isCompressed: boolean;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Writes files as one archive. Files are read only as fast as the archive is. When its reader leaves, reading them ends. */
export interface ArchiveWriter {
  readonly contentType: string;
  write(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array>;
}

export interface ProofPhotos {
  /** For how many days photos are stored. */
  readonly storedDays: number;
  /** Null if the file is missing or cannot be read. */
  read(fileKey: string): Promise<Uint8Array | null>;
}

/** Texts of the language, or English ones, by area and key. */
export interface ExportTexts {
  in(language: Language): Promise<ExportWords>;
}

export interface ExportWords {
  /** Headings and words of the files; with `count`, in the plural form of that number. */
  sheets(key: string, count?: number): string;
  /** The words that the screens have for statuses, payment methods and reasons. */
  tracking(key: string): string;
}

export interface People {
  /** The names of accounts by their ids. */
  namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface ExportAudit {
  /** Adds an entry to the audit trail of the vendor's family. @param at epoch ms */
  add(record: AuditRecord, vendorId: string, at: number): Promise<void>;
}

export interface ExportNeeds {
  readonly orders: OrderSelection;
  readonly numbers: NumbersReader;
  readonly trail: TrailSelection;
  readonly people: People;
  readonly audit: ExportAudit;
  readonly texts: ExportTexts;
  readonly photos: ProofPhotos;
  readonly archives: ArchiveWriter;
  readonly newRowStore: () => RowStore;
  readonly writers: Readonly<Record<ExportFormat, SheetWriter>>;
  readonly country: Pick<Country, 'timeZone' | 'currency'>;
  /** Begins the names of files. */
  readonly brand: { readonly id: string };
  /** A number as people write it in other countries: "+66 81 234 5678". */
  readonly showPhone: (phone: string) => string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A file whose bytes are made while they are read. */
export interface FileDownload {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface ExportRequest<Query = ExportQuery> extends TracedRequest {
  readonly vendorId: string;
  readonly query: Query;
  /** Of headings and values. */
  readonly language: Language;
}

export type Exported =
  | { readonly ok: true; readonly file: FileDownload }
  | { readonly ok: false; readonly refusals: readonly Refusal<ExportError>[] };

export interface FileRequest {
  readonly principal: Principal;
  readonly vendorId: string;
  readonly query: ExportQuery;
  readonly language: Language;
}

/** A file that is not recorded yet. */
export type OrderFile =
  | { readonly ok: true; readonly file: FileDownload; readonly isEmpty: boolean }
  | { readonly ok: false; readonly refusals: readonly Refusal<ExportError>[] };

/** What the transport asks of this feature. */
export interface ExportFiles {
  /** Counts an export of the caller. @returns a function that ends it, or null if too many of the caller's are running */
  begin(principal: Principal): (() => void) | null;
  orders(request: ExportRequest): Promise<Exported>;
  numbers(request: ExportRequest<NumbersExportQuery>): Promise<Exported>;
  /** For mails: the file of `orders`, without an entry in the audit trail. */
  makeFile(request: FileRequest): Promise<OrderFile>;
  proofs(request: ExportRequest<ProofsExportQuery>): Promise<Exported>;
  auditTrail(request: ExportRequest<AuditExportQuery>): Promise<Exported>;
}
