import { observed } from '@riderbell/web/observable.ts';

/** Whether the help centre is open beside the screen; the round button and the account menu both open it. */
export const helpPanel = observed(false);
