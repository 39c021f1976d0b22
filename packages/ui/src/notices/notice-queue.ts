export type NoticeKind = 'error' | 'warning' | 'info' | 'success';

/** specification §9, Notification durations, in milliseconds. */
export const noticeDuration = { short: 3500, normal: 5000, long: 7000, longest: 10_000 } as const;

export interface Notice {
  kind: NoticeKind;
  message: string;
  /** Milliseconds; 5 s for errors and warnings, 3.5 s for the rest when absent. */
  duration?: number;
  /** A notice with the same id takes the place of the one before. */
  id?: string;
}

export interface QueuedNotice extends Required<Notice> {}

/** More would cover the screen that they talk about; the others wait their turn. */
const shownAtOnce = 3;

export interface NoticeQueue {
  /** The notices on the screen, oldest first; the same array until it changes. */
  shown(): readonly QueuedNotice[];
  subscribe(listener: () => void): () => void;
  show(notice: Notice): void;
  close(id: string): void;
  /** Holds all of them while somebody points at one or has the focus in one. */
  pause(reason: Attention): void;
  /** Lets each stay for its whole time again, once nothing else holds them. */
  resume(reason: Attention): void;
}

/** How somebody attends to the notices; one can end while the other goes on. */
export type Attention = 'pointer' | 'focus';

/** Snackbars one after the other. `schedule` runs a task later and answers the way to cancel it. */
export function createNoticeQueue(schedule: (task: () => void, milliseconds: number) => () => void): NoticeQueue {
  let queue: readonly QueuedNotice[] = [];
  let shown: readonly QueuedNotice[] = [];
  const attention = new Set<Attention>();
  let count = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<string, () => void>();

  const stop = (id: string) => {
    timers.get(id)?.();
    timers.delete(id);
  };

  const change = (next: readonly QueuedNotice[]) => {
    queue = next;
    shown = queue.slice(0, shownAtOnce);
    // What is gone is not attended to; the browser does not say so of what was removed under the pointer or the focus.
    if (shown.length === 0) attention.clear();
    for (const { id, duration } of shown) {
      if (attention.size === 0 && !timers.has(id))
        timers.set(
          id,
          schedule(() => close(id), duration),
        );
    }
    for (const listener of listeners) listener();
  };

  const close = (id: string) => {
    stop(id);
    change(queue.filter((notice) => notice.id !== id));
  };

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show({ kind, message, duration = durationOf(kind), id: named }) {
      // The same text twice shows once.
      const same = queue.find((notice) => notice.kind === kind && notice.message === message);
      const id = named ?? same?.id ?? `notice-${(count += 1)}`;
      stop(id);
      change([...queue.filter((notice) => notice.id !== id), { kind, message, duration, id }]);
    },
    close,
    pause(reason) {
      attention.add(reason);
      for (const id of timers.keys()) stop(id);
    },
    resume(reason) {
      if (!attention.delete(reason) || attention.size > 0) return;
      change(queue);
    },
  };
}

function durationOf(kind: NoticeKind): number {
  return kind === 'error' || kind === 'warning' ? noticeDuration.normal : noticeDuration.short;
}
