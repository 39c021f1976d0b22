import { type NoteworthyChange, noteworthyChanges } from '@riderbell/domain/tracking/noteworthy-changes.ts';

export const volumes = ['low', 'medium', 'high'] as const;

export type Volume = (typeof volumes)[number];

/** What the wall sounds for on this device. */
export type SoundChoice = {
  readonly on: boolean;
  readonly volume: Volume;
  readonly events: readonly NoteworthyChange[];
};

/** Silent until somebody turns it on; then for what needs a hand, since a counter is loud enough. */
export const silentAtFirst: SoundChoice = {
  on: false,
  volume: 'medium',
  events: ['rider-near', 'delayed', 'no-rider', 'returning', 'cancelled'],
};

/** How loud, 0 to 1, as the ear takes it. */
export const loudness: Readonly<Record<Volume, number>> = { low: 0.08, medium: 0.3, high: 0.9 };

/** What the device kept; whatever cannot be read is as at first. */
export function readSoundChoice(stored: unknown): SoundChoice {
  if (typeof stored !== 'object' || stored === null) return silentAtFirst;
  const { on, volume, events } = stored as Partial<Record<keyof SoundChoice, unknown>>;
  return {
    on: on === true,
    volume: volumes.find((one) => one === volume) ?? silentAtFirst.volume,
    events: Array.isArray(events) ? knownEvents(events) : silentAtFirst.events,
  };
}

/** Those of a stored list that this build knows, each once and in its own order. */
export function knownEvents(stored: readonly unknown[]): readonly NoteworthyChange[] {
  return noteworthyChanges.filter((event) => stored.includes(event));
}

/** The list with the event, or without it. */
export function withEvent(
  events: readonly NoteworthyChange[],
  event: NoteworthyChange,
  chosen: boolean,
): readonly NoteworthyChange[] {
  return noteworthyChanges.filter((one) => (one === event ? chosen : events.includes(one)));
}
