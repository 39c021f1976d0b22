import type { ExportQuery } from '@riderbell/contract/shapes/order-export.ts';
import { callerTrace } from '@riderbell/domain/audit/caller-trace.ts';
import { localDateOf } from '@riderbell/domain/countries/local-time.ts';
import { orderPages } from './order-pages.ts';
import { orderColumns, orderRow, type SheetFrame } from './order-sheet.ts';
import type { Cell, Exported, ExportedOrder, ExportNeeds, ExportRequest, SelectedOrders } from './ports.ts';

/**
 * The orders that the list shows with the same filter, as a spreadsheet. The first page is read before the answer begins, so that a
 * database that is away is answered as an error and not as a broken file. The audit trail has an entry before the first byte leaves.
 */
export async function exportOrders(needs: ExportNeeds, request: ExportRequest): Promise<Exported> {
  const { principal, vendorId, language } = request;
  const { format, language: _, ...query } = request.query;
  const selected = await needs.orders.select({ principal, vendorId, right: 'export-orders', query });
  if (!selected.ok) return selected;
  const frame: SheetFrame = { ...needs, words: await needs.texts.in(language), now: needs.now() };
  const writer = needs.writers[format];
  const rows = await begun(orderRows(needs, frame, selected.orders));
  const columns = orderColumns(frame);
  const name = fileName(needs, vendorId, query, format);
  const trace = callerTrace(request);
  if (trace !== null) {
    const record = { ...trace, what: 'export.downloaded', subject: name, details: {} } as const;
    await needs.audit.add(record, vendorId, frame.now);
  }
  return {
    ok: true,
    file: {
      name,
      contentType: writer.contentType,
      bytes: writer.write({ name: frame.words.sheets('sheet.orders'), columns, rows }),
    },
  };
}

/** For example `swift_d001_2026-11-01_2026-11-30.xlsx`: the days of the period in the country's time zone. */
export function fileName(
  { brand, country: { timeZone } }: Pick<ExportNeeds, 'brand' | 'country'>,
  vendorId: string,
  { from, to }: Pick<ExportQuery, 'from' | 'to'>,
  extension: string,
): string {
  const first = Date.parse(from);
  // The end of a period of whole days is the first instant of the next day.
  const last = Math.max(first, Date.parse(to) - 1);
  return `${[brand.id, vendorId, localDateOf(first, timeZone), localDateOf(last, timeZone)].join('_')}.${extension}`;
}

async function* orderRows(
  { people }: Pick<ExportNeeds, 'people'>,
  frame: SheetFrame,
  orders: SelectedOrders,
): AsyncGenerator<readonly Cell[], void, undefined> {
  for await (const page of orderPages(orders)) {
    const names = await people.namesOf([...new Set(page.flatMap(({ createdBy }) => createdBy ?? []))]);
    const personOf = ({ createdBy }: ExportedOrder) => (createdBy === null ? null : (names.get(createdBy) ?? null));
    for (const order of page) yield orderRow(frame, order, personOf(order));
  }
}

/** The same items, of which the first has been read. @throws if it cannot be read */
async function begun<T>(items: AsyncGenerator<T, void, undefined>): Promise<AsyncGenerator<T, void, undefined>> {
  const first = await items.next();
  return (async function* () {
    try {
      if (first.done) return;
      yield first.value;
      yield* items;
    } finally {
      await items.return();
    }
  })();
}
