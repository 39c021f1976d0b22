/** Records that are read at once: enough that reading is no slower than one long read, few enough to keep memory flat. */
const pageSize = 500;

/** Records that are read page by page, each page after the last record of the previous one. */
export interface Paged<Item> {
  page(after: Item | null, limit: number): Promise<readonly Item[]>;
}

/**
 * The selected records, a page at a time. One page is read ahead while the previous one is written; when the reader of the pages
 * leaves, no other page is read.
 */
export async function* readPages<Item>(selected: Paged<Item>): AsyncGenerator<readonly Item[], void, undefined> {
  let reading = selected.page(null, pageSize);
  for (;;) {
    const page = await reading;
    const last = page.at(-1);
    if (last === undefined) return;
    const isLast = page.length < pageSize;
    if (!isLast) {
      reading = selected.page(last, pageSize);
      // A failure reaches the reader when it asks for this page; without a reader it has no one to reach.
      reading.catch(() => undefined);
    }
    yield page;
    if (isLast) return;
  }
}

/** The same items, of which the first has been read, and whether there are none. @throws if it cannot be read */
export async function begun<T>(
  items: AsyncGenerator<T, void, undefined>,
): Promise<{ readonly isEmpty: boolean; readonly items: AsyncGenerator<T, void, undefined> }> {
  const first = await items.next();
  const all = (async function* () {
    try {
      if (first.done) return;
      yield first.value;
      yield* items;
    } finally {
      await items.return();
    }
  })();
  return { isEmpty: first.done === true, items: all };
}
