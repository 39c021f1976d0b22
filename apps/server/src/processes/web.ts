import { addCalls, composePortal } from '../compose/http.ts';
import type { ProcessParts } from './process-parts.ts';

/** Adds the calls and their description. */
export async function answerCalls({ app, calls }: ProcessParts): Promise<void> {
  await addCalls(app, calls);
}

/** Adds the portal, which serves all remaining paths, so call it last. @returns whether the portal was built */
export function servePages({ app, pages }: ProcessParts): Promise<boolean> {
  return composePortal(app, pages);
}
