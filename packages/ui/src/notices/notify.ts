import { createNoticeQueue, type Notice } from './notice-queue.ts';

export { noticeDuration, type Notice, type NoticeKind } from './notice-queue.ts';

/** The page's only queue. */
export const notices = createNoticeQueue((task, milliseconds) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
});

/** Shows a snackbar at the start of the bottom edge (specification §2). */
export function notify(notice: Notice): void {
  notices.show(notice);
}
