import type { NumbersExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { fileName } from './file-name.ts';
import { numberColumns, numberRows } from './number-sheet.ts';
import type { Exported, ExportNeeds, ExportRequest } from './ports.ts';
import { recordExport } from './record-export.ts';

/** The numbers that the page shows, as a spreadsheet: a row per day, week or hour of the week. */
export async function exportNumbers(needs: ExportNeeds, request: ExportRequest<NumbersExportQuery>): Promise<Exported> {
  const { principal, vendorId, language } = request;
  const { format, language: _, ...query } = request.query;
  let read = await needs.numbers.read({ principal, vendorId, query });
  // Each reading counts further; a file cannot say that its numbers will still grow.
  while (read.ok && read.numbers.still_counting) read = await needs.numbers.read({ principal, vendorId, query });
  if (!read.ok) return read;
  const words = await needs.texts.in(language);
  const writer = needs.writers[format];
  const name = fileName([needs.brand.id, vendorId, 'numbers', query.from, query.to], format);
  await recordExport(needs, request, 'numbers.exported', name);
  const columns = numberColumns(read.numbers, words, needs.country.currency);
  return {
    ok: true,
    file: {
      name,
      contentType: writer.contentType,
      bytes: writer.write({ name: words.sheets('sheet.numbers'), columns, rows: numberRows(read.numbers) }),
    },
  };
}
