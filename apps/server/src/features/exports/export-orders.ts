import { daysOf, fileName } from './file-name.ts';
import type { SheetFrame } from './order-columns.ts';
import { orderColumns, orderRow } from './order-sheet.ts';
import { begun, readPages } from './read-pages.ts';
import { recordExport } from './record-export.ts';
import type {
  Cell,
  Exported,
  ExportedOrder,
  ExportNeeds,
  ExportRequest,
  FileRequest,
  OrderFile,
  SelectedOrders,
} from './ports.ts';

/**
 * The orders that the list shows with the same filter, as a spreadsheet. The first page is read before the answer begins, so that a
 * database that is away is answered as an error and not as a broken file. The audit trail has an entry before the first byte leaves.
 */
export async function exportOrders(needs: ExportNeeds, request: ExportRequest): Promise<Exported> {
  const made = await makeOrderFile(needs, request);
  if (made.ok) await recordExport(needs, request, 'export.downloaded', made.file.name);
  return made;
}

/** The file, which is made while it is read. */
export async function makeOrderFile(needs: ExportNeeds, request: FileRequest): Promise<OrderFile> {
  const { principal, vendorId, language } = request;
  const { format, language: _, ...query } = request.query;
  const selected = await needs.orders.select({ principal, vendorId, right: 'export-orders', query });
  if (!selected.ok) return selected;
  const frame: SheetFrame = { ...needs, words: await needs.texts.in(language), now: needs.now() };
  const writer = needs.writers[format];
  const { isEmpty, items: rows } = await begun(orderRows(needs, frame, selected.orders));
  const columns = orderColumns(frame);
  const days = daysOf(query, needs.country.timeZone);
  return {
    ok: true,
    isEmpty,
    file: {
      name: fileName([needs.brand.id, vendorId, ...days], format),
      contentType: writer.contentType,
      bytes: writer.write({ name: frame.words.sheets('sheet.orders'), columns, rows }),
    },
  };
}

async function* orderRows(
  { people }: Pick<ExportNeeds, 'people'>,
  frame: SheetFrame,
  orders: SelectedOrders,
): AsyncGenerator<readonly Cell[], void, undefined> {
  for await (const page of readPages(orders)) {
    const names = await people.namesOf([...new Set(page.flatMap(({ createdBy }) => createdBy ?? []))]);
    const personOf = ({ createdBy, requestedBy }: ExportedOrder) =>
      (createdBy === null ? null : names.get(createdBy)) ?? requestedBy;
    for (const order of page) yield orderRow(frame, order, personOf(order));
  }
}
