import type { ExportedOrder, SelectedOrders } from './ports.ts';

/** Orders that are read at once: enough that reading is no slower than one long read, few enough to keep memory flat. */
const pageSize = 500;

/**
 * The selected orders, a page at a time. One page is read ahead while the previous one is written; when the reader of the pages leaves,
 * no other page is read.
 */
export async function* orderPages(orders: SelectedOrders): AsyncGenerator<readonly ExportedOrder[], void, undefined> {
  let reading = orders.page(null, pageSize);
  for (;;) {
    const page = await reading;
    const last = page.at(-1);
    if (last === undefined) return;
    const isLast = page.length < pageSize;
    if (!isLast) {
      reading = orders.page(last, pageSize);
      // A failure reaches the reader when it asks for this page; without a reader it has no one to reach.
      reading.catch(() => undefined);
    }
    yield page;
    if (isLast) return;
  }
}
