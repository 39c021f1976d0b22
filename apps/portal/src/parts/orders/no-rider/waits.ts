/** When the merchant last chose to wait, by order id; epoch ms of the server's clock. */
export type Waits = Readonly<Record<string, number>>;

/** No order waits longer than this: riders are booked two days ahead at most. */
const maxAgeMs = 3 * 24 * 60 * 60_000;
const maxWaits = 100;

/** Adds the choice to those that still matter, latest first. */
export function withWait(waits: Waits, orderId: string, nowMs: number): Waits {
  const others = Object.entries(waits).filter(([id, at]) => id !== orderId && nowMs - at < maxAgeMs);
  const latestFirst = [[orderId, nowMs] as const, ...others.toSorted(([, a], [, b]) => b - a)];
  return Object.fromEntries(latestFirst.slice(0, maxWaits));
}

/** The stored choices; malformed values are skipped. */
export function readWaits(stored: unknown): Waits {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}
