import type { EventSink, SentEvent } from './analytics.ts';

const mostKept = 100;

/**
 * Keeps the last events in `kept`, and prints each with `print`. Nothing leaves the machine.
 * @param kept a list that others may read: the page's own, for whoever develops or tests
 */
export function createDebugSink(kept: SentEvent[], print: ((event: SentEvent) => void) | null): EventSink {
  return {
    take(event) {
      kept.push(event);
      if (kept.length > mostKept) kept.shift();
      print?.(event);
    },
    forget: () => void kept.splice(0),
  };
}
