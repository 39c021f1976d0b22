import { inParallel, quantile } from '../figures.ts';
import type { PlacedOrder, Merchant } from '../merchant.ts';
import type { TrackingPage } from '../tracking-page.ts';

/** Milliseconds from an interaction to the next paint. */
export interface Interactions {
  readonly count: number;
  readonly p75: number;
  readonly p98: number;
  readonly most: number;
}

export interface ListFigures {
  readonly eventsASecond: number;
  readonly byKind: Readonly<Record<string, Interactions>>;
}

/** The duration to assume for an interaction that the browser does not report, because it was too fast. */
const unreportedMs = 16;
const pauseMs = 150;

const watcher = `
  window.interactions = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.interactions[interactionId] = Math.max(window.interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

async function placeOrder(merchant: Merchant, index: number, run: string): Promise<PlacedOrder> {
  const request = await merchant.prepareOrder(index);
  return { id: await merchant.sendOrder(merchant.writeOrder(request, `${run}-${index}-${Date.now()}`)), request };
}

/** Places orders and cancels one in ten. @returns the others */
export async function fillList(merchant: Merchant, count: number): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = [];
  await inParallel(count, 10, async (index) => {
    const order = await placeOrder(merchant, index, 'fill');
    if (index % 10 === 9) await merchant.cancelOrder(order.id);
    else placed.push(order);
  });
  return placed;
}

/**
 * Measures how fast the screen responds with a long list while changes stream in: `rate` per second, of which one in fifty is a
 * new order and one in fifty a cancellation.
 */
export async function measureInteractions(
  merchant: Merchant,
  screen: TrackingPage,
  { orders, rate, rounds }: { orders: PlacedOrder[]; rate: number; rounds: number },
): Promise<ListFigures> {
  const { page } = screen;
  await screen.rows.first().waitFor();
  const shown = Number(await screen.rows.first().getAttribute('aria-setsize'));
  if (shown < orders.length) throw new Error(`The list shows ${shown} of ${orders.length} orders`);
  await page.evaluate(watcher);
  const stream = startStream(merchant, orders, rate);
  const byKind: Record<string, Interactions> = {};
  const measure = async (kind: string, act: (round: number) => Promise<void>) => {
    await page.evaluate('window.interactions = {}');
    for (let round = 0; round < rounds; round += 1) {
      await act(round);
      await page.waitForTimeout(pauseMs);
    }
    // The browser reports the last paint a moment later.
    await page.waitForTimeout(500);
    const reported = Object.values(await page.evaluate<Record<string, number>>('window.interactions'));
    const all = [...reported, ...Array.from({ length: Math.max(0, rounds - reported.length) }, () => unreportedMs)];
    byKind[kind] = {
      count: rounds,
      p75: quantile(all, 0.75),
      p98: quantile(all, 0.98),
      most: Math.max(...all),
    };
  };
  try {
    await measure('opening a row', async (round) => screen.rows.nth(round % 6).click({ position: { x: 80, y: 20 } }));
    await screen.search.click();
    const word = 'malee suksan ';
    await measure('typing a search', async (round) => {
      if (round > 0 && round % word.length === 0) await screen.search.fill('');
      await page.keyboard.press(word[round % word.length] ?? 'm');
    });
    await screen.search.fill('');
    await measure('changing the tab', async (round) => screen.tab(round % 2 === 0 ? 'cancelled' : 'new').click());
  } finally {
    await stream.stop();
  }
  return { eventsASecond: stream.reached(), byKind };
}

function startStream(merchant: Merchant, orders: PlacedOrder[], rate: number) {
  const stop = new AbortController();
  let sent = 0;
  const began = performance.now();
  const changeOne = async (index: number): Promise<void> => {
    const order = orders[(index * 7) % orders.length];
    if (order === undefined) return;
    if (index % 50 === 49) orders.push(await placeOrder(merchant, index, 'stream'));
    else if (index % 50 === 24) {
      orders.splice(orders.indexOf(order), 1);
      await merchant.cancelOrder(order.id);
    } else await merchant.changeNotes(order, `Note ${index}`);
    sent += 1;
  };
  const run = async (): Promise<void> => {
    const pending = new Set<Promise<void>>();
    for (let index = 0; !stop.signal.aborted; index += 1) {
      const due = began + (index * 1000) / rate - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
      const change = changeOne(index).finally(() => pending.delete(change));
      pending.add(change);
      if (pending.size > 20) await Promise.race(pending);
    }
    await Promise.all(pending);
  };
  let took = Number.NaN;
  const running = run();
  running.catch(() => stop.abort());
  return {
    reached: () => sent / took,
    async stop() {
      stop.abort();
      await running;
      took = (performance.now() - began) / 1000;
    },
  };
}
