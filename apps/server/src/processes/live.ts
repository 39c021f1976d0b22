import { composeLive } from '../compose/live.ts';
import type { ProcessParts } from './process-parts.ts';

/** Opens the live channel and starts the relay that feeds it from the event log. */
export async function openSockets({ app, live, closers }: ProcessParts): Promise<void> {
  const relay = await composeLive(app, live);
  closers.add(() => relay.stop());
}
