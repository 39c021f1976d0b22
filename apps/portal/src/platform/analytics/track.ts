import { browserClock } from '@riderbell/web/clock.ts';
import type { EventName, EventProperties, TrackedEvent } from './events.ts';

type Listener = (event: TrackedEvent) => void;

/** Events from before analytics was loaded; no visitor causes more than this in those seconds. */
const queue: TrackedEvent[] = [];
const maxQueued = 50;
let listener: Listener | null = null;

/**
 * Records an event. It never fails and sends nothing itself: whether an event leaves the device depends on the deployment and
 * the visitor's consent (docs/analytics.md).
 */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  const event = { name, properties: properties as TrackedEvent['properties'], at: browserClock.now() };
  if (listener !== null) listener(event);
  else if (queue.length < maxQueued) queue.push(event);
}

/** Passes every event to the listener, including the queued ones. */
export function listenToEvents(next: Listener): void {
  listener = next;
  for (const event of queue.splice(0)) next(event);
}
