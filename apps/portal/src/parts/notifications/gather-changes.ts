import type { OrderChange } from './watch-changes.ts';

export interface GatheringParts {
  /** How long to wait for more changes after the first, so that a burst is reported at once; milliseconds. */
  readonly waitMs: number;
  /** The pause after a report; changes in the pause are reported at its end. */
  readonly pauseMs: number;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
  readonly tell: (changes: readonly OrderChange[]) => void;
}

/** Combines changes that happen close together into one report with the last change of each order. */
export function gatherChanges({ waitMs, pauseMs, schedule, tell }: GatheringParts) {
  let waiting = new Map<string, OrderChange>();
  let cancel: (() => void) | null = null;
  const flush = () => {
    cancel = null;
    if (waiting.size === 0) return;
    const changes = [...waiting.values()];
    waiting = new Map();
    if (pauseMs > 0) cancel = schedule(flush, pauseMs);
    tell(changes);
  };
  return {
    add(changes: readonly OrderChange[]): void {
      for (const change of changes) {
        waiting.delete(change.order.order_id);
        waiting.set(change.order.order_id, change);
      }
      if (waiting.size > 0) cancel ??= schedule(flush, waitMs);
    },
    /** Drops the changes that are not reported yet. */
    stop(): void {
      cancel?.();
      cancel = null;
      waiting.clear();
    },
  };
}
