import { createObservable } from '@riderbell/web/observable.ts';

/** Whether the help panel is open; the round button and the account menu both open it. */
export const helpPanel = createObservable(false);
