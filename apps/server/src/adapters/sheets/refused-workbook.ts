import type { WorkbookRefusal } from '../../features/bulk-orders/workbook-ports.ts';

/** Ends the reading of a workbook. It stays within this folder; the reader returns its refusal. */
export class RefusedWorkbook extends Error {
  readonly refusal: WorkbookRefusal;

  /** @param why for the log, when the file seems to be damaged */
  constructor(refusal: WorkbookRefusal, why: string, options?: ErrorOptions) {
    super(why, options);
    this.refusal = refusal;
  }
}

/** The refusal of a file that breaks the rules of its format. */
export function damaged(why: string, options?: ErrorOptions): RefusedWorkbook {
  return new RefusedWorkbook('bulk.file-unreadable', why, options);
}
