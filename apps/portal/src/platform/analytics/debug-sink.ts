import type { EventSink, SentEvent } from './analytics.ts';

const maxEvents = 100;

/**
 * Stores the last events in `events` and prints each with `print`. Nothing leaves the device.
 * @param events a list that developers and testers may read
 */
export function createDebugSink(events: SentEvent[], print: ((event: SentEvent) => void) | null): EventSink {
  return {
    record(event) {
      events.push(event);
      if (events.length > maxEvents) events.shift();
      print?.(event);
    },
    clear: () => void events.splice(0),
  };
}
