/** When the merchant last chose to wait on, by order id; epoch ms of the server's clock. */
export type Waits = Readonly<Record<string, number>>;

/** Beyond it no order waits any more: riders are booked two days ahead at most. */
const keptMs = 3 * 24 * 60 * 60_000;
const most = 100;

/** The choice beside those that still matter, the latest first. */
export function withWait(waits: Waits, orderId: string, nowMs: number): Waits {
  const others = Object.entries(waits).filter(([id, at]) => id !== orderId && nowMs - at < keptMs);
  const latestFirst = [[orderId, nowMs] as const, ...others.toSorted(([, a], [, b]) => b - a)];
  return Object.fromEntries(latestFirst.slice(0, most));
}

/** What the browser kept; anything else that stands there is no choice. */
export function readWaits(stored: unknown): Waits {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}
