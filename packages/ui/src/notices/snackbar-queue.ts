export type NoticeKind = 'error' | 'warning' | 'info' | 'success';

/** Specification §9, Notification durations, in milliseconds. */
export const snackbarDuration = { short: 3500, normal: 5000, long: 7000, longest: 10_000 } as const;

export interface Snackbar {
  kind: NoticeKind;
  message: string;
  /** In milliseconds; by default 5 s for errors and warnings and 3.5 s for the rest. */
  duration?: number;
  /** A snackbar replaces an earlier one with the same id. */
  id?: string;
}

export interface QueuedSnackbar extends Required<Snackbar> {}

/** More would cover the screen; the others wait in the queue. */
const maxShown = 3;

export interface SnackbarQueue {
  /** The snackbars on the screen, oldest first; the same array until it changes. */
  shown(): readonly QueuedSnackbar[];
  subscribe(listener: () => void): () => void;
  show(snackbar: Snackbar): void;
  close(id: string): void;
  /** Stops all timers while the pointer or the focus is in a snackbar. */
  pause(reason: PauseReason): void;
  /** Restarts all timers with their full time, unless another reason still holds them. */
  resume(reason: PauseReason): void;
}

/** What holds the snackbars; one reason can end while the other remains. */
export type PauseReason = 'pointer' | 'focus';

/** A queue of snackbars. `schedule` runs a task later and returns a function that cancels it. */
export function createSnackbarQueue(schedule: (task: () => void, milliseconds: number) => () => void): SnackbarQueue {
  let queue: readonly QueuedSnackbar[] = [];
  let shown: readonly QueuedSnackbar[] = [];
  const pauseReasons = new Set<PauseReason>();
  let count = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<string, () => void>();

  const stop = (id: string) => {
    timers.get(id)?.();
    timers.delete(id);
  };

  const change = (next: readonly QueuedSnackbar[]) => {
    queue = next;
    shown = queue.slice(0, maxShown);
    // The browser sends no leave or blur event for an element that is removed under the pointer or with the focus.
    if (shown.length === 0) pauseReasons.clear();
    for (const { id, duration } of shown) {
      if (pauseReasons.size === 0 && !timers.has(id))
        timers.set(
          id,
          schedule(() => close(id), duration),
        );
    }
    for (const listener of listeners) listener();
  };

  const close = (id: string) => {
    stop(id);
    change(queue.filter((snackbar) => snackbar.id !== id));
  };

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show({ kind, message, duration = durationOf(kind), id: named }) {
      // Show the same text only once.
      const same = queue.find((snackbar) => snackbar.kind === kind && snackbar.message === message);
      const id = named ?? same?.id ?? `snackbar-${(count += 1)}`;
      stop(id);
      change([...queue.filter((snackbar) => snackbar.id !== id), { kind, message, duration, id }]);
    },
    close,
    pause(reason) {
      pauseReasons.add(reason);
      for (const id of timers.keys()) stop(id);
    },
    resume(reason) {
      if (!pauseReasons.delete(reason) || pauseReasons.size > 0) return;
      change(queue);
    },
  };
}

function durationOf(kind: NoticeKind): number {
  return kind === 'error' || kind === 'warning' ? snackbarDuration.normal : snackbarDuration.short;
}
