import { wait } from '@riderbell/web/clock.ts';

/** The pause between two readings: the events that trigger them may come fifty times a second. */
const restMs = 1_000;

/**
 * Reads again after an event. A reading may miss what happens during it, so one more follows; of many events one
 * reading is enough. The screen shows a failed reading.
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
