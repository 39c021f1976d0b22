import { composeLive } from '../compose/live.ts';
import type { ProcessParts } from './process-parts.ts';

/** The sockets, and the relay that feeds them from the event log. */
export async function openSockets({ app, live, closers }: ProcessParts): Promise<void> {
  const relay = await composeLive(app, live);
  closers.add(() => relay.stop());
}
