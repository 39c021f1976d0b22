import type { Consent } from './consent.ts';
import { type EventName, events, type TrackedEvent } from './events.ts';

/** An event with the common properties of every event. */
export interface SentEvent {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, string | boolean>>;
  readonly at: number;
}

/** The properties of every event: about the deployment and the screen, never about the person. */
export interface EventContext {
  readonly country: string;
  readonly brand: string;
  readonly environment: string;
  readonly build: string;
  readonly language: string;
  readonly screen: 'small' | 'large';
  readonly signed_in: boolean;
}

/** A destination of events. Its methods never throw and never block. */
export interface EventSink {
  /** @param device the id of the browser; null if nothing leaves it */
  record(event: SentEvent, device: string | null): void;
  /** Drops all unsent events, because the visitor has withdrawn the consent. */
  clear(): void;
}

export interface AnalyticsParts {
  /** Stores events on the device. */
  local: EventSink | null;
  /** Sends events to a provider, only with the visitor's consent; null without a provider. */
  provider: EventSink | null;
  consent: Pick<Consent, 'get' | 'subscribe' | 'deviceId'>;
  context(): EventContext;
}

/**
 * Passes the events of `track` to the sinks. Events from before the consent are never sent, not even later; a withdrawal
 * drops the queued ones.
 */
export function createAnalytics({ local, provider, consent, context }: AnalyticsParts): (event: TrackedEvent) => void {
  consent.subscribe(() => {
    if (consent.get() !== 'allowed') provider?.clear();
  });
  return ({ name, properties, at }) => {
    const sent: SentEvent = { name, properties: { ...context(), ...allowedProperties(name, properties) }, at };
    local?.record(sent, null);
    const device = provider === null ? null : consent.deviceId();
    if (device !== null) provider?.record(sent, device);
  };
}

/** Keeps only the values in the table, so that no other value is sent by mistake. */
function allowedProperties(name: EventName, properties: TrackedEvent['properties']): Record<string, string> {
  const table: Readonly<Record<string, readonly string[]>> = events[name];
  return Object.fromEntries(Object.entries(properties).filter(([key, value]) => table[key]?.includes(value)));
}
