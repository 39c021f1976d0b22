/** A row of a workbook with its cells as texts: see `SheetReader` for how numbers, dates and times are written. */
export interface SheetRow {
  /** As the spreadsheet program numbers it, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The indexes of cells whose value cannot be known: a formula that was never calculated, or an error such as #REF!. */
  readonly unreadable?: readonly number[];
}

/** A visible sheet of a workbook; rows without any text are left out. */
export interface SheetTable {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}
