import type { Consent } from './consent.ts';
import { type EventName, events, type TrackedEvent } from './events.ts';

/** An event with what is said with each of them. */
export interface SentEvent {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, string | boolean>>;
  readonly at: number;
}

/** What is said with every event: the deployment and the screen, nothing of the person. */
export interface Surroundings {
  readonly country: string;
  readonly brand: string;
  readonly environment: string;
  readonly build: string;
  readonly language: string;
  readonly screen: 'small' | 'large';
  readonly signed_in: boolean;
}

/** The port: where events go. None of its methods throws or waits. */
export interface EventSink {
  /** @param device what the browser is known by; null where nothing leaves it */
  take(event: SentEvent, device: string | null): void;
  /** Drops everything that has not left: the visitor has withdrawn. */
  forget(): void;
}

export interface AnalyticsParts {
  /** Keeps events on the device. */
  local: EventSink | null;
  /** Sends them to a provider, with the visitor's consent alone; null without a provider. */
  provider: EventSink | null;
  consent: Pick<Consent, 'get' | 'subscribe' | 'deviceId'>;
  surroundings(): Surroundings;
}

/**
 * Takes what `track` hears to the sinks. What happened before the visitor agreed is never sent, not even afterwards; withdrawing
 * drops what still waits.
 */
export function createAnalytics({
  local,
  provider,
  consent,
  surroundings,
}: AnalyticsParts): (event: TrackedEvent) => void {
  consent.subscribe(() => {
    if (consent.get() !== 'allowed') provider?.forget();
  });
  return ({ name, properties, at }) => {
    const sent: SentEvent = { name, properties: { ...surroundings(), ...allowedOf(name, properties) }, at };
    local?.take(sent, null);
    const device = provider === null ? null : consent.deviceId();
    if (device !== null) provider?.take(sent, device);
  };
}

/** Only what the table knows: a value from elsewhere must not leave by mistake. */
function allowedOf(name: EventName, properties: TrackedEvent['properties']): Record<string, string> {
  const table: Readonly<Record<string, readonly string[]>> = events[name];
  return Object.fromEntries(Object.entries(properties).filter(([key, value]) => table[key]?.includes(value)));
}
