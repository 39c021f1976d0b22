import { listOrders } from '@riderbell/contract/calls/orders/list-orders.ts';
import { pathOf } from '@riderbell/contract/call.ts';
import { quantile } from '../figures.ts';
import type { Merchant } from '../merchant.ts';
import type { TrackingPage } from '../tracking-page.ts';

export interface ScreenDelay {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** A script that records when the row of each customer was painted, epoch ms. */
const watcher = `
  window.paintedAt = {};
  new MutationObserver(() => {
    for (const option of document.querySelectorAll('[role="option"]')) {
      const name = /Bench [a-z]+[.]/.exec(option.textContent)?.[0];
      if (name === undefined || name in window.paintedAt) continue;
      window.paintedAt[name] = 0;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { window.paintedAt[name] = Date.now(); };
        port2.postMessage(null);
      });
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });`;

/** A customer's name for an index; names must not have digits. */
function nameOf(index: number): string {
  const letters = [...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
  return `Bench ${letters}.`;
}

/** Measures the delay from an order's `updated_at` until a real browser has painted its row, for orders placed one after another. */
export async function measureScreenDelay(
  merchant: Merchant,
  { page, rows }: TrackingPage,
  events: number,
): Promise<ScreenDelay> {
  await page.evaluate(watcher);
  const made = new Map<string, string>();
  for (let index = 0; index < events; index += 1) {
    const prepared = await merchant.prepareOrder(index);
    // A new order without a rider is last in the list, and only rows near the viewport are rendered.
    if (index > 0) await rows.last().scrollIntoViewIfNeeded();
    const name = nameOf(index);
    const order = { ...prepared, customer: { ...prepared.customer, name } };
    made.set(name, await merchant.sendOrder(merchant.writeOrder(order, `screen-${index}-${Date.now()}`)));
    await page.waitForFunction(`window.paintedAt[${JSON.stringify(name)}] > 0`, null, { timeout: 15_000 });
  }
  const painted = await page.evaluate<Record<string, number>>('window.paintedAt');
  const changed = await createdAt(merchant, [...made.values()]);
  const delays = [...made].map(([name, id]) => (painted[name] ?? Number.NaN) - (changed.get(id) ?? Number.NaN));
  return { p50: quantile(delays, 0.5), p99: quantile(delays, 0.99), most: Math.max(...delays) };
}

/** When each order was created; it has not changed since. */
async function createdAt(merchant: Merchant, ids: readonly string[]): Promise<Map<string, number>> {
  const answer = await fetch(`${merchant.url}${pathOf(listOrders, { id: 'd001' })}?count=200`, {
    headers: { authorization: merchant.authorization },
  });
  const { result } = listOrders.answer.parse(await answer.json());
  const known = new Map(result.data.map((order) => [order.order_id, Date.parse(order.created_at)]));
  return new Map(ids.map((id) => [id, known.get(id) ?? Number.NaN]));
}
