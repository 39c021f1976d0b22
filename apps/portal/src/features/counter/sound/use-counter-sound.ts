import { isTrouble } from '@riderbell/domain/tracking/noteworthy-changes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { schedule } from '@riderbell/web/clock.ts';
import { store } from '@riderbell/web/storage/storage.ts';
import { storageKeys } from '../../../platform/storage-keys.ts';
import type { OrderScope } from '../../../parts/orders/data/active-orders.ts';
import { gatherChanges } from '../../../parts/notifications/gather-changes.ts';
import { type OrderChange, watchChanges } from '../../../parts/notifications/watch-changes.ts';
import { type ChimeState, type ChimeTone, createChime } from './chime.ts';
import { loudness, readSoundChoice, type SoundChoice } from './sound-choice.ts';

/** Changes that are closer together than this sound once. */
const burstMs = 400;
/** A merchant would turn off a counter view that sounds all the time. */
const pauseMs = 3_000;

export interface CounterSound {
  readonly choice: SoundChoice;
  readonly state: ChimeState;
  change(part: Partial<SoundChoice>): void;
  test(tone: ChimeTone): void;
}

/** Sounds for the chosen changes of these orders while the counter view shows; the choice is stored on the device. */
export function useCounterSound(scope: OrderScope): CounterSound {
  const client = useQueryClient();
  const [chime] = useState(() => createChime('AudioContext' in window ? () => new AudioContext() : null));
  const [choice, setChoice] = useState(() => readSoundChoice(store.read(storageKeys.counterSound)));
  const state = useSyncExternalStore(chime.state.subscribe, chime.state.get);

  const chosen = useEffectEvent((changes: readonly OrderChange[]) =>
    changes.filter(({ change }) => choice.on && choice.events.includes(change)),
  );
  const sound = useEffectEvent((changes: readonly OrderChange[]) =>
    chime.play(changes.some(({ change }) => isTrouble(change)) ? 'trouble' : 'good', loudness[choice.volume]),
  );
  useEffect(() => {
    const gathered = gatherChanges({ waitMs: burstMs, pauseMs, schedule, tell: (changes) => sound(changes) });
    const stop = watchChanges(client, scope, (changes) => gathered.add(chosen(changes)));
    return () => {
      stop();
      gathered.stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the parts of the scope, which is a new object each time
  }, [client, scope.vendorId, scope.includeOutlets]);

  useEffect(() => {
    if (!choice.on) return undefined;
    const wake = () => chime.wake();
    // After a reload the browser waits for a press anywhere.
    wake();
    window.addEventListener('pointerdown', wake);
    window.addEventListener('keydown', wake);
    return () => {
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', wake);
    };
  }, [chime, choice.on]);
  useEffect(() => () => chime.close(), [chime]);

  const sample = (tone: ChimeTone, { volume }: SoundChoice) => chime.wake(() => chime.play(tone, loudness[volume]));
  return {
    choice,
    state,
    change(part) {
      const next = { ...choice, ...part };
      setChoice(next);
      store.write(storageKeys.counterSound, next);
      // A merchant who turns it on, or louder, hears the result.
      if (next.on && (!choice.on || part.volume !== undefined)) sample('good', next);
    },
    test: (tone) => sample(tone, choice),
  };
}
