import { type NoteworthyChange, noteworthyChanges } from '@riderbell/domain/tracking/noteworthy-changes.ts';

export const volumes = ['low', 'medium', 'high'] as const;

export type Volume = (typeof volumes)[number];

/** For which events the counter view sounds on this device. */
export type SoundChoice = {
  readonly on: boolean;
  readonly volume: Volume;
  readonly events: readonly NoteworthyChange[];
};

/** Silent until the merchant turns it on; then for orders that need attention, since a counter is loud enough. */
export const silentAtFirst: SoundChoice = {
  on: false,
  volume: 'medium',
  events: ['rider-near', 'delayed', 'no-rider', 'returning', 'cancelled'],
};

/** The volume, 0 to 1, as the ear perceives it. */
export const loudness: Readonly<Record<Volume, number>> = { low: 0.08, medium: 0.3, high: 0.9 };

/** The stored choice; anything unreadable gets its default. */
export function readSoundChoice(stored: unknown): SoundChoice {
  if (typeof stored !== 'object' || stored === null) return silentAtFirst;
  const { on, volume, events } = stored as Partial<Record<keyof SoundChoice, unknown>>;
  return {
    on: on === true,
    volume: volumes.find((one) => one === volume) ?? silentAtFirst.volume,
    events: Array.isArray(events) ? knownEvents(events) : silentAtFirst.events,
  };
}

/** The events of a stored list that this build knows, each once and in the build's order. */
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
