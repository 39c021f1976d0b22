import { wait } from '@riderbell/web/clock.ts';

/** After a reading the next one waits so long: what makes it due may come fifty times a second. */
const restMs = 1_000;

/**
 * Reads again for something that happened. What happens during a reading may have missed it, so one more follows; of many that come
 * together one is enough. A reading that fails says so on the screen.
 */
export function createReadAgain(read: () => Promise<unknown>, rest = () => wait(restMs)): () => void {
  let reading = false;
  let due = false;
  const run = async () => {
    reading = true;
    while (due) {
      due = false;
      await read().catch(() => undefined);
      await rest();
    }
    reading = false;
  };
  return () => {
    due = true;
    if (!reading) void run();
  };
}
