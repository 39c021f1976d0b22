/** Nobody sees a tenth of a second, and a screen that is drawn ten times a second has time left for whoever uses it. */
const restMs = 100;

export interface Gather<T> {
  add(one: T): void;
  /** What has not been handed over is let go. */
  stop(): void;
}

/** Hands over what comes: the first at once, what follows in quick succession together after a rest. */
export function createGather<T>(
  take: (all: readonly T[]) => void,
  later: (task: () => void) => () => void = afterRest,
): Gather<T> {
  let gathered: T[] = [];
  let cancelRest: (() => void) | null = null;
  const handOver = () => {
    const all = gathered;
    gathered = [];
    cancelRest = all.length === 0 ? null : later(handOver);
    if (all.length > 0) take(all);
  };
  return {
    add(one) {
      gathered.push(one);
      if (cancelRest === null) handOver();
    },
    stop() {
      gathered = [];
      cancelRest?.();
    },
  };
}

function afterRest(task: () => void): () => void {
  const timer = setTimeout(task, restMs);
  return () => clearTimeout(timer);
}
