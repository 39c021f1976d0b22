/** How long a changed row stays marked. */
export const markedForMs = 5_000;

/** When each order last changed on the screen (epoch ms), by order id. */
export type RecentChanges = ReadonlyMap<string, number>;

export const noChanges: RecentChanges = new Map();

/** Adds a change and drops those that are no longer marked. */
export function withChange(changes: RecentChanges, orderId: string, nowMs: number): RecentChanges {
  return new Map([...[...changes].filter(([, at]) => isMarked(at, nowMs)), [orderId, nowMs]]);
}

export function isMarked(changedAtMs: number | undefined, nowMs: number): boolean {
  return changedAtMs !== undefined && nowMs - changedAtMs < markedForMs;
}
