import { notifications } from '@mantine/notifications';

export type NoticeKind = 'error' | 'warning' | 'info' | 'success';

/** specification §9, Notification durations, in milliseconds. */
export const noticeDuration = { short: 3500, normal: 5000, long: 7000, longest: 10_000 } as const;

export interface Notice {
  kind: NoticeKind;
  message: string;
  /** Milliseconds; 5 s for errors and warnings, 3.5 s for the rest when absent. */
  duration?: number;
  /** A notice with the same id replaces the one on the screen. */
  id?: string;
}

/** Shows a snackbar at the start of the bottom edge; more than three wait their turn. */
export function notify({ kind, message, id, duration = durationOf(kind) }: Notice): void {
  const data = { message, autoClose: duration, 'data-kind': kind, ...(id !== undefined && { id }) };
  if (id !== undefined) notifications.hide(id);
  notifications.show(data);
}

function durationOf(kind: NoticeKind): number {
  return kind === 'error' || kind === 'warning' ? noticeDuration.normal : noticeDuration.short;
}
