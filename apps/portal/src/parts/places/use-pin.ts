import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { wait } from '@riderbell/web/clock.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useLanguage } from '@riderbell/web/i18n/use-texts.ts';
import { createPinLookUp, type PinState } from './pin-look-up.ts';
import type { ChosenPlace } from '@riderbell/domain/places/chosen-place.ts';
import { lookUpPlace } from './place-calls.ts';

export interface Pin extends PinState {
  /** The visitor moved the pin. */
  moveTo(at: Coordinates): void;
  /** The visitor chose the place by search. */
  forget(): void;
}

/**
 * A pin whose address is looked up when it comes to rest; `onPlace` gets the place at once, and again with its address.
 */
export function usePin(onPlace: (place: ChosenPlace) => void): Pin {
  const { country } = useDeployment();
  const { language } = useLanguage();
  const [pin] = useState(() =>
    createPinLookUp((at, signal) => lookUpPlace(at, { country, language, near: at }, signal), wait),
  );
  const state = useSyncExternalStore(pin.subscribe, pin.get);
  useEffect(() => () => pin.forget(), [pin]);
  return { ...state, moveTo: (at) => pin.moveTo(at, onPlace), forget: () => pin.forget() };
}
