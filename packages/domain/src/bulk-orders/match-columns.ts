import type { Country } from '../countries/country.ts';
import { type BulkColumn, bulkColumns } from './bulk-columns.ts';
import { headingKey } from './heading-key.ts';
import type { SheetRow, SheetTable } from './sheet-row.ts';

/** The column of each heading, by its `headingKey`. */
export type ColumnDictionary = ReadonlyMap<string, BulkColumn>;

export interface FoundHeader {
  /** The index of the header among the rows, -1 in a table without rows. The orders are the rows after it. */
  readonly at: number;
  readonly headings: readonly string[];
  /** What each heading was recognised as. Each column occurs at most once. */
  readonly columns: readonly (BulkColumn | null)[];
}

/** The header is looked for in this many rows: titles and notes may come before it. */
const headerRows = 20;

/**
 * The words that a heading may consist of. If two columns share a text, the first one given counts, so the caller gives the words of the
 * merchant's languages first. The columns' own names ("customer_name") are always recognised.
 */
export function columnDictionary(
  words: Iterable<{ readonly column: BulkColumn; readonly text: string }>,
): ColumnDictionary {
  const dictionary = new Map<string, BulkColumn>(bulkColumns.map((column) => [headingKey(column), column]));
  for (const { column, text } of words) {
    const key = headingKey(text);
    if (key !== '' && !dictionary.has(key)) dictionary.set(key, column);
  }
  return dictionary;
}

/** What each heading is: null when it is unknown, or when an earlier heading is the same column. */
export function matchColumns(headings: readonly string[], dictionary: ColumnDictionary): (BulkColumn | null)[] {
  const taken = new Set<BulkColumn>();
  return headings.map((heading) => {
    const column = columnOf(heading, dictionary);
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

function columnOf(heading: string, dictionary: ColumnDictionary): BulkColumn | null {
  const whole = dictionary.get(headingKey(heading));
  if (whole !== undefined) return whole;
  // A second line of the cell explains the first one.
  const [firstLine = '', ...more] = heading.trim().split(/[\r\n]+/);
  return more.length === 0 ? null : (dictionary.get(headingKey(firstLine)) ?? null);
}

/**
 * The row of the first twenty with the most recognised headings, the first of equals. When none is recognised, the first row is the header,
 * for a person to match its columns.
 */
export function findHeader(rows: readonly SheetRow[], dictionary: ColumnDictionary): FoundHeader {
  const found = rows.slice(0, headerRows).map(({ cells }, at) => {
    const columns = matchColumns(cells, dictionary);
    return { at, headings: cells, columns };
  });
  const [first, ...others] = found;
  if (!first) return { at: -1, headings: [], columns: [] };
  return others.reduce((best, header) => (recognisedIn(header) > recognisedIn(best) ? header : best), first);
}

function recognisedIn({ columns }: FoundHeader): number {
  return columns.reduce((count, column) => (column === null ? count : count + 1), 0);
}

/** The visible sheet whose header has the most recognised headings; of equals the one with more rows. Null without any rows. */
export function chooseSheet(
  tables: readonly SheetTable[],
  dictionary: ColumnDictionary,
): { readonly table: SheetTable; readonly header: FoundHeader } | null {
  const candidates = tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({ table, header: findHeader(table.rows, dictionary) }));
  const ranked = candidates.toSorted(
    (a, b) => recognisedIn(b.header) - recognisedIn(a.header) || b.table.rows.length - a.table.rows.length,
  );
  return ranked[0] ?? null;
}

/**
 * The columns that a file must have in the country, in the order of the template. Coordinates do not replace the address: the rider reads
 * it (specification §5, 6).
 */
export function requiredColumns(country: Pick<Country, 'amount' | 'unitNumberRequired'>): readonly BulkColumn[] {
  const required = new Set<BulkColumn>(['customer_name', 'customer_phone_number', 'address', 'payment_method']);
  if (country.unitNumberRequired) required.add('unit_number');
  if (country.amount.required) required.add('amount');
  return bulkColumns.filter((column) => required.has(column));
}

/** The required columns that the file does not have. */
export function missingColumns(
  columns: readonly (BulkColumn | null)[],
  country: Pick<Country, 'amount' | 'unitNumberRequired'>,
): readonly BulkColumn[] {
  return requiredColumns(country).filter((column) => !columns.includes(column));
}

/** The columns that were matched more than once by hand. */
export function repeatedColumns(columns: readonly (BulkColumn | null)[]): readonly BulkColumn[] {
  return bulkColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
}
