import type { ErrorCode } from '@riderbell/contract/errors/error-codes.ts';
import type { Refusal } from '@riderbell/contract/handler.ts';
import type { Merchant } from '@riderbell/domain/access/principal.ts';
import type { Language } from '@riderbell/domain/countries/languages.ts';

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
  template(request: {
    readonly principal: Merchant;
    readonly vendorId: string;
    readonly language: Language;
  }): Promise<MadeBulkFile>;
  /** The rows that have errors, as they are now, with their errors. */
  errorRows(request: BulkFileRequest): Promise<MadeBulkFile>;
  /** All rows as they are now, with what became of them. */
  filled(request: BulkFileRequest): Promise<MadeBulkFile>;
}
