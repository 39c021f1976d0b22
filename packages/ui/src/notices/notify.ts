import { createSnackbarQueue, type Snackbar } from './snackbar-queue.ts';

export { snackbarDuration, type Snackbar, type NoticeKind } from './snackbar-queue.ts';

/** The page's only queue. */
export const snackbars = createSnackbarQueue((task, milliseconds) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
});

/** Shows a snackbar at the start of the bottom edge (specification §2). */
export function notify(snackbar: Snackbar): void {
  snackbars.show(snackbar);
}
