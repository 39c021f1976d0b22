import { addCalls, composePortal } from '../compose/http.ts';
import type { ProcessParts } from './process-parts.ts';

/** The calls and their description. */
export async function answerCalls({ app, calls }: ProcessParts): Promise<void> {
  await addCalls(app, calls);
}

/** The portal takes every path that no other route has taken, so it comes last. @returns whether its built files are there */
export function servePages({ app, pages }: ProcessParts): Promise<boolean> {
  return composePortal(app, pages);
}
