import type { SeenChange } from './watch-changes.ts';

export interface GatheringParts {
  /** How long after the first change others are waited for, so that a burst is told as one; milliseconds. */
  readonly waitMs: number;
  /** How long nothing more is told after something was; what happens meanwhile is told then. */
  readonly pauseMs: number;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
  readonly tell: (changes: readonly SeenChange[]) => void;
}

/** Makes one piece of news of what happens at about the same time; of one order only the last thing counts. */
export function gatherChanges({ waitMs, pauseMs, schedule, tell }: GatheringParts) {
  let waiting = new Map<string, SeenChange>();
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
    add(changes: readonly SeenChange[]): void {
      for (const change of changes) {
        waiting.delete(change.order.order_id);
        waiting.set(change.order.order_id, change);
      }
      if (waiting.size > 0) cancel ??= schedule(flush, waitMs);
    },
    /** Forgets what has not been told. */
    stop(): void {
      cancel?.();
      cancel = null;
      waiting.clear();
    },
  };
}
