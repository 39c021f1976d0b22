import { browserClock } from '@riderbell/web/clock.ts';
import type { EventName, EventProperties, TrackedEvent } from './events.ts';

type Listener = (event: TrackedEvent) => void;

/** What happened before the rest of analytics was loaded; more than this nobody does in those seconds. */
const waiting: TrackedEvent[] = [];
const mostWaiting = 50;
let listener: Listener | null = null;

/**
 * Says that something happened. It costs nothing, fails never and sends nothing: who hears of it is decided where analytics are
 * started, and whether anything leaves the device by the visitor (docs/analytics.md).
 */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  const event = { name, properties: properties as TrackedEvent['properties'], at: browserClock.now() };
  if (listener !== null) listener(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** Hands every event, also those that happened already, to the one who listens. */
export function listenToEvents(next: Listener): void {
  listener = next;
  for (const event of waiting.splice(0)) next(event);
}
