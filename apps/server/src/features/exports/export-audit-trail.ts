import type { AuditExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { entryColumns, entryRow } from './entry-sheet.ts';
import { fileName } from './file-name.ts';
import type { Cell, Exported, ExportedEntry, ExportNeeds, ExportRequest } from './ports.ts';
import { begun, type Paged, readPages } from './read-pages.ts';
import { recordExport } from './record-export.ts';

/**
 * The entries that the list shows with the same filter, as CSV with all that somebody else needs to check the chain. As for orders, the
 * first page is read before the answer begins, and the audit trail has an entry before the first byte leaves.
 */
export async function exportAuditTrail(
  needs: ExportNeeds,
  request: ExportRequest<AuditExportQuery>,
): Promise<Exported> {
  const { principal, vendorId, query } = request;
  const selected = await needs.trail.select({ principal, vendorId, query });
  if (!selected.ok) return selected;
  const { items: rows } = await begun(entryRows(selected.entries));
  const days = daysOf(query, needs.now(), needs.country.timeZone);
  const name = fileName([needs.brand.id, vendorId, 'audit-trail', ...days], 'csv');
  await recordExport(needs, request, 'audit.exported', name);
  const { contentType, write } = needs.writers.csv;
  return { ok: true, file: { name, contentType, bytes: write({ name, columns: entryColumns, rows }) } };
}

async function* entryRows(entries: Paged<ExportedEntry>): AsyncGenerator<readonly Cell[], void, undefined> {
  for await (const page of readPages(entries)) yield* page.map(entryRow);
}

/** The days of the period in the country's time zone. Without an end the file goes to today, without a beginning it has all before. */
function daysOf({ from, to }: AuditExportQuery, now: number, timeZone: string): string[] {
  const last = to === undefined ? now : Date.parse(to);
  return [...(from === undefined ? [] : [localDateOf(Date.parse(from), timeZone)]), localDateOf(last, timeZone)];
}
