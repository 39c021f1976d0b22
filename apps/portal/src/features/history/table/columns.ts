/** The columns of the history, in their order. */
export const columnNames = ['time', 'id', 'customer', 'branch', 'status', 'fee', 'cash', 'promise', 'rider'] as const;
export type ColumnName = (typeof columnNames)[number];

/** The column that names the row; it cannot be hidden. */
export const namingColumn: ColumnName = 'customer';

/** The width of each column, as a track of a CSS grid. */
const tracks: Readonly<Record<ColumnName, string>> = {
  time: '10.5rem',
  id: '9rem',
  customer: 'minmax(8rem, 1.4fr)',
  branch: 'minmax(7.5rem, 1.4fr)',
  status: 'minmax(8.5rem, 0.6fr)',
  fee: '6.75rem',
  cash: '6.5rem',
  promise: 'minmax(5.5rem, 0.7fr)',
  rider: 'minmax(6rem, 1fr)',
};

/** The columns that fit beside an open order, which shows all the others. */
const besideDetail: ReadonlySet<ColumnName> = new Set(['time', 'customer', 'status', 'fee', 'cash']);

export function tracksOf(columns: readonly ColumnName[]): string {
  return columns.map((name) => tracks[name]).join(' ');
}

/** What can be chosen: a merchant with one branch has no column for it. */
export function columnsOffered(hasBranches: boolean): readonly ColumnName[] {
  return columnNames.filter((name) => name !== 'branch' || hasBranches);
}

/** The offered columns that are shown, with or without an open order beside them. */
export function columnsShown(
  offered: readonly ColumnName[],
  hidden: ReadonlySet<ColumnName>,
  isOrderOpen: boolean,
): readonly ColumnName[] {
  return offered.filter(
    (name) => name === namingColumn || (!hidden.has(name) && (!isOrderOpen || besideDetail.has(name))),
  );
}

/** The hidden columns as they are stored; unknown names of another version are dropped. */
export function readHidden(stored: unknown): ReadonlySet<ColumnName> {
  const names: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return new Set(columnNames.filter((name) => name !== namingColumn && names.includes(name)));
}
