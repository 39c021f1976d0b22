import { canonicalJson, textOfEntry } from '@riderbell/domain/audit/audit-chain.ts';
import type { Cell, ColumnKind, ExportedEntry, SheetColumn } from './ports.ts';

type EntryColumn = readonly [heading: string, of: (entry: ExportedEntry) => Cell, kind?: ColumnKind];

const wholeNumber: ColumnKind = { kind: 'number', digits: 0 };

/**
 * The columns of an exported audit trail, named as in the text that is hashed, because programs read this file. That text is there too:
 * a spreadsheet may change a value, such as one that looks like a formula, but a text that begins with a brace stays as it is
 * (docs/audit-trail.md).
 */
const columns: readonly EntryColumn[] = [
  ['sequence', ({ sequence }) => sequence, wholeNumber],
  ['entry_id', ({ entryId }) => entryId, wholeNumber],
  ['vendor_id', ({ vendorId }) => vendorId],
  ['at', ({ at }) => at],
  ['who', ({ who }) => who.name],
  ['who_kind', ({ who }) => who.kind],
  ['who_id', ({ who }) => who.id],
  ['what', ({ what }) => what],
  ['subject', ({ subject }) => subject],
  ['details', ({ details }) => canonicalJson(details)],
  ['network', ({ from }) => from.network],
  ['browser', ({ from }) => from.browser],
  ['system', ({ from }) => from.system],
  ['previous_hash', ({ previous }) => previous],
  ['hash', ({ hash }) => hash],
  ['hashed_text', (entry) => textOfEntry(entry, entry.sequence, entry.previous)],
];

export const entryColumns: readonly SheetColumn[] = columns.map(([heading, , kind = { kind: 'text' }]) => ({
  heading,
  width: heading.length,
  ...kind,
}));

export function entryRow(entry: ExportedEntry): Cell[] {
  return columns.map(([, of]) => of(entry));
}
