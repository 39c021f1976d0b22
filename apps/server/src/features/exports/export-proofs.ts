import type { ProofsExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { daysOf, fileName } from './file-name.ts';
import type { SheetFrame } from './order-columns.ts';
import type { Exported, ExportNeeds, ExportRequest } from './ports.ts';
import { proofFiles } from './proof-files.ts';
import { begun, readPages } from './read-pages.ts';
import { recordExport } from './record-export.ts';

/** The photos of the orders that the list shows with the same filter, as one archive with a report. It begins as the orders' file does. */
export async function exportProofs(needs: ExportNeeds, request: ExportRequest<ProofsExportQuery>): Promise<Exported> {
  const { principal, vendorId, language } = request;
  const { language: _, ...query } = request.query;
  const selected = await needs.orders.select({ principal, vendorId, right: 'export-orders', query });
  if (!selected.ok) return selected;
  const frame: SheetFrame = { ...needs, words: await needs.texts.in(language), now: needs.now() };
  const { items: pages } = await begun(readPages(selected.orders));
  const name = fileName([needs.brand.id, vendorId, 'proofs', ...daysOf(query, needs.country.timeZone)], 'zip');
  await recordExport(needs, request, 'proofs.exported', name);
  const { contentType, write } = needs.archives;
  return { ok: true, file: { name, contentType, bytes: write(proofFiles(needs, frame, pages)) } };
}
