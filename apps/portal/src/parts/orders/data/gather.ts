/**
 * A delay of a tenth of a second is not visible, and ten renders a second leave the browser time to respond to the
 * user.
 */
const restMs = 100;

export interface Gather<T> {
  add(one: T): void;
  /** Drops what has not been passed on. */
  stop(): void;
}

/** Passes updates on: the first at once, those that follow quickly together after a pause. */
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
